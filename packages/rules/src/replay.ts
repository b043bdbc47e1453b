import { apply, startGame, startRound, type Step } from './apply.ts';
import { checkDeck, type Deck } from './deck.ts';
import { actionOf, parseCard, parseEntry } from './notation.ts';
import type { GameRecord, RoundRecord } from './record.ts';
import type { State } from './state.ts';

/** A step of a recorded game: after the deal of a round, or after one of its actions. */
export type RecordedStep = Step & { readonly round: number; readonly action: number | 'deal' };

/** Plays a checked record again, step by step. */
export function* replay(record: GameRecord): Generator<RecordedStep, void, undefined> {
  let state: State | undefined;
  for (const [round, roundRecord] of record.rounds.entries()) {
    const deck = deckOf(roundRecord);
    const dealt = state
      ? startRound(state, deck)
      : startGame({ ...record, dealer: roundRecord.dealer }, deck);
    yield { ...dealt, round, action: 'deal' };
    state = dealt.state;
    for (const [action, line] of roundRecord.actions.entries()) {
      const step = stepOf(state, line);
      yield { ...step, round, action };
      state = step.state;
    }
  }
}

/** The deck of a checked record's round. */
function deckOf(round: RoundRecord): Deck {
  const deck = checkDeck(round.deck.map(parseCard));
  if ('code' in deck) throw new Error(`not a checked record: ${deck.code}`);
  return deck;
}

function stepOf(state: State, line: string): Step {
  const entry = parseEntry(line);
  const action = entry && actionOf(state, entry);
  if (!entry || !action) throw new Error(`not a checked record: ${line}`);
  const step = apply(state, entry.seat, action);
  if ('refusal' in step) throw new Error(`not a checked record: ${step.refusal.code}`);
  return step;
}
