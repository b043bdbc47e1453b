import { expect, test } from 'vitest';
import { PushCalls, type Pushing } from '../../src/online/push-calls.ts';
import { pushSupportOf, type PushDevice } from '../../src/online/push-support.ts';
import { newSavedTable, type SavedTable } from '../../src/online/saved-table.ts';
import type { ApiResult, TableApiRefusalCode } from '../../src/online/table-api.ts';
import { saveTurnNotices } from '../../src/online/turn-notice-setting.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

const SERVER_KEY = `B${'A'.repeat(86)}`;

const seatAt = (table: string): SavedTable => ({ ...newSavedTable(table, 'k'.repeat(43)), seat: 1 });

/** A browser whose subscriptions are numbered. */
class FakeBrowser {
  current: PushSubscription | null = null;
  made = 0;
  isBroken = false;

  readonly pushing: Pushing = {
    getSubscription: () => Promise.resolve(this.current),
    subscribe: (options) => {
      if (this.isBroken) return Promise.reject(new Error('no push service'));
      this.made += 1;
      this.current = this.#subscription(`https://push.example/${this.made}`, options?.applicationServerKey);
      return Promise.resolve(this.current);
    },
  };

  #subscription(endpoint: string, key: unknown): PushSubscription {
    const keys = { p256dh: 'p', auth: 'a' };
    const applicationServerKey = key instanceof Uint8Array ? key.slice().buffer : null;
    return {
      endpoint,
      expirationTime: null,
      options: { applicationServerKey, userVisibleOnly: true },
      getKey: () => null,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        this.current = null;
        return Promise.resolve(true);
      },
    };
  }
}

/** Calls with a server that remembers what it was asked for. */
function scene(): {
  calls: PushCalls;
  browser: FakeBrowser;
  asked: string[];
  world: {
    seated: SavedTable[];
    permission: NotificationPermission;
    key: string;
    refused: TableApiRefusalCode | undefined;
  };
  want: (isWanted: boolean) => void;
} {
  const localStore = memoryStore();
  const browser = new FakeBrowser();
  const asked: string[] = [];
  const world: ReturnType<typeof scene>['world'] = {
    seated: [seatAt('oak'), seatAt('elm')],
    permission: 'granted',
    key: SERVER_KEY,
    refused: undefined,
  };
  const answer = <Value extends object>(value: Value, words?: string): Promise<ApiResult<Value>> => {
    if (words !== undefined) asked.push(words);
    return Promise.resolve(world.refused ? { refused: world.refused } : value);
  };
  const calls = new PushCalls({
    localStore,
    tables: {
      get seated() {
        return world.seated;
      },
      find: (table) => world.seated.find((saved) => saved.table === table),
    },
    tableApi: {
      pushKey: () => answer({ key: world.key }),
      call: (table, { subscription }) =>
        answer({ isOn: true }, `${table} at ${subscription.endpoint.at(-1)}`),
      stopCalling: (table, { endpoint }) => answer({ isOn: false }, `not ${table} at ${endpoint.at(-1)}`),
    },
    pushing: () => Promise.resolve(browser.pushing),
    permission: () => world.permission,
  });
  return { calls, browser, asked, world, want: (isWanted) => saveTurnNotices(localStore, isWanted) };
}

test('nobody subscribes who does not want to be called', async () => {
  const { calls, browser, asked, world, want } = scene();
  await calls.follow();
  want(true);
  world.permission = 'default';
  await calls.follow();
  expect([browser.made, asked, calls.isOn]).toEqual([0, [], false]);
});

test('the server learns of every seat once', async () => {
  const { calls, asked, world, want } = scene();
  want(true);
  await Promise.all([calls.follow(), calls.follow()]);
  world.seated = [seatAt('ash'), ...world.seated];
  await calls.follow();
  expect(asked).toEqual(['oak at 1', 'elm at 1', 'ash at 1']);
  expect(calls.isOn).toBe(true);
});

test('a table that is no longer in the list calls nobody', async () => {
  const { calls, asked, world, want } = scene();
  want(true);
  await calls.follow();
  world.seated = [seatAt('elm')];
  await calls.follow();
  await calls.follow();
  expect(asked.slice(2)).toEqual(['not oak at 1']);
});

test('a server with another key gets another subscription', async () => {
  const { calls, asked, world, want } = scene();
  want(true);
  await calls.follow();
  world.key = `B${'B'.repeat(86)}`;
  await calls.follow();
  expect(asked.slice(2)).toEqual(['not oak at 1', 'not elm at 1', 'oak at 2', 'elm at 2']);
});

test('what the server has not answered is asked again', async () => {
  const { calls, asked, world, want } = scene();
  want(true);
  await calls.follow();
  world.seated = [seatAt('ash'), ...world.seated];
  world.refused = 'unreachable';
  await calls.follow();
  expect(calls.isOn).toBe(true);
  world.refused = undefined;
  await calls.follow();
  expect(asked.slice(2)).toEqual(['ash at 1']);
});

test('calls end at all tables, and with the browser', async () => {
  const { calls, browser, asked, want } = scene();
  want(true);
  await calls.follow();
  await calls.end();
  expect(asked.slice(2)).toEqual(['not oak at 1', 'not elm at 1']);
  expect([browser.current, calls.isOn]).toEqual([null, false]);
});

test('a browser without a push service is not called, and nothing breaks', async () => {
  const { calls, browser, asked, want } = scene();
  browser.isBroken = true;
  want(true);
  await calls.follow();
  expect([asked, calls.isOn]).toEqual([[], false]);
});

test('a device says why it cannot be called', () => {
  const device: PushDevice = {
    isSecureContext: true,
    hasNotifications: true,
    hasPush: true,
    isAppleTab: false,
  };
  const iphone = { hasNotifications: false, hasPush: false, isAppleTab: true };
  expect([
    pushSupportOf(device),
    pushSupportOf({ ...device, hasPush: false }),
    pushSupportOf({ ...device, isSecureContext: false }),
    pushSupportOf({ ...device, ...iphone }),
    pushSupportOf({ ...device, ...iphone, isAppleTab: false }),
  ]).toEqual(['anytime', 'open', 'insecure', 'home-screen', 'never']);
});
