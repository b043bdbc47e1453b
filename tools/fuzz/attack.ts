import { below, seededRandom, type Random } from '@quando/rules';
import { PROTOCOL_VERSION, parseOnlineReply } from '@quando/protocol';
import { freshKey } from '../e2e/test-client.ts';
import { runFrameAttack } from './frame-attack.ts';
import { hostileRequest, hostileMessage, type Knowledge } from './hostile-input.ts';

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
  await inLanes(requests, () => sendRequest(options, random, onStrange));
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

async function sendRequest(options: AttackOptions, random: Random, onStrange: Report): Promise<void> {
  const { path, init } = hostileRequest(random, knowledgeOf(options));
  const { status } = await fetch(`${options.address}${path}`, init);
  if (status >= 500) onStrange(`${init.method} ${path}: ${status}`);
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
