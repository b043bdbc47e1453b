import { personalityOf } from '@quando/bots/cast';
import { remarkOn, type Occasion, type Utterance } from '@quando/bots/remark';
import type { Sitter, ToldEvent } from '@quando/protocol';

/** How many turns pass without a remark after one, and after a deal. */
const QUIET_TURNS = 3;

export type Round = {
  /** What has happened in the round, from its deal on. */
  readonly log: readonly ToldEvent[];
  readonly sitters: readonly Sitter[];
  /** The result of the round before. */
  readonly before: Occasion['before'];
  /** Determines who speaks when; independent of the deals. */
  readonly seed: string;
};

/**
 * The bots' remarks in a round, by the seq after which they are made: the same for everybody who has seen the round,
 * whenever they came and however it reached them.
 */
export function remarksIn({ log, sitters, before, seed }: Round): ReadonlyMap<number, Utterance> {
  const personalities = sitters.map(({ kind, name }) => (kind === 'bot' ? personalityOf(name) : 'person'));
  const remarks = new Map<number, Utterance>();
  let quietTurns = QUIET_TURNS;
  for (const [i, { seq, event }] of log.entries()) {
    if (isTurn(event)) quietTurns += 1;
    // Of several simultaneous events, only the last one is worth a remark.
    if (quietTurns < QUIET_TURNS || log[i + 1]?.seq === seq) continue;
    const said = remarkOn({ event, personalities, before }, `${seed} ${seq}`);
    if (said) remarks.set(seq, said);
    // Not everybody knows the result of the round before, on which a remark after the deal depends.
    if (said || event.type === 'dealt') quietTurns = 0;
  }
  return remarks;
}

/** Whether a turn begins with an event. */
export const isTurn = ({ type }: ToldEvent['event']): boolean =>
  type === 'played' || type === 'passed' || type === 'knocked';
