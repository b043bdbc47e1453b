import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The build without windows; it loads a page in two thirds of the time, but has no notifications and no wake lock. */
const HEADLESS = 'chromium-headless-shell';

/** The names of complete builds on a system's path. */
const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium for tests, the headless build where there is one. Installs both if there is none. */
export const browserPath = (): string => foundOrInstalled([HEADLESS, ...COMPLETE]);

/** The path of a Chromium that has everything its users have, such as notifications. Installs it if there is none. */
export const completeBrowserPath = (): string => foundOrInstalled(COMPLETE);

function foundOrInstalled(names: readonly string[]): string {
  const found = systemBrowser(names) ?? playwrightBrowser() ?? installedBrowser(names);
  if (found === undefined) {
    throw new Error('No Chromium was found, and none could be installed. Install one, then try again.');
  }
  return found;
}

function installedBrowser(names: readonly string[]): string | undefined {
  if (isDebianRoot()) {
    installFromDebian();
    const found = systemBrowser(names);
    if (found !== undefined) return found;
  }
  installFromPlaywright();
  return playwrightBrowser();
}

const systemBrowser = (names: readonly string[]): string | undefined =>
  names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isExecutable);

const folders = (): readonly string[] => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const isDebianRoot = (): boolean => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

function installFromDebian(): void {
  say(`No Chromium here: installing the packages "chromium" and "${HEADLESS}" with apt-get.`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium', HEADLESS]);
}

function installFromPlaywright(): void {
  say('No Chromium here: installing the one of Playwright ("npx playwright install chromium").');
  run('npx', ['playwright', 'install', 'chromium']);
}

/** Notices go to stderr, since results go to stdout. */
const say = (sentence: string): boolean => process.stderr.write(`${sentence}\n`);

function run(command: string, args: readonly string[]): void {
  const { error, status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error ?? status !== 0)
    say(`${command} ${args.join(' ')} did not work${error ? `: ${error.message}` : ''}.`);
}
