// Runs in every page that is measured, before anything of the page: notes its long tasks and its frames.
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
