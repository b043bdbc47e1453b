import { below, seededRandom, type Random } from '@quando/rules';
import { PROTOCOL_VERSION, parseOnlineReply } from '@quando/protocol';
import { freshKey } from '../e2e/test-client.ts';
import { runFrameAttack } from './frame-attack.ts';
import { hostileMessage, type Knowledge } from './hostile-message.ts';
import { hostileRequest, MAKER_KEY } from './hostile-request.ts';

export type AttackOptions = {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Messages and frames below the level of messages, half of each. */
  readonly messages: number;
  readonly requests: number;
  /** Ids of tables, of which one need not exist. */
  readonly tables: readonly string[];
  readonly seed: string;
};

/** How many messages one connection sends before another replaces it, and how many frames. */
const LIFE = 40;
const FRAMES = 100;

/** Connections at a time. */
const LANES = 8;

/** Sends malformed and hostile input to a server; returns what it did wrong. */
export async function attack(options: AttackOptions): Promise<string[]> {
  const { messages, requests, seed } = options;
  const random = seededRandom(seed);
  const strange: string[] = [];
  const onStrange = (text: string): void => void strange.push(text);
  const half = messages / 2;
  await inLanes(half / LIFE, () => sendMessages(options, random, onStrange));
  await inLanes(half / FRAMES, () => sendFrames(options, random, onStrange));
  const league = await makeLeague(options.address);
  await inLanes(requests, () => sendRequest(options, { random, league }, onStrange));
  return strange;
}

/** Runs a task so many times, several at once. */
async function inLanes(times: number, task: () => Promise<void>): Promise<void> {
  let left = Math.ceil(times);
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await task();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

type Report = (text: string) => void;

const knowledgeOf = ({ tables }: AttackOptions): Knowledge => ({
  tables,
  ids: Array.from({ length: 20 }, (_, i) => `id-${i}`),
});

const anyTable = ({ tables }: AttackOptions, random: Random): string => tables[below(random, tables.length)]!;

const sendFrames = (options: AttackOptions, random: Random, onStrange: Report): Promise<void> =>
  runFrameAttack({
    address: options.address,
    table: anyTable(options, random),
    frames: FRAMES,
    random,
    onStrange,
  });

/** The league of the attackers; the same one again for the same key. */
async function makeLeague(address: string): Promise<string> {
  const settings = { name: 'Fuzz', season: 'free', showsOnlyGoodNews: false };
  const answer = await fetch(`${address}/api/leagues`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: MAKER_KEY, settings }),
  });
  const { league }: { readonly league: string } = JSON.parse(await answer.text());
  return league;
}

type Attacker = { readonly random: Random; readonly league: string };

async function sendRequest(
  { address, tables }: AttackOptions,
  { random, league }: Attacker,
  onStrange: Report,
): Promise<void> {
  const { path, init } = hostileRequest(random, { tables, league });
  const answer = await fetch(`${address}${path}`, init);
  await answer.arrayBuffer();
  if (answer.status >= 500) onStrange(`${init.method} ${path}: ${answer.status}`);
}

/** One hostile connection, until it is answered or closed: with a key, without one, or without a hello. */
function sendMessages(options: AttackOptions, random: Random, onStrange: Report): Promise<void> {
  const { address } = options;
  const manner = below(random, 3);
  const table = anyTable(options, random);
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${table}/socket`);
  const key = manner === 0 ? { key: freshKey() } : {};
  socket.addEventListener('open', () => {
    if (manner < 2) socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, ...key }));
    for (let i = 0; i < LIFE; i += 1) socket.send(hostileMessage(random, knowledgeOf(options)));
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
