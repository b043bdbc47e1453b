import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { systemProgram } from '../system-programs.ts';
import { BidiSession } from './bidi-session.ts';
import { callOf, PHONE, type Driver } from './driver.ts';
import { clickAt, typing } from './input-actions.ts';

export const firefoxProgram = (): string | undefined => systemProgram('firefox-esr', 'firefox');

/** Starts a Firefox, driven by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'quando-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en-GB, en");\n');
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const browser = spawn(program, [...options, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const session = await BidiSession.open(await addressOf(browser));
  const context = await session.onlyPage();
  await session.send('browsingContext.setViewport', { context, viewport: PHONE });
  const go = (delta: number): Promise<unknown> =>
    session.send('browsingContext.traverseHistory', { context, delta });
  const act = (actions: readonly object[]): Promise<unknown> =>
    session.send('input.performActions', { context, actions });
  return {
    open: async (url) =>
      void (await session.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await session.send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await go(-1)),
    forward: async () => void (await go(1)),
    run: async (work, ...args) => JSON.parse(await session.evaluate(context, callOf(work, args))),
    click: async (spot) => void (await act(clickAt(spot))),
    type: async (text) => void (await act(typing(text))),
    complaints: () => session.errors,
    close: async () => {
      const exited = once(browser, 'exit');
      await session.send('browser.close', {});
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Firefox says on stderr where it listens. */
async function addressOf(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface(browser.stderr!)) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      browser.stderr!.resume();
      return address;
    }
  }
  throw new Error('Firefox did not start');
}
