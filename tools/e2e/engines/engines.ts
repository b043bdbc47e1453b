import { startChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { firefoxProgram, startFirefox } from './firefox.ts';
import { startWebKit, webKitPrograms } from './webkit.ts';

/** An engine that browsers are built on, and how to start it; missing if this system does not have it. */
export type Engine = { readonly name: string; readonly start: () => Promise<Driver> | 'missing' };

/** All engines; most browser tests run in Chromium alone. */
export const ENGINES: readonly Engine[] = [
  { name: 'Chromium', start: startChromium },
  {
    name: 'Firefox',
    start: () => {
      const program = firefoxProgram();
      return program === undefined ? 'missing' : startFirefox(program);
    },
  },
  {
    name: 'WebKit',
    start: () => {
      const programs = webKitPrograms();
      return programs === undefined ? 'missing' : startWebKit(programs);
    },
  },
];
