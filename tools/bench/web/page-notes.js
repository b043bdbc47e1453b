// Runs in every measured page before its own scripts: records long tasks and frames.
const tasks = [];
const frames = [];
Object.assign(globalThis, { pageNotes: { tasks, frames } });

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
}).observe({ type: 'longtask', buffered: true });

let last = performance.now();
const noteFrame = (now) => {
  frames.push(now - last);
  last = now;
  requestAnimationFrame(noteFrame);
};
requestAnimationFrame(noteFrame);
