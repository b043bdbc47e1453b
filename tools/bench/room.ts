import { chromium } from '@playwright/test';
import { startApp } from '../e2e/app-server.ts';
import { completeBrowserPath } from '../e2e/browser.ts';
import { printJson, printTable, rounded } from './printing.ts';
import { seatedRoom } from './room/seated-room.ts';
import { tapTimes } from './room/tap-times.ts';

const TAPS = 60;
/** In milliseconds. */
const GOALS = { seat: 15_000, tap: 150 };

/** Measures a game in one room on this machine: the way to a seat, and from a tap to the big screen. */
export async function room(): Promise<void> {
  const app = await startApp();
  const browser = await chromium.launch({ executablePath: completeBrowserPath() });
  try {
    const seated = await seatedRoom(browser, app.address);
    const times = (await tapTimes(seated, TAPS)).toSorted((a, b) => a - b);
    const at = (share: number): number => times[Math.ceil(share * times.length) - 1]!;
    const seat = Math.max(...seated.seatTimes);
    printTable([
      ['', 'measured', 'goal'],
      ['from the code to a seat, ms, slowest of four', rounded(seat), `<= ${rounded(GOALS.seat)}`],
      [`from a tap to the big screen, ms, median of ${TAPS}`, rounded(at(0.5)), ''],
      ['the same, 95th percentile', rounded(at(0.95)), `<= ${GOALS.tap}`],
      ['the same, slowest', rounded(at(1)), ''],
    ]);
    printJson([{ bench: 'room', seat, taps: TAPS, p50: at(0.5), p95: at(0.95), slowest: at(1) }]);
  } finally {
    await browser.close();
    await app.stop();
  }
}
