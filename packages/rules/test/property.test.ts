import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsOf, winnersOf } from '@quando/rules';
import {
  advance,
  checkRecord,
  draftOf,
  moveOf,
  actionOf,
  parseEntry,
  readRecord,
  replay,
  viewOf,
  type State,
} from '@quando/rules/authority';
import { games, positionOf, positions, type PositionSeed } from './arbitrary.ts';
import { discard, hand, pile } from './line.ts';
import { runs } from './runs.ts';
import { recordOf } from './played-record.ts';
import { linesFrom, scriptOf } from './script.ts';
import { seenAt, viewersOf, walk, walkFrom, type Moment } from './walk.ts';

const rareRound = (seed: PositionSeed): Generator<Moment, void, undefined> => {
  const position = positionOf(seed);
  return walkFrom(position, linesFrom(position, seed.seed, seed.style));
};

test('[1] every card is in exactly one place at every step', () => {
  fc.assert(
    fc.property(games, positions, (game, position) => {
      for (const { state } of [...walk(scriptOf(game)), ...rareRound(position)]) {
        expect(new Set(pairsIn(state)).size).toBe(55);
        expect(pairsIn(state)).toHaveLength(55);
      }
    }),
    runs(15),
  );
});

test('a step does not change its input state', () => {
  fc.assert(
    fc.property(games, (seed) => {
      const kept: { state: State; cells: readonly number[] }[] = [];
      for (const { state } of walk(scriptOf(seed))) kept.push({ state, cells: [...state.cells] });
      for (const { state, cells } of kept) expect([...state.cells]).toEqual(cells);
    }),
    runs(8),
  );
});

test('advancing a draft in place gives the same result as applying, step by step', () => {
  fc.assert(
    fc.property(games, positions, (game, position) => {
      for (const { before, line, after } of [...steps(walk(scriptOf(game))), ...steps(rareRound(position))])
        expect(advanced(before, line)).toEqual([...after.cells]);
    }),
    runs(8),
  );
});

test('[2] an event shows a viewer the same of a card in a hand as the view after it', () => {
  fc.assert(
    fc.property(games, positions, (game, position) => {
      for (const moment of [...walk(scriptOf(game)), ...rareRound(position)])
        for (const { told, shown } of cardsTold(moment)) expect(shown).toMatchObject(told);
    }),
    runs(15),
  );
});

test('[9] [10] points follow from the sums, totals from the points, winners from the totals', () => {
  fc.assert(
    fc.property(games, (seed) => {
      const events = [...walk(scriptOf(seed))].flatMap((moment) => moment.events);
      let totals = Array<number>(seed.players).fill(0);
      for (const event of events.filter((one) => one.type === 'scored')) {
        const points = pointsOf(event.sums, event.knocker);
        totals = totals.map((total, seat) => total + points[seat]!);
        expect([event.points, event.totals]).toEqual([points, totals]);
      }
      const winners = events.filter((one) => one.type === 'won').map((event) => event.winners);
      expect(winners).toEqual([winnersOf(totals, seed.target)].filter(Boolean));
    }),
    runs(15),
  );
});

test('records round-trip, and replay equals play', () => {
  fc.assert(
    fc.property(games, (seed) => {
      const script = scriptOf(seed);
      const played = [...walk(script)];
      const record = recordOf(script, played);
      const text = JSON.stringify(record);
      expect(readRecord(text)).toEqual({ record });
      expect(checkRecord(record)).toEqual({ record });
      expect([...replay(record)].map((step) => [step.round, ...seenByAll(step.state)])).toEqual(
        played.map((moment) => [moment.round, ...seenByAll(moment.state)]),
      );
    }),
    runs(10),
  );
});

test('[3] in a record the deal passes clockwise', () => {
  const script = scriptOf({ seed: 3, players: 4, target: 100, style: 'knocks' });
  expect(script.rounds.length).toBeGreaterThan(2);
  const record = recordOf(script, [...walk(script)]);
  expect(checkRecord(record)).toEqual({ record });
  const rounds = record.rounds.map((round, i) => (i === 2 ? { ...round, dealer: round.dealer ^ 1 } : round));
  const expected = record.rounds[2]!.dealer;
  expect(checkRecord({ ...record, rounds })).toEqual({ fault: { code: 'wrong-dealer', expected, round: 2 } });
});

const pairsIn = (state: State): string[] => {
  const hands = Array.from({ length: state.players }, (_, seat) => hand(state, seat));
  const cards = [...hands, pile(state), discard(state)].join(' ').split(' ').filter(Boolean);
  return cards.map((card) =>
    card
      .split('/')
      .toSorted((a, b) => Number(a) - Number(b))
      .join('/'),
  );
};

/** The steps of a walk that are actions. */
function* steps(
  walked: Iterable<Moment>,
): Generator<{ before: State; line: string; after: State }, void, undefined> {
  let before: State | undefined;
  for (const { state, line } of walked) {
    if (before && line !== 'deal') yield { before, line, after: state };
    before = state;
  }
}

function advanced(before: State, line: string): number[] {
  const entry = parseEntry(line)!;
  const draft = draftOf(before);
  advance(draft, moveOf(before, entry.seat, actionOf(before, entry)!));
  return [...draft.cells];
}

function* cardsTold(moment: Moment): Generator<{ told: object; shown: object }, void, undefined> {
  for (const viewer of viewersOf(moment.game.players)) {
    const { view, events } = seenAt(moment, viewer);
    for (const event of events) {
      // Once the round is scored, a view shows the fronts as well.
      if ((event.type !== 'drew' && event.type !== 'flipped') || view.result !== 'none') continue;
      yield {
        told: event.card,
        shown: view.hands[event.seat]!.find(({ slot }) => slot === event.card.slot)!,
      };
    }
  }
}

const seenByAll = (state: State): string[] =>
  viewersOf(state.players).map((viewer) => JSON.stringify(viewOf(state, viewer)));
