import type { Browser, CDPSession } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

/** How long pages run at a time, in milliseconds. */
const RUN = 5;
/** After so many times the processes are looked up again. */
const TIMES = 20;

/**
 * Slows all pages of a browser with their workers, which the browser's own emulation leaves at full speed: their processes
 * stand still for a part of the time. Returns what ends it.
 */
export async function slowPages(browser: Browser, slowdown: number): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  let isEnded = false;
  const slowing = slow(session, slowdown, () => isEnded);
  return async () => {
    isEnded = true;
    await slowing;
    await session.detach();
  };
}

async function slow(session: CDPSession, slowdown: number, isEnded: () => boolean): Promise<void> {
  while (!isEnded()) {
    const pages = await pageProcesses(session);
    for (let i = 0; i < TIMES && !isEnded(); i += 1) {
      const start = performance.now();
      await wait(RUN);
      const ran = performance.now() - start;
      signal(pages, 'SIGSTOP');
      await wait(ran * (slowdown - 1));
      signal(pages, 'SIGCONT');
    }
  }
}

/** The seconds of CPU time that the pages of a browser and their workers have taken. */
export async function pageCpuSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function pageProcesses(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) {
    try {
      process.kill(id, name);
    } catch {
      // The browser has ended it.
    }
  }
}
