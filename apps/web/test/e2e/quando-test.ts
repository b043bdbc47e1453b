import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { notePageErrors } from './device/page-errors.ts';
import { recordWorkerMessages } from './device/worker-messages.ts';
import { storeSettings } from './device/stored-settings.ts';
import type { SettingsValues } from '../../src/settings-values.ts';

type Options = {
  /** The settings of the device; animations are off by default. */
  settings: Partial<SettingsValues>;
};

type Fixtures = {
  /** Fails the test if any page reports an error. */
  quiet: void;
};

/** A test whose pages must not log errors, violate the content security policy or contact other origins. */
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
  notePageErrors(page, complaints);
  page.on('console', (message) => {
    // Violations of the content security policy are reported here too.
    if (message.type() === 'error') complaints.push(`said ${message.text()}`);
  });
}
