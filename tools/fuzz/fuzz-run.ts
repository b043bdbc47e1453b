import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { makeTable } from '../e2e/test-game.ts';
import type { AttackOptions } from './attack.ts';
import { HonestGames, TERMS } from './honest-games.ts';

export type FuzzOptions = Pick<AttackOptions, 'address' | 'messages' | 'requests' | 'seed'>;

export type FuzzResult = {
  /** Replies that no client should get: not part of the protocol, or an HTTP status of 500 or more. */
  readonly strange: readonly string[];
  /** Honest games during the attack, and those of them that did not end with a valid record. */
  readonly games: number;
  readonly wrongGames: number;
  /** The time to the answer of each honest command, in milliseconds. */
  readonly latencies: readonly number[];
};

/** Attacks a server from another thread while honest clients play at one of the attacked tables. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { address } = options;
  const honest = new HonestGames(address);
  // Anybody may sit down and start at the second; the third does not exist.
  const tables = [await honest.table(), await makeTable(() => address, TERMS), 'AAAAAAAAAAAAAAAA'];
  const workerData: AttackOptions = { ...options, tables };
  const thread = new Worker(new URL('attack-thread.ts', import.meta.url), { workerData });
  const [strange]: string[][] = await once(thread, 'message');
  await honest.stop();
  return { strange: strange!, games: honest.played, wrongGames: honest.wrong, latencies: honest.latencies };
}
