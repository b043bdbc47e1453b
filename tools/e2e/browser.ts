import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot, runVisibly, say, systemProgram } from './system-programs.ts';

/** The build without windows; it loads a page in two thirds of the time, but has no notifications and no wake lock. */
const HEADLESS = 'chromium-headless-shell';

/** The names of complete builds on a system's path. */
const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium for tests, the headless build where there is one. Installs both if there is none. */
export const browserPath = (): string => foundOrInstalled([HEADLESS, ...COMPLETE]);

/** The path of a Chromium that has everything its users have, such as notifications. Installs it if there is none. */
export const completeBrowserPath = (): string => foundOrInstalled(COMPLETE);

function foundOrInstalled(names: readonly string[]): string {
  const found = systemProgram(...names) ?? playwrightBrowser() ?? installedBrowser(names);
  if (found === undefined) {
    throw new Error('No Chromium was found, and none could be installed. Install one, then try again.');
  }
  return found;
}

function installedBrowser(names: readonly string[]): string | undefined {
  if (isDebianRoot()) {
    installChromium();
    const found = systemProgram(...names);
    if (found !== undefined) return found;
  }
  installFromPlaywright();
  return playwrightBrowser();
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installChromium(): void {
  say(`No Chromium here: installing the packages "chromium" and "${HEADLESS}" with apt-get.`);
  installFromDebian('chromium', HEADLESS);
}

function installFromPlaywright(): void {
  say('No Chromium here: installing the one of Playwright ("npx playwright install chromium").');
  runVisibly('npx', ['playwright', 'install', 'chromium']);
}
