import { below, legalActions, seededRandom, type Action, type GameRecord } from '@quando/rules';
import {
  apply,
  formatAction,
  gameRecordOf,
  roundRecordOf,
  shuffledDeck,
  startGame,
  viewOf,
} from '@quando/rules/authority';
import { tripletsIn } from '@quando/season/authority';
import { expect, test } from 'vitest';

/** A round in which everybody plays a triplet whenever they can, and how many each seat has played. */
function roundOfTriplets(seed: number, players: number): { record: GameRecord; played: number[] } {
  const random = seededRandom(seed);
  const deck = shuffledDeck(random);
  const played = Array.from({ length: players }, () => 0);
  const lines: string[] = [];
  let { state } = startGame({ players, target: 50, dealer: 0 }, deck);
  while (state.asked !== 'nobody') {
    const { asked } = state;
    const view = viewOf(state, asked);
    const isTriplet = (action: Action): boolean => {
      if (action.type !== 'play' || action.slots.length !== 3) return false;
      const fronts = view.hands[asked]!.flatMap(({ slot, front }) =>
        action.slots.includes(slot) ? [front] : [],
      );
      return new Set(fronts).size === 1;
    };
    const actions = legalActions(view);
    const triplet = actions.find(isTriplet);
    const action = triplet ?? actions[below(random, actions.length)]!;
    if (triplet) played[asked]! += 1;
    lines.push(formatAction(state, asked, action));
    const step = apply(state, asked, action);
    if ('refusal' in step) throw new Error('refused');
    ({ state } = step);
  }
  return { record: gameRecordOf(state, [roundRecordOf(state, deck, lines)]), played };
}

test('triplets are counted by round and seat', () => {
  const rounds = Array.from({ length: 30 }, (_, seed) => roundOfTriplets(seed, 2 + (seed % 5)));
  for (const { record, played } of rounds) expect(tripletsIn(record)).toEqual([played]);
  expect(rounds.flatMap(({ played }) => played).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
});

test('what is no record has none', () => {
  expect(tripletsIn({ rounds: [] })).toBeUndefined();
});
