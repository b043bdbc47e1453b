import { below, type Random } from '@quando/rules';
import type { SeatingCommand } from '@quando/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { freshId, TestClient } from '../e2e/test-client.ts';
import type { TestGame } from '../e2e/test-game.ts';

const PAUSE = 100;

const TYPES = ['nudge', 'replace', 'replace', 'restore'] as const;

/** A second device of the first player, who votes for bots to decide for the others, and takes it back. */
export async function voteAt(
  { table, clients: [player] }: TestGame,
  address: () => string,
  random: Random,
): Promise<TestClient> {
  const voter = new TestClient({ address, table, key: player!.key! });
  const ended = voter.until(({ status }) => status?.stage === 'over');
  const isOver = (): boolean => voter.status?.stage === 'over';
  await voter.until(({ seat }) => seat !== 'none');
  while (!isOver()) {
    await Promise.race([voter.do(voteOf(voter, random)), ended]);
    await wait(below(random, PAUSE));
  }
  voter.leave();
  return voter;
}

const voteOf = ({ status }: TestClient, random: Random): SeatingCommand => ({
  type: TYPES[below(random, TYPES.length)]!,
  id: freshId(),
  seat: below(random, status!.seats.length),
});
