/** How often to look, in milliseconds. */
const INTERVAL = 500;

/** Tells once when whoever started this process is gone: the shell of `npm start` passes no signal on when it ends. */
export function onParentExit(then: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, INTERVAL);
  watch.unref();
}
