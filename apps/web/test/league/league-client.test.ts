import { countedResults, type LeagueSeat, type Outcome } from '@quando/season';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LeagueClient, type NewCommand } from '../../src/league/league-client.svelte.ts';
import { MemoryLeagueStore } from '../../src/league/league-store.ts';
import { saveLeagues } from '../../src/league/known-league.ts';
import { MyLeagues } from '../../src/league/my-leagues.svelte.ts';
import { sendWaiting } from '../../src/league/send-waiting.ts';
import { openLocalStore, type LocalStore } from '../../src/local-store.ts';
import { FakeLeagueServer } from './fake-league-server.ts';

const LEAGUE = 'the-league';
const [ADA, BO] = ['A'.repeat(43), 'B'.repeat(43)];

const opened: LeagueClient[] = [];
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

let ids = 0;
const freshId = (): string => `id-${(ids += 1)}`;
const clock = {
  now: () => 4000,
  after: (_: number, run: () => void) => {
    const timer = setTimeout(run, 20);
    return () => clearTimeout(timer);
  },
};

type Device = { readonly client: LeagueClient; readonly store: MemoryLeagueStore };

/** A page of a device that shows the league. */
function open(server: FakeLeagueServer, key: string, store = new MemoryLeagueStore()): Device {
  const client = new LeagueClient({ league: LEAGUE, key, api: server.api, store, clock, freshId });
  opened.push(client);
  void client.open();
  return { client, store };
}

const join = (id: string, name: string): NewCommand => ({ do: 'join', member: { id, name, avatar: 'bean' } });

const SEATS: readonly LeagueSeat[] = [
  { kind: 'member', member: 'ada' },
  { kind: 'guest', name: 'Eve' },
];
const OUTCOME: Outcome = {
  playedAt: 2000,
  game: { players: 2, target: 50, rounds: [{ sums: [10, 50], knocker: 'nobody', zeros: 'nobody' }] },
  seats: SEATS,
};
const play = (result: string): NewCommand => ({
  do: 'play',
  result,
  source: { kind: 'sheet' },
  outcome: OUTCOME,
});

const namesIn = ({ client }: Device): string[] => client.league?.members.map(({ name }) => name) ?? [];
const resultsIn = ({ client }: Device): number => (client.league ? countedResults(client.league).length : -1);

describe('a league on a device', () => {
  test('is live: what one device sends, another one sees', async () => {
    const server = new FakeLeagueServer(ADA);
    const [one, two] = [open(server, ADA), open(server, BO)];
    await vi.waitFor(() => expect([one.client.connection, two.client.connection]).toEqual(['live', 'live']));
    expect([one.client.isMaker, two.client.isMaker]).toEqual([true, false]);
    await one.client.send(join('ada', 'Ada'));
    await vi.waitFor(() => expect(namesIn(two)).toEqual(['Ada']));
    await vi.waitFor(() => expect(one.client.waiting).toEqual([]));
  });

  test('is readable offline, and what is entered there is shown and sent later, exactly once', async () => {
    const server = new FakeLeagueServer(ADA);
    const before = open(server, BO);
    await before.client.send(join('ada', 'Ada'));
    await vi.waitFor(() => expect(before.client.waiting).toEqual([]));
    before.client.close();
    server.isReachable = false;
    const device = open(server, BO, before.store);
    await vi.waitFor(() => expect(device.client.connection).toBe('offline'));
    expect(namesIn(device)).toEqual(['Ada']);
    await device.client.send(play('game'));
    expect([resultsIn(device), device.client.waiting.length, device.client.waitingFrom]).toEqual([1, 1, 2]);
    server.lostAnswers = 1;
    server.isReachable = true;
    device.client.wake();
    await vi.waitFor(() => expect(device.client.waiting).toEqual([]));
    expect(server.sends).toBeGreaterThan(2);
    expect(server.log.entries.map(({ type }) => type)).toEqual(['founded', 'joined', 'played']);
    expect([resultsIn(device), device.client.connection]).toEqual([1, 'live']);
  });

  test('two tabs that send the same queue enter it once', async () => {
    const server = new FakeLeagueServer(ADA);
    server.isReachable = false;
    const one = open(server, BO);
    const two = open(server, BO, one.store);
    await one.client.send(join('ada', 'Ada'));
    await one.client.send(play('game'));
    server.isReachable = true;
    one.client.wake();
    two.client.wake();
    await vi.waitFor(async () => expect(await one.store.waiting(LEAGUE)).toEqual([]));
    expect(server.log.seq).toBe(2);
    await vi.waitFor(() => expect([resultsIn(one), resultsIn(two)]).toEqual([1, 1]));
  });

  test('what the server could not store is sent again after a while, with what depends on it', async () => {
    const server = new FakeLeagueServer(ADA);
    server.isReachable = false;
    const device = open(server, BO);
    await device.client.send(join('ada', 'Ada'));
    await device.client.send(play('game'));
    server.unstored = 1;
    server.isReachable = true;
    device.client.wake();
    await vi.waitFor(() => expect(device.client.waiting).toEqual([]));
    expect(server.sends).toBeGreaterThan(1);
    expect(server.log.entries.map(({ type }) => type)).toEqual(['founded', 'joined', 'played']);
  });

  test('a server that stores nothing is left in peace between two attempts', async () => {
    const server = new FakeLeagueServer(ADA);
    server.unstored = Infinity;
    const device = open(server, BO);
    await device.client.send(join('ada', 'Ada'));
    await vi.waitFor(() => expect(server.sends).toBeGreaterThan(1));
    const before = server.sends;
    await new Promise((resolve) => setTimeout(resolve, 200));
    // The clock of this test pauses for 20 ms.
    expect(server.sends - before).toBeLessThan(15);
    expect(device.client.waiting).toHaveLength(1);
  });

  test('says what was refused until somebody has seen it', async () => {
    const server = new FakeLeagueServer(ADA);
    const device = open(server, BO);
    await device.client.send({ do: 'start-season' });
    await vi.waitFor(() => expect(device.client.waiting[0]?.refusal).toBe('not-the-maker'));
    expect(device.client.league!.seasonsStartedAt).toEqual([]);
    const sends = server.sends;
    device.client.wake();
    await device.client.dismiss(device.client.waiting[0]!);
    expect([device.client.waiting, server.sends]).toEqual([[], sends]);
  });

  test('keeps its copy when the league is gone, without a name that was deleted', async () => {
    const server = new FakeLeagueServer(ADA);
    const device = open(server, ADA);
    await device.client.send(join('ada', 'Wilhelmina'));
    await vi.waitFor(() => expect(device.client.waiting).toEqual([]));
    await device.client.send({ do: 'erase-member', member: 'ada' });
    await vi.waitFor(async () => expect(await device.store.copy(LEAGUE)).toHaveLength(3));
    expect(JSON.stringify(await device.store.copy(LEAGUE))).not.toContain('Wilhelmina');
    device.client.close();
    server.isGone = true;
    const again = open(server, ADA, device.store);
    await vi.waitFor(() => expect(again.client.connection).toBe('gone'));
    expect(namesIn(again)).toEqual(['N. N.']);
  });

  test('sends what waits without a screen', async () => {
    const server = new FakeLeagueServer(ADA);
    const store = new MemoryLeagueStore();
    await store.add({ league: LEAGUE, command: { ...join('ada', 'Ada'), id: 'x' }, madeAt: 1 });
    const localStore = emptyLocalStore();
    expect(await sendWaiting(localStore, store, server.api)).toBe(1);
    saveLeagues(localStore, [{ league: LEAGUE, key: BO, me: 'ada', name: 'Sunday' }]);
    expect(await sendWaiting(localStore, store, server.api)).toBe(0);
    expect(server.log.seq).toBe(1);
  });
});

describe('the leagues of a device', () => {
  test('have a key each, and who uses the device', () => {
    const localStore = emptyLocalStore();
    const leagues = new MyLeagues(localStore);
    const { key } = leagues.at('one');
    leagues.change('one', { me: 'ada', name: 'Sunday' });
    leagues.adopt('two', BO);
    const tab = new MyLeagues(localStore);
    expect(tab.all.map(({ league }) => league)).toEqual(['two', 'one']);
    expect(tab.at('one')).toEqual({ league: 'one', key, me: 'ada', name: 'Sunday' });
    expect(tab.find('two')?.key).toBe(BO);
    tab.forget('two');
    leagues.reread();
    expect(leagues.find('two')).toBeUndefined();
  });
});

function emptyLocalStore(): LocalStore {
  return openLocalStore(() => {
    throw new Error('blocked');
  });
}
