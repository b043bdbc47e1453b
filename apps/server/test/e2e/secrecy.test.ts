import {
  PROTOCOL_VERSION,
  updateAfter,
  type Events,
  type OnlineReply,
  type Terms,
  type Update,
} from '@quando/protocol';
import type { Viewer } from '@quando/rules';
import { seenBy, viewOf, type GameEvent, type State } from '@quando/rules/authority';
import { keyHashOf, onlineLogOf, OnlineLog, parseOnlineEntry, type OnlineEntry } from '@quando/table';
import { expect, onTestFinished, test } from 'vitest';
import { startTestGame, makeTable } from '../../../../tools/e2e/test-game.ts';
import { freshKey, TestClient } from '../../../../tools/e2e/test-client.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { RawSocket } from './raw-socket.ts';
import { runningServer } from './running-server.ts';

const TERMS: Terms = { players: 4, target: 25, tempo: 'relaxed', isOpen: true };

/** All keys and words of replies; an addition here means that clients get new information. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  update: ['type', 'seq', 'since', 'viewer', 'view', 'events', 'sitters', 'standings'],
  events: ['type', 'seq', 'since', 'events', 'check', 'waiting', 'now'],
  welcome: ['type', 'version', 'seat', 'reserved', 'removed'],
  status: [
    'type',
    'table',
    'seq',
    'stage',
    'terms',
    'seats',
    'host',
    'isLocked',
    'removed',
    'visitors',
    'deal',
    'totals',
    'changedAt',
    'now',
    'waiting',
    'rematch',
  ],
  accepted: ['type', 'id', 'seq'],
  refused: ['type', 'id', 'refusal', 'update'],
  said: ['type', 'seat', 'phrase'],
  pong: ['type'],
  bye: ['type', 'why'],
};

type History = ReadonlyMap<number, { readonly state: State; readonly events: readonly GameEvent[] }>;

/** The state after each entry of a log, and its events. */
function historyOf(values: readonly unknown[]): History {
  const log = onlineLogOf(values.slice(0, 1));
  if (!(log instanceof OnlineLog)) throw new Error(log.code);
  const history = new Map<number, { state: State; events: readonly GameEvent[] }>();
  for (const value of values.slice(1)) {
    const read = log.read(value);
    if ('damage' in read) throw new Error(read.damage.code);
    log.add(read.change);
    if (read.change.game) history.set(log.seq, read.change.game.step);
  }
  return history;
}

async function recordedGame() {
  const folder = temporaryFolder();
  const { address, stop } = await runningServer({ folder });
  const texts: string[][] = [[], [], [], []];
  const onText = (i: number) => (text: string) => void texts[i]!.push(text);
  const { table, clients } = await startTestGame({
    address: () => address,
    terms: TERMS,
    bots: ['sharp'],
    client: (seat) => ({ onText: onText(seat), takesPart: true }),
  });
  const watcher = new TestClient({ address: () => address, table, onText: onText(3) });
  const everybody = [...clients, watcher];
  onTestFinished(() => {
    for (const client of everybody) client.leave();
  });
  await Promise.all(everybody.map((client) => client.until(({ update }) => update?.view.phase === 'over')));
  for (const client of everybody) client.leave();
  await stop();
  const store = await openedStore({ folder });
  const values = await store.storage.load(table);
  await store.close();
  return { texts, values, keys: clients.map(({ key }) => key!), viewers: [0, 1, 2, 'watcher'] as Viewer[] };
}

const entriesIn = (values: readonly unknown[]): OnlineEntry[] =>
  values.map((value) => parseOnlineEntry(value)!);

/** The parts that devices have opened for the deals. */
const partsIn = (entries: readonly OnlineEntry[]): string[] =>
  entries.flatMap((entry) => (entry.type === 'part-opened' ? [entry.value] : []));

/** Everything in a log that looks like a key, a secret or a part, but for what a closed list tells everybody. */
function secretsIn(entries: readonly OnlineEntry[]): string[] {
  const lists = entries.filter(({ type }) => type === 'parts-closed');
  const open = new Set(hashesIn(lists));
  return hashesIn(entries).filter((hash) => !open.has(hash));
}

const hashesIn = (entries: readonly OnlineEntry[]): string[] =>
  [...JSON.stringify(entries).matchAll(/[\da-f]{64}/g)].map(([hash]) => hash);

/** What a viewer may see in an update about these entries. */
function allowedIn({ seq, since, ...told }: Update, viewer: Viewer, history: History): unknown {
  const events = [...history]
    .filter(([at]) => at > since && at <= seq)
    .flatMap(([at, step]) => step.events.map((event) => ({ seq: at, event: seenBy(event, viewer) })));
  const view = viewOf(history.get(seq)!.state, viewer);
  const { sitters, standings } = told;
  return { type: 'update', seq, since, viewer, view, events, sitters, standings };
}

/** What a client knows after each reply: an update, or what follows from the last one and further events. */
function updatesIn(replies: readonly OnlineReply[]): readonly Update[] {
  const known: Update[] = [];
  for (const reply of replies) {
    if (reply.type === 'update') known.push(reply);
    else if (reply.type === 'refused' && 'update' in reply && reply.update) known.push(reply.update);
    else if (reply.type === 'events') known.push(followed(known.at(-1)!, reply));
  }
  return known;
}

function followed(last: Update, events: Events): Update {
  const next = updateAfter(last, events);
  if (typeof next === 'string') throw new Error(`lost by a ${next}`);
  return next;
}

test('in a whole game, a client gets nothing but what its viewer may see', async () => {
  const { texts, values, keys, viewers } = await recordedGame();
  const history = historyOf(values);
  const entries = entriesIn(values);
  const forbidden = [...secretsIn(entries), ...keys, ...keys.map(keyHashOf)];
  expect(partsIn(entries).length).toBeGreaterThanOrEqual(3);
  expect(forbidden).toEqual(expect.arrayContaining(partsIn(entries)));
  for (const [i, received] of texts.entries()) {
    const replies = received.map((text): OnlineReply => JSON.parse(text));
    const told = updatesIn(replies);
    expect(replies.filter(({ type }) => type === 'events').length).toBeGreaterThan(20);
    expect(received.filter((text) => forbidden.some((secret) => text.includes(secret)))).toEqual([]);
    expect(told).toEqual(told.map((update) => allowedIn(update, viewers[i]!, history)));
    expect(told.length).toBeGreaterThan(20);
    const words = replies.flatMap((reply) =>
      Object.keys(reply).filter((word) => !WORDS[reply.type]!.includes(word)),
    );
    expect(words).toEqual([]);
  }
});

/** A person at a table: what they send, and the texts that they get. */
async function seated(address: string, table: string, seat: number): Promise<RawSocket> {
  const socket = await new RawSocket(address, table).opened();
  socket.say({ type: 'hello', version: PROTOCOL_VERSION, key: freshKey() });
  socket.say({ type: 'sit', id: `sit-${seat}`, seat, name: `Person ${seat}`, avatar: 'bean' });
  await socket.hears(`"id":"sit-${seat}"`);
  return socket;
}

test('a person who is removed in the burst that starts the game sees no hand and cannot act', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  for (let round = 0; round < 10; round += 1) {
    const table = await makeTable(() => address, { ...TERMS, players: 2 });
    const host = await seated(address, table, 0);
    const removed = await seated(address, table, 1);
    removed.say({ type: 'join', as: 1 });
    host.say({ type: 'clear', id: 'clear', seat: 1 });
    host.say({ type: 'fill', id: 'fill', seat: 1, level: 'sharp' });
    host.say({ type: 'start', id: 'start' });
    for (let i = 0; i < 20; i += 1) removed.say({ type: 'continue', id: `continue-${i}`, after: 0 });
    await host.hears('"id":"start"');
    await removed.hears('"id":"continue-19"');
    expect(removed.texts.filter((text) => text.includes('"view"'))).toEqual([]);
  }
});

test('a person who sits down is told last that they are present', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const table = await makeTable(() => address, TERMS);
  const person = await seated(address, table, 0);
  person.say({ type: 'ping' });
  await person.hears('"pong"');
  const status = person.texts.findLast((text) => text.includes('"type":"status"'));
  expect(JSON.parse(status!)).toMatchObject({ seats: [{ kind: 'taken', isHere: true }, {}, {}, {}] });
});
