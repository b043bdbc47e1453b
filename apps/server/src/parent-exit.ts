/** The polling interval, in milliseconds. */
const INTERVAL = 500;

/** Calls back once when the parent process is gone: the shell of `npm start` does not forward signals. */
export function onParentExit(then: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, INTERVAL);
  watch.unref();
}
