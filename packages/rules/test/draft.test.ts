import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NUMBERS } from '@quando/rules';
import { Draft, draftOf, isScored, packCard, totalsOf, viewOf, type State } from '@quando/rules/authority';
import { games, positionOf, positions } from './arbitrary.ts';
import { after } from './line.ts';
import { at } from './position-text.ts';
import { holdsZero } from './reference/play.ts';
import type { Round } from './reference/round.ts';
import { runs } from './runs.ts';
import { linesFrom, scriptOf } from './script.ts';
import { walk, walkFrom, type Moment } from './walk.ts';

test('what a policy reads from a draft agrees with the reference', () => {
  fc.assert(
    fc.property(games, positions, (game, seed) => {
      const position = positionOf(seed);
      const rare = walkFrom(position, linesFrom(position, seed.seed, seed.style));
      for (const moments of [walk(scriptOf(game)), rare])
        for (const moment of moments) expect(readOff(moment)).toEqual(onTheTable(moment));
    }),
    runs(10),
  );
});

test('what a policy reads from a draft, case by case', () => {
  const start = at({ hands: ['8 8 8 5', '0 7', '1 2'], plays: [2, 1, 3] });
  const quiet = {
    awaitsTurn: false,
    awaitsFlip: false,
    isLastRound: false,
    isRoundOver: false,
    readySeats: 2,
  };
  expect(reads(start)).toEqual({ ...quiet, awaitsTurn: true });
  const played = after(start, '0 play 0 1 2');
  expect(reads(played)).toEqual(quiet);
  const struck = after(played, '0 draw down');
  expect(reads(struck)).toEqual({ ...quiet, awaitsFlip: true });
  expect(reads(after(struck, '1 flip 0'))).toEqual(quiet);
  const knocked = after(at({ hands: ['1 2', '3 4'] }), '0 knock');
  expect(reads(knocked)).toEqual({ ...quiet, awaitsTurn: true, isLastRound: true });
  expect(reads(after(knocked, '1 pass'))).toEqual({ ...quiet, isLastRound: true, isRoundOver: true });
});

test('after the last zero is turned over, the hand has no zero', () => {
  const struck = after(at({ hands: ['8 8 8 5', '0/9 0/7 4', '1 2'] }), '0 play 0 1 2', '0 draw down');
  const once = after(struck, '1 flip 0');
  expect([draftOf(once).held(1), once.count(1, 0), once.count(1, 9)]).toEqual([0b1000010001, 1, 1]);
  const lone = after(at({ hands: ['8 8 8 5', '0/9 4', '1 2'] }), '0 play 0 1 2', '0 draw down', '1 flip 0');
  expect([draftOf(lone).held(1), lone.count(1, 0)]).toEqual([0b1000010000, 0]);
});

test('a draft can be filled by hand', () => {
  const draft = new Draft(3, 50);
  for (const seat of [0, 1, 2]) {
    draft.setHandSize(seat, 4 + seat);
    draft.setTaken(seat, 7 + seat);
    draft.put(seat, 0, packCard(10, seat), 5);
    for (const position of [1, 2]) draft.put(seat, position, packCard(3, seat), 6);
  }
  for (const seat of [0, 1, 2]) {
    expect([draft.handSize(seat), draft.taken(seat), draft.count(seat, 3)]).toEqual([4 + seat, 7 + seat, 2]);
    expect([draft.front(seat, 0), draft.back(seat, 0), draft.slot(seat, 0)]).toEqual([10, seat, 5]);
  }
});

test('a draft that copies a view is cleared first, and counts turns only after a knock', () => {
  const knocked = after(at({ hands: ['1 2', '3 4', '5 6'], totals: [7, 8, 9] }), '0 knock');
  const draft = draftOf(knocked);
  draft.restore(viewOf(knocked, 0));
  expect(totalsOf(draft)).toEqual([7, 8, 9]);
  expect([draft.turnsLeft, draft.knocker, draft.handSize(0), draft.taken(1)]).toEqual([2, 0, 0, 0]);
  draft.restore(viewOf(at({ hands: ['1 2', '3 4', '5 6'] }), 0));
  expect([draft.turnsLeft, draft.knocker]).toEqual([0, 'nobody']);
});

test('a draft copies everything in a view except the cards', () => {
  fc.assert(
    fc.property(games, (seed) => {
      for (const { state } of walk(scriptOf(seed))) {
        const { hands: _hands, pile: _pile, result: _result, discard, ...scene } = viewOf(state, 'watcher');
        const draft = new Draft(state.players, state.target);
        draft.cells.fill(-1);
        draft.restore({ ...scene, discard });
        expect(viewOf(draft, 'watcher')).toMatchObject(scene);
        expect([draft.discardSize, draft.readySeats]).toEqual([discard.length, draftOf(state).readySeats]);
      }
    }),
    runs(3),
  );
});

/** What a policy reads from a draft. */
function reads(state: State): unknown {
  const { awaitsTurn, awaitsFlip, isLastRound, isRoundOver, readySeats } = draftOf(state);
  return { awaitsTurn, awaitsFlip, isLastRound, isRoundOver, readySeats };
}

type Reading = {
  readonly awaits: 'turn' | 'flip' | 'draw' | 'nothing';
  readonly isLastRound: boolean;
  readonly readySeats: number;
  readonly held: readonly string[];
};

function readOff({ state }: Moment): Reading {
  const draft = draftOf(state);
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const counts = seats.map((seat) => NUMBERS.map((number) => state.count(seat, number)).join(' '));
  const held = seats.map((seat) => draft.held(seat).toString(2));
  expect(draft.isRoundOver).toBe(isScored(state));
  return {
    awaits: awaited(draft),
    isLastRound: state.isLastRound,
    readySeats: draft.readySeats,
    held: [...counts, ...held],
  };
}

const awaited = (draft: Draft): Reading['awaits'] => {
  if (draft.isRoundOver) return 'nothing';
  if (draft.awaitsTurn) return 'turn';
  return draft.awaitsFlip ? 'flip' : 'draw';
};

function onTheTable({ game: { round } }: Moment): Reading {
  const counts = round.hands.map((hand) =>
    NUMBERS.map((number) => hand.filter((card) => card.front.number === number).length),
  );
  const held = counts.map((of) =>
    of.reduce((bits, count, number) => bits + (count > 0 ? 2 ** number : 0), 0),
  );
  return {
    awaits: awaitedOn(round),
    isLastRound: round.knocker !== 'nobody',
    readySeats: round.plays.filter((count) => count >= 2).length,
    held: [...counts.map((of) => of.join(' ')), ...held.map((bits) => bits.toString(2))],
  };
}

function awaitedOn(round: Round): Reading['awaits'] {
  if (round.phase === 'scored') return 'nothing';
  if (round.phase === 'penalty') return holdsZero(round, Number(round.asked)) ? 'flip' : 'draw';
  return round.phase;
}
