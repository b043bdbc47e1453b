import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port.ts';
import { systemProgram } from '../system-programs.ts';
import { callOf, PHONE, type Driver } from './driver.ts';
import { clickAt, typing } from './input-actions.ts';
import { WebDriverSession } from './webdriver-session.ts';

/** What is needed to drive WebKitGTK: its driver, a display, and Python with its bindings. */
export type WebKitPrograms = { readonly driver: string; readonly display: string; readonly python: string };

const BINDINGS = "import gi; gi.require_version('WebKit2', '4.1')";

export function webKitPrograms(): WebKitPrograms | undefined {
  const driver = systemProgram('WebKitWebDriver');
  const display = systemProgram('Xvfb');
  // The system's own one, which has the system's bindings.
  const python = '/usr/bin/python3';
  if (driver === undefined || display === undefined) return undefined;
  return spawnSync(python, ['-c', BINDINGS]).status === 0 ? { driver, display, python } : undefined;
}

/** Starts WebKitGTK in a window on a display of its own, driven by WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-webkit-'));
  const log = join(folder, 'console.log');
  writeFileSync(log, '');
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const window = join(import.meta.dirname, 'webkit-window.py');
  const session = await WebDriverSession.open(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.python,
      args: [window, String(PHONE.width), String(PHONE.height), folder, log],
    },
  });
  return {
    open: (url) => session.post('url', { url }),
    reload: () => session.post('refresh'),
    back: () => session.post('back'),
    forward: () => session.post('forward'),
    run: async (work, ...args) => JSON.parse(await session.evaluate(callOf(work, args))),
    click: (spot) => session.post('actions', { actions: clickAt(spot) }),
    type: (text) => session.post('actions', { actions: typing(text) }),
    complaints: () => errorsIn(readFileSync(log, 'utf8')),
    close: async () => {
      await session.close();
      await end(driver);
      await end(display.process);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

type Display = { readonly process: ChildProcess; readonly name: string };

/** A screen in memory; the X server chooses a free number and prints it. */
async function startDisplay(program: string): Promise<Display> {
  const options = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number]: string[] = await once(createInterface(child.stdout), 'line');
  return { process: child, name: `:${number}` };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

const errorsIn = (log: string): readonly string[] =>
  log.split('\n').filter((line) => /^CONSOLE .*ERROR/.test(line));
