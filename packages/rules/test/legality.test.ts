import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalActions, refusalOf, type Action } from '@quando/rules';
import { apply, formatAction, viewOf, type State } from '@quando/rules/authority';
import { games, positionOf, positions } from './arbitrary.ts';
import { isLegal } from './reference/legality.ts';
import type { Round } from './reference/round.ts';
import { runs } from './runs.ts';
import { linesFrom, scriptOf } from './script.ts';
import { viewersOf, walk, walkFrom, type Moment } from './walk.ts';

/** Hands up to this size are tested with every subset of their cards. */
const SMALL_HAND = 8;

test('[4-6] legal is what is listed, what is not refused, what is accepted and what the rules allow', () => {
  fc.assert(
    fc.property(games, (seed) => {
      for (const moment of walk(scriptOf(seed)))
        for (const verdict of verdictsOn(moment)) expect(verdict).toEqual(agreed(verdict));
    }),
    runs(4),
  );
});

test('[4-6] so it is with empty piles, small hands and many zeros', () => {
  fc.assert(
    fc.property(positions, (seed) => {
      const position = positionOf(seed);
      for (const moment of walkFrom(position, linesFrom(position, seed.seed, seed.style).slice(0, 12)))
        for (const verdict of verdictsOn(moment)) expect(verdict).toEqual(agreed(verdict));
    }),
    runs(20),
  );
});

test('[4-6] each legal action is listed once, and nothing else is', () => {
  fc.assert(
    fc.property(positions, (seed) => {
      const position = positionOf(seed);
      for (const moment of walkFrom(position, linesFrom(position, seed.seed, seed.style).slice(0, 12))) {
        const verdicts = [...verdictsOn(moment)];
        const asked = verdicts.filter(({ seat }) => seat === moment.state.asked);
        const listed = asked.length > 0 ? legalActions(viewOf(moment.state, asked[0]!.seat)) : [];
        expect(listed).toHaveLength(verdicts.filter(({ isAllowed: allowed }) => allowed).length);
      }
    }),
    runs(20),
  );
});

test('[4-6] a legal action that is bent is refused with a code', () => {
  fc.assert(
    fc.property(games, (seed) => {
      for (const { state } of walk(scriptOf(seed)))
        for (const { seat, action } of bentActions(state)) {
          const refusal = refusalOf(viewOf(state, seat), action);
          expect(refusal?.code).toMatch(/^[a-z-]+$/);
          expect(apply(state, seat, action)).toEqual({ refusal });
        }
    }),
    runs(6),
  );
});

test('watchers may do nothing', () => {
  for (const moment of walk(scriptOf({ seed: 1, players: 3, target: 1, style: 'even' })))
    expect(legalActions(viewOf(moment.state, 'watcher'))).toEqual([]);
});

/** What the four implementations say about one action of one seat. */
type Verdict = {
  readonly seat: number;
  readonly action: string;
  readonly isListed: boolean;
  readonly isNotRefused: boolean;
  readonly isAccepted: boolean;
  readonly isAllowed: boolean;
};

const agreed = (verdict: Verdict): Verdict => {
  const { isAllowed: is } = verdict;
  return { ...verdict, isListed: is, isNotRefused: is, isAccepted: is };
};

function* verdictsOn({ state, game }: Moment): Generator<Verdict, void, undefined> {
  for (const seat of viewersOf(game.players)) {
    if (seat === 'watcher' || (state.handSize(seat) > SMALL_HAND && state.phase === 'turn')) continue;
    const view = viewOf(state, seat);
    const listed = new Set(legalActions(view).map((action) => JSON.stringify(action)));
    for (const action of someActions(state, seat)) {
      yield {
        seat,
        action: JSON.stringify(action),
        isListed: listed.has(JSON.stringify(action)),
        isNotRefused: refusalOf(view, action) === undefined,
        isAccepted: 'state' in apply(state, seat, action),
        isAllowed: isAllowed(game.round, state, seat, action),
      };
    }
  }
}

const isAllowed = (round: Round, state: State, seat: number, action: Action): boolean =>
  isLegal(round, formatAction(state, seat, action).trim());

/** Every action with the cards of the seat; a few for a seat that is not on turn. */
function someActions(state: State, seat: number): Action[] {
  const slots = Array.from({ length: state.handSize(seat) }, (_, i) => state.slot(seat, i));
  const subsets = 2 ** (state.asked === seat && state.phase === 'turn' ? slots.length : 1);
  const plays = Array.from({ length: subsets }, (_, bits): Action => {
    return { type: 'play', slots: slots.filter((__, i) => (bits >> i) & 1) };
  });
  return [
    ...plays,
    ...(['up', 'down'] as const).map((side): Action => ({ type: 'draw', side })),
    ...slots.map((slot): Action => ({ type: 'flip', slot })),
    { type: 'knock' },
    { type: 'pass' },
  ];
}

/** Legal actions with an extra card, with a card twice, or by the next seat; the verbs that are not legal. */
function bentActions(state: State): { seat: number; action: Action }[] {
  const seat = state.asked;
  if (seat === 'nobody' || state.handSize(seat) > SMALL_HAND) return [];
  const legal = legalActions(viewOf(state, seat));
  const verbs = new Set(legal.map(({ type }) => type));
  const closed = VERBS.filter(({ type }) => !verbs.has(type)).map((action) => ({ seat, action }));
  return [...closed, ...legal.flatMap((action) => bent(state, seat, action))];
}

const VERBS: readonly Action[] = [
  { type: 'play', slots: [0] },
  { type: 'draw', side: 'up' },
  { type: 'flip', slot: 0 },
  { type: 'knock' },
  { type: 'pass' },
];

function bent(state: State, seat: number, action: Action): { seat: number; action: Action }[] {
  const byNext = { seat: (seat + 1) % state.players, action };
  const never = state.taken(seat);
  if (action.type === 'flip') return [byNext, { seat, action: { ...action, slot: never } }];
  if (action.type !== 'play') return [byNext];
  const slots = [[...action.slots, never], [...action.slots, action.slots[0]!], []];
  return [byNext, ...slots.map((bad) => ({ seat, action: { ...action, slots: bad } }))];
}
