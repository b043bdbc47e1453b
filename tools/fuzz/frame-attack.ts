import { below, type Random } from '@quando/rules';
import { PROTOCOL_VERSION } from '@quando/protocol';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { frame, illegalFrame, legalFrame, pingFrame, rawConnection, upgradeTo } from './hostile-frames.ts';

const HELLO = frame({
  opcode: 1,
  payload: Buffer.from(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION })),
});

/** How long a hostile connection that waits for nothing stays open, in milliseconds. */
const LINGER = 200;

/** How long the server may take to close a connection that broke the rules, in milliseconds. */
const PATIENCE = 30_000;

/** Resolves when the socket emits this; unlike `once` of Node it never rejects, since errors are expected. */
const happens = (socket: Socket, event: 'data' | 'drain' | 'close'): Promise<undefined> =>
  new Promise((resolve) => socket.once(event, () => resolve(undefined)));

const ends = (socket: Socket): Promise<undefined> =>
  socket.destroyed ? Promise.resolve(undefined) : happens(socket, 'close');

/** Resolves to what the server did wrong, if anything. */
type Manner = (socket: Socket, random: Random, frames: number) => Promise<string | void>;

/** Valid frames, then an invalid one: the server has to close the connection. */
const breakRules: Manner = async (socket, random, frames) => {
  const closed = ends(socket);
  for (let i = 0; i < frames - 1; i += 1) socket.write(legalFrame(random));
  const illegal = illegalFrame(random);
  socket.write(illegal);
  socket.resume();
  const wrong = await Promise.race([closed, wait(PATIENCE, 'still open', { ref: false })]);
  socket.destroy();
  return wrong && `${wrong} after ${illegal.subarray(0, 16).toString('hex')}`;
};

/** Never reads what it is sent. */
const readNothing: Manner = async (socket, _random, frames) => {
  socket.pause();
  for (let i = 0; i < frames; i += 1) socket.write(pingFrame());
  await wait(LINGER);
  socket.destroy();
};

/** Ends in the middle of a frame, with a reset. */
const reset: Manner = async (socket, random, frames) => {
  for (let i = 0; i < frames - 1; i += 1) socket.write(legalFrame(random));
  const last = legalFrame(random);
  socket.write(last.subarray(0, below(random, last.length)));
  await wait(below(random, 5));
  socket.resetAndDestroy();
};

/** Promises a payload that never comes, and says nothing more. */
const halfOpen: Manner = async (socket, random, frames) => {
  for (let i = 0; i < frames - 1; i += 1) socket.write(legalFrame(random));
  socket.write(frame({ opcode: 1, claims: 4000n }));
  socket.resume();
  await wait(LINGER);
  socket.destroy();
};

const MANNERS: readonly Manner[] = [breakRules, breakRules, readNothing, reset, halfOpen];

export type FrameAttack = {
  readonly address: string;
  readonly table: string;
  readonly frames: number;
  readonly random: Random;
  readonly onStrange: (text: string) => void;
};

/** One hostile connection below the level of messages; the server has to survive it. */
export async function runFrameAttack(options: FrameAttack): Promise<void> {
  const { address, table, frames, random, onStrange } = options;
  const socket = rawConnection(address);
  const head = upgradeTo(table);
  if (below(random, 10) === 0) return cutInHalf(socket, head, random);
  socket.write(head);
  // The answer to the upgrade, or the end of the connection.
  await Promise.race([happens(socket, 'data'), ends(socket)]);
  if (below(random, 10) > 0) socket.write(HELLO);
  const wrong = await MANNERS[below(random, MANNERS.length)]!(socket, random, frames);
  if (wrong !== undefined) onStrange(wrong);
}

/** An upgrade that is cut off, by a reset or by silence. */
async function cutInHalf(socket: Socket, head: string, random: Random): Promise<void> {
  socket.write(head.slice(0, below(random, head.length)));
  await wait(below(random, LINGER));
  if (below(random, 2) === 0) socket.resetAndDestroy();
  else socket.destroy();
}

/** Sends pings as fast as it can for a while and reads nothing, over one connection at a time; returns how many. */
export async function floodWithPings(address: string, table: string, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  const pings = Buffer.concat(Array.from({ length: 100 }, pingFrame));
  let sent = 0;
  while (performance.now() < end) {
    const socket = rawConnection(address);
    socket.write(upgradeTo(table));
    await Promise.race([happens(socket, 'data'), ends(socket)]);
    socket.pause();
    socket.write(HELLO);
    while (!socket.destroyed && performance.now() < end) {
      const isDrained = socket.write(pings);
      sent += 100;
      // A write that a full buffer delays for long means that the server no longer reads.
      if (!isDrained) await Promise.race([happens(socket, 'drain'), ends(socket), wait(1000)]);
    }
    socket.destroy();
  }
  return sent;
}
