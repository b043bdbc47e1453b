import { chromium } from '@playwright/test';
import { startApp } from '../e2e/app-server.ts';
import { completeBrowserPath } from '../e2e/browser.ts';
import { freePort } from '../e2e/free-port.ts';
import { printJson, printTable, rounded } from './printing.ts';
import { firstPage } from './web/first-page.ts';
import { lighthouseScores } from './web/lighthouse-scores.ts';
import { roundFrames } from './web/round-frames.ts';
import { slowStart } from './web/slow-device.ts';

const SLOWDOWN = 4;
/** The first page's scripts, in bytes. */
const GOAL = 45_000;

/** Measures the web app in a real browser: size, start on a slow device, frames of a round, Lighthouse. */
export async function web(): Promise<void> {
  const executablePath = completeBrowserPath();
  const app = await startApp();
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });
  try {
    const page = await firstPage(browser, app.address);
    const start = await slowStart(browser, app.address, SLOWDOWN);
    const { round, reveal } = await roundFrames(browser, app.address, SLOWDOWN);
    const { scores, firstPaint, layoutShift, shortcomings } = await lighthouseScores(app.address, port);
    printTable([
      ['', 'measured', 'goal'],
      ['scripts of the first page, bytes', rounded(page.bytes), `<= ${rounded(GOAL)}`],
      [`interactive at 1/${SLOWDOWN} speed, ms`, rounded(start.interactive), ''],
      [`longest task at 1/${SLOWDOWN} speed, ms`, rounded(start.longestTask), ''],
      [`frames over 50 ms, of ${round.frames}`, rounded(round.slowFrames), '0'],
      ['longest frame, ms', rounded(round.longestFrame), ''],
      [
        `frames of a reveal over 50 ms at 1/${SLOWDOWN} speed, of ${reveal.frames}`,
        rounded(reveal.slowFrames),
        '0',
      ],
      ['longest frame of a reveal, ms', rounded(reveal.longestFrame), ''],
      ['first contentful paint on a phone, ms', rounded(firstPaint), '<= 800'],
      ['layout shift', layoutShift.toFixed(3), '0'],
      ...Object.entries(scores).map(([name, score]) => [`Lighthouse ${name}`, String(score), '100']),
    ]);
    for (const sentence of shortcomings) console.log(`Not 100: ${sentence}`);
    const { bytes: firstPageBytes, files: firstPageFiles } = page;
    printJson([
      {
        bench: 'web',
        firstPageBytes,
        firstPageFiles,
        ...start,
        ...round,
        reveal,
        firstPaint,
        layoutShift,
        lighthouse: scores,
      },
    ]);
  } finally {
    await browser.close();
    await app.stop();
  }
}
