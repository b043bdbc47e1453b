import { setTimeout as sleep } from 'node:timers/promises';
import { openProxy, type Proxy } from '../../../../tools/e2e/proxy.ts';

/** A server in front of a site that answers some paths late. */
export const openSlowProxy = (site: string, delayOf: (path: string) => number): Promise<Proxy> =>
  openProxy(site, { before: (path) => sleep(delayOf(path)) });
