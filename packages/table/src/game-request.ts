import type { Command, TableRefusal, TableReply, Update } from '@quando/protocol';
import type { Outcome } from './table-core.ts';

/** The answer to a command of the game. */
export type Answer = Exclude<TableReply, Update>;

/** What the game has come to: its last seq, and what the sender of a command sees of it. */
export type Present = { readonly seq: number | undefined; readonly update: () => Update | undefined };

/** The outcome of a command as an answer: a refused sender who is behind is told how things are. */
export function answerTo({ id, after }: Command, outcome: Outcome<TableRefusal>, present: Present): Answer {
  if ('acceptedAt' in outcome) return { type: 'accepted', id, seq: outcome.acceptedAt };
  const update = after === present.seq ? undefined : present.update();
  return { type: 'refused', id, refusal: outcome.refusal, ...(update && { update }) };
}
