import { expect, type Browser, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { parseCreatedTable, type Terms } from '@quando/protocol';
import type { SettingsValues } from '../../../src/settings-values.ts';
import { notePageErrors } from '../device/page-errors.ts';
import { storeSettings } from '../device/stored-settings.ts';
import { recordSocketMessages } from '../device/socket-messages.ts';
import { test as base } from '../quando-test.ts';
import { OnlineServer } from './online-server.ts';

export type Device = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong behind the scenes. */
  readonly complaints: readonly string[];
};

export type DeviceOptions = {
  readonly language: SettingsValues['language'];
  /** Who uses it; unknown if nobody has said a name yet. */
  readonly name?: string;
  readonly theme?: SettingsValues['theme'];
  /** Whether cards fly; everything is still otherwise. */
  readonly isMoving?: boolean;
  /** Whether it is a television rather than what the project says. */
  readonly isTelevision?: boolean;
  /** Whether a service worker may stand between the page and the server. */
  readonly serviceWorkers?: 'allow' | 'block';
};

type Fixtures = {
  /** A device of one more person. */
  device: (options: DeviceOptions) => Promise<Device>;
  /** Makes a table without a page, and gives its address. */
  makeTable: (terms: Partial<Terms>) => Promise<string>;
};

const TELEVISION = { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false };

const TERMS: Terms = { players: 3, target: 12, tempo: 'relaxed', isOpen: true };

/** A test with a server of online tables, and a device for everybody who plays. */
export const test = base.extend<Fixtures, { tables: OnlineServer }>({
  tables: [
    async ({ browserName }, use) => {
      const server = await OnlineServer.start(`quando-${browserName}-`);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ tables }, use) => use(tables.address),
  device: async ({ browser, baseURL, viewport, isMobile, hasTouch }, use) => {
    const opened: Device[] = [];
    await use(async (options) => {
      const size = { viewport, isMobile, hasTouch };
      const shape = options.isTelevision ? TELEVISION : size;
      const device = await openDevice(browser, { ...shape, baseURL: baseURL! }, options);
      opened.push(device);
      return device;
    });
    expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
    await Promise.all(opened.map(({ context }) => context.close()));
  },
  makeTable: async ({ request }, use) => {
    await use(async (terms) => {
      const answer = await request.post('/api/tables', { data: { terms: { ...TERMS, ...terms } } });
      const created = parseCreatedTable(await answer.json());
      if (!created) throw new Error('no table was made');
      return `/t/${created.table}`;
    });
  },
});

export { expect };

type Size = NonNullable<Parameters<Browser['newContext']>[0]>;

async function openDevice(browser: Browser, size: Size, options: DeviceOptions): Promise<Device> {
  const { language, name, theme = 'day', isMoving = false, serviceWorkers = 'block' } = options;
  const context = await browser.newContext({ ...size, serviceWorkers });
  const motion = isMoving
    ? ({ speed: 'normal', motion: 'full' } as const)
    : ({ speed: 'instant', motion: 'reduced' } as const);
  await storeSettings(context, { ...motion, sounds: false, language, theme });
  if (name !== undefined) await keepName(context, name);
  await recordSocketMessages(context);
  const complaints: string[] = [];
  const page = await context.newPage();
  notePageErrors(page, complaints);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) complaints.push(`said ${message.text()}`);
  });
  return { page, context, complaints };
}

/** Browsers tell of every lost connection, refused code or record and deleted league, which is what some tests are about. */
const isExpected = (message: ConsoleMessage): boolean =>
  isLoss(message.text()) ||
  /\/api\/(codes\/|leagues\/|public\/|operator|tables\/[^/]+\/record$)/.test(message.location().url);

const isLoss = (text: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection to .* failed/.test(
    text,
  );

const keepName = (context: BrowserContext, name: string): Promise<unknown> =>
  context.addInitScript((kept) => {
    if (origin !== 'null') localStorage.setItem('quando-me', JSON.stringify({ name: kept, avatar: 'drop' }));
  }, name);
