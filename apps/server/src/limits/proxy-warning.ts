import type { Origin } from './address.ts';

const WORDS =
  'A request has X-Forwarded-For, but PROXIES is 0: if it comes through a proxy of yours, all its visitors share the ' +
  'limits of one. Set PROXIES to how many proxies stand in front.';

/** Warns once about a proxy that is not in the settings. */
export function proxyWarning(warn: (words: string) => void): (request: Origin) => void {
  let isTold = false;
  return ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    warn(WORDS);
  };
}
