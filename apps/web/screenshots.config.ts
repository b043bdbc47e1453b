import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';

/** Takes screenshots of the main screens: `npm run screenshots`. */
export default defineConfig({
  ...shared,
  use: { ...shared.use, baseURL: process.env['APP_ADDRESS'] ?? '' },
  testMatch: '**/*.shot.ts',
  reporter: 'list',
  workers: 1,
  projects: [
    {
      name: 'phone',
      testDir: 'test/screenshots',
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testDir: 'test/screenshots', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
