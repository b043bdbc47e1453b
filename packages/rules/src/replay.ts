import { startGame, startRound, stepOf, type Step } from './apply.ts';
import { checkDeck, type Deck } from './deck.ts';
import { parseCard } from './notation.ts';
import type { GameRecord, RoundRecord } from './record.ts';
import { recordedMove } from './recorded-move.ts';
import type { State } from './state.ts';

/** A step of a recorded game: after the deal of a round, or after one of its actions. */
export type RecordedStep = Step & { readonly round: number; readonly action: number | 'deal' };

/** Replays a checked record, step by step. */
export function* replay(record: GameRecord): Generator<RecordedStep, void, undefined> {
  let state: State | undefined;
  for (const [round, roundRecord] of record.rounds.entries()) {
    const deck = deckOfRound(roundRecord);
    const dealt = state
      ? startRound(state, deck)
      : startGame({ ...record, dealer: roundRecord.dealer }, deck);
    yield { ...dealt, round, action: 'deal' };
    state = dealt.state;
    for (const [action, line] of roundRecord.actions.entries()) {
      const step = stepAfter(state, line);
      yield { ...step, round, action };
      state = step.state;
    }
  }
}

/** The deck of a checked record's round. */
export function deckOfRound(round: RoundRecord): Deck {
  const deck = checkDeck(round.deck.map(parseCard));
  if ('code' in deck) throw new Error(`not a checked record: ${deck.code}`);
  return deck;
}

function stepAfter(state: State, line: string): Step {
  const recorded = recordedMove(state, line);
  if ('code' in recorded) {
    const reason = recorded.code === 'illegal-action' ? recorded.refusal.code : line;
    throw new Error(`not a checked record: ${reason}`);
  }
  return stepOf(state, recorded.seat, recorded.move);
}
