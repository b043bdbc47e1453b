import type { Command, TableRefusal, TableReply, Update } from '@quando/protocol';
import type { Outcome } from './table-core.ts';

/** The answer to a command of the game. */
export type Answer = Exclude<TableReply, Update>;

/** The state of the game: its last seq, and the update for the sender of a command. */
export type Present = { readonly seq: number | undefined; readonly update: () => Update | undefined };

/** The answer to a command: a refused sender who is behind also gets an update. */
export function answerTo({ id, after }: Command, outcome: Outcome<TableRefusal>, present: Present): Answer {
  if ('acceptedAt' in outcome) return { type: 'accepted', id, seq: outcome.acceptedAt };
  const update = after === present.seq ? undefined : present.update();
  return { type: 'refused', id, refusal: outcome.refusal, ...(update && { update }) };
}
