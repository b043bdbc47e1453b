import { expect, it } from 'vitest';
import { seededRandom, type RoundRecord } from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  formatMove,
  gameRecordOf,
  linkOf,
  Move,
  readLink,
  roundRecordOf,
  shuffledDeck,
} from '@quando/rules/authority';
import { tuned } from '@quando/bots';

/** The record of a game to 50 between Sharps. */
function recordOf(players: number, seed: number): ReturnType<typeof gameRecordOf> {
  const random = seededRandom(seed);
  const draft = new Draft(players, 50);
  const rounds: RoundRecord[] = [];
  const move = new Move();
  while (draft.phase !== 'over') {
    const deck = shuffledDeck(random);
    const actions: string[] = [];
    deal(draft, deck, rounds.length % players);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      tuned(draft, random, move);
      actions.push(formatMove(seat, move));
      advance(draft, move);
    }
    rounds.push(roundRecordOf(draft, deck, actions));
  }
  return gameRecordOf(draft, rounds);
}

it.each([2, 3, 4, 5, 6])('the code of a game of %i bots is short, and its record comes back', (players) => {
  const lengths = Array.from({ length: 15 }, (_, seed) => {
    const record = recordOf(players, seed);
    const code = linkOf(record);
    expect(readLink(code)).toEqual({ record });
    return code.length;
  });
  expect(lengths.toSorted((a, b) => a - b)[7]).toBeLessThan(800);
});
