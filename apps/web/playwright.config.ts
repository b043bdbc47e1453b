import { defineConfig } from '@playwright/test';
import { browserPath } from '../../tools/e2e/browser.ts';

/** Both servers pick a free port and print their address, which Playwright puts in the environment. */
const { APP_ADDRESS: app = '', GALLERY_ADDRESS: gallery = '' } = process.env;

/** Playwright empties this folder before each run. */
const RESULTS = '../../reports/e2e';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: RESULTS,
  forbidOnly: true,
  fullyParallel: true,
  // One more than a small machine has cores: tests wait about as long as they compute.
  workers: 3,
  retries: 0,
  // Nothing waits this long unless the machine is busy, or something is broken.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    actionTimeout: 30_000,
    launchOptions: { executablePath: browserPath() },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Each context would fetch the whole app for its worker; tests of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // The longest tests come first, so that no core waits for them at the end.
    { name: 'walk', testDir: 'test/walk' },
    { name: 'phone', testDir: 'test/e2e', grepInvert: /@desktop/, use: { ...PHONE, baseURL: app } },
    { name: 'desktop', testDir: 'test/e2e', grep: /@desktop|@both/, use: { ...DESKTOP, baseURL: app } },
    { name: 'board', testDir: 'test/board', use: { ...DESKTOP, baseURL: gallery } },
    { name: 'offline', testDir: 'test/offline', use: { ...DESKTOP } },
  ],
  webServer: [
    {
      name: 'app',
      command: 'node ../../tools/build/main.ts --if-needed && node ../server/src/main.ts',
      env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: `${RESULTS}/data` },
      wait: { stdout: /Quando is at (?<app_address>\S+)/ },
      timeout: 600_000,
    },
    {
      name: 'gallery',
      command: 'node ../../tools/e2e/gallery.ts',
      wait: { stdout: /The gallery is at (?<gallery_address>\S+)/ },
      timeout: 600_000,
    },
  ],
});
