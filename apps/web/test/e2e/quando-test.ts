import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { recordWorkerMessages } from './device/worker-messages.ts';
import { storeSettings } from './device/stored-settings.ts';
import type { SettingsValues } from '../../src/settings-values.ts';

type Options = {
  /** What this device's people have chosen; whole games are played at once. */
  settings: Partial<SettingsValues>;
};

type Fixtures = {
  /** Sees to it that nothing goes wrong behind the scenes of any page. */
  quiet: void;
};

/** A test in a browser whose pages must not complain, break the policy or speak with anybody else. */
export const test = base.extend<Options & Fixtures>({
  settings: [{ speed: 'instant', sounds: false }, { option: true }],
  context: async ({ context, settings }, use) => {
    await recordWorkerMessages(context);
    await storeSettings(context, settings);
    await use(context);
  },
  quiet: [
    async ({ context, baseURL }, use) => {
      const complaints = complaintsOf(context, new URL(baseURL!).origin);
      await use();
      expect(complaints, 'complaints behind the scenes').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function complaintsOf(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`asked ${url.href}`);
  });
  context.on('page', (page) => listenTo(page, complaints));
  return complaints;
}

function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`threw ${error.stack}`));
  page.on('console', (message) => {
    // Breaches of the policy are told here, too.
    if (message.type() === 'error') complaints.push(`said ${message.text()}`);
  });
}
