import type { Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { ReplayWords } from '@quando/text';
import { playersOf, type FoundSource } from '../replay/open-replay.ts';
import type { ReplayClient } from '../replay/replay-client.ts';
import type { ReplayRefusal, SeenStep } from '../replay/replay-message.ts';

/** A finished game that can be reviewed. */
export type ReviewedGame = {
  /** The game, without names (docs/game-link.md). */
  readonly code: string;
  readonly sitters: readonly Sitter[];
  /** The seat of the device's owner; undefined if they did not play, or if a link does not say. */
  readonly own: Seat | undefined;
  /** The steps of a round as a seat saw them, or as they were if all cards lay open. */
  readonly stepsOf: (round: number, eyes: Seat | { readonly open: Seat }) => Promise<readonly SeenStep[]>;
};

/** Opens the only game of a source; `not-over` while it is still under way. */
export async function openReviewedGame(
  client: ReplayClient,
  found: FoundSource,
  words: ReplayWords,
): Promise<ReviewedGame | ReplayRefusal | { readonly code: 'not-over' }> {
  const read = await client.ask({ type: 'read', source: found.source });
  if (read.type === 'refused') return read.refusal;
  const link = await client.ask({ type: 'link', game: 0, names: 'none' });
  if (link.type === 'refused') return link.refusal.code === 'not-yours' ? { code: 'not-over' } : link.refusal;
  return {
    code: link.code,
    sitters: found.sitters ?? playersOf(read.games[0]!, words),
    own: found.seat,
    stepsOf: async (round, eyes) => {
      const told = await client.ask({ type: 'round', game: 0, round, eyes });
      return told.type === 'round' ? told.steps : [];
    },
  };
}
