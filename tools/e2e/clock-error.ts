import { readFileSync } from 'node:fs';

/** How often the file is read, in milliseconds. */
const EVERY = 50;

/** Steps this process's wall clock by as many milliseconds as a file says, whenever the file changes. */
export function followClockError(file: string): void {
  const rightTime = Date.now;
  const read = (): void => {
    const error = Number(readFileSync(file, 'utf8'));
    Date.now = () => rightTime() + error;
  };
  read();
  setInterval(read, EVERY).unref();
}
