import { below, seededRandom } from '@quando/rules';
import { checkRecord } from '@quando/rules/authority';
import { PROTOCOL_VERSION, parseOnlineReply, type Terms } from '@quando/protocol';
import { gather, makeTable, type TestGame } from '../e2e/test-game.ts';
import { freshKey } from '../e2e/test-client.ts';
import { hostileRequest, hostileMessage, type Knowledge } from './hostile-input.ts';

export type AttackOptions = {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly messages: number;
  readonly requests: number;
  readonly seed: string;
};

export type AttackResult = {
  readonly messages: number;
  readonly requests: number;
  /** Replies that no client should get: not part of the protocol, or an HTTP status of 500 or more. */
  readonly strange: readonly string[];
  /** Whether the honest game could be played to its end, with a valid record. */
  readonly isGameRight: boolean;
};

const TERMS: Terms = { players: 3, target: 30, tempo: 'relaxed', isOpen: true };

/** How many messages one connection sends before another replaces it. */
const LIFE = 40;

/** Sends malformed and hostile input to a server, while honest clients play at one of its tables. */
export async function attack({ address, messages, requests, seed }: AttackOptions): Promise<AttackResult> {
  const random = seededRandom(seed);
  const strange: string[] = [];
  const honest = await gather({
    address: () => address,
    terms: TERMS,
    client: () => ({ pause: () => 20 }),
  });
  // Anybody may sit down and start here.
  const playground = await makeTable(() => address, TERMS);
  const ids = Array.from({ length: 20 }, (_, i) => `id-${i}`);
  const knowledge: Knowledge = { tables: [honest.table, playground, 'AAAAAAAAAAAAAAAA'], ids };
  for (let said = 0; said < messages; said += LIFE)
    await runHostileClient({
      address,
      table: knowledge.tables[below(random, 3)]!,
      manner: below(random, 3),
      next: () => hostileMessage(random, knowledge),
      onStrange: (text) => strange.push(text),
    });
  for (let asked = 0; asked < requests; asked += 1) {
    const { path, init } = hostileRequest(random, knowledge);
    const { status } = await fetch(`${address}${path}`, init);
    if (status >= 500) strange.push(`${init.method} ${path}: ${status}`);
  }
  return { messages, requests, strange, isGameRight: await endsWell(address, honest) };
}

type HostileClient = {
  readonly address: string;
  readonly table: string;
  /** 0 connects with a key, 1 without one, 2 without a hello. */
  readonly manner: number;
  readonly next: () => string | Uint8Array<ArrayBuffer>;
  readonly onStrange: (text: string) => void;
};

/** One hostile connection, until it is answered or closed. */
function runHostileClient({ address, table, manner, next, onStrange }: HostileClient): Promise<void> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${table}/socket`);
  const key = manner === 0 ? { key: freshKey() } : {};
  socket.addEventListener('open', () => {
    if (manner < 2) socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, ...key }));
    for (let i = 0; i < LIFE; i += 1) socket.send(next());
    socket.send('{"type":"ping"}');
  });
  socket.addEventListener('message', ({ data }) => {
    const parsed = parseOnlineReply(String(data));
    if (parsed.kind === 'unknown') onStrange(String(data));
    else if (parsed.reply.type === 'pong') socket.close();
  });
  socket.addEventListener('error', () => {});
  return new Promise((resolve) => socket.addEventListener('close', () => resolve()));
}

async function endsWell(address: string, { table, clients }: TestGame): Promise<boolean> {
  await Promise.all(clients.map((client) => client.until(({ status }) => status?.stage === 'over')));
  for (const client of clients) client.leave();
  const record: unknown = await (await fetch(`${address}/api/tables/${table}/record`)).json();
  return 'record' in checkRecord(record);
}
