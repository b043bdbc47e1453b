import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, type Viewer } from '@quando/rules';
import {
  seenBy,
  setUp,
  startGame,
  viewOf,
  type Position,
  type State,
  type Step,
} from '@quando/rules/authority';
import { games, positionOf, positions } from './arbitrary.ts';
import { step } from './line.ts';
import { dealRound, roundAt, type Round } from './reference/round.ts';
import { runs } from './runs.ts';
import { isPlayable, scrambledCards } from './scramble.ts';
import { linesFrom, scriptOf, type Seed } from './script.ts';
import { packed, viewersOf } from './walk.ts';

/** A world at the start of a round, as the texts of its cards. */
type Setting = {
  readonly players: number;
  readonly cards: readonly string[];
  readonly lines: readonly string[];
  begin(cards: readonly string[]): Step;
  reference(cards: readonly string[]): Round;
};

test('[2] [R9] [R11] worlds that differ in unseen sides look the same to a viewer', () => {
  let different = 0;
  fc.assert(
    fc.property(games, (seed) => {
      for (const { mine, theirs, changed } of worlds(firstRoundOf(seed), seed.seed, 3)) {
        expect(theirs).toEqual(mine);
        different += changed;
      }
    }),
    runs(10),
  );
  expect(different).toBeGreaterThan(runs(10).numRuns < 10 ? 0 : 500);
});

test.for([2, 3, 4, 5, 6])(
  '[2] they look the same to every viewer at every step of a round with %i players',
  (players) => {
    const setting = firstRoundOf({ seed: 10 + players, players, target: 50, style: 'even' });
    const steps = setting.lines.length;
    let different = 0;
    for (const { mine, theirs, changed } of worlds(setting, players, steps)) {
      expect(theirs).toEqual(mine);
      different += changed;
    }
    expect(different).toBeGreaterThan(10 * steps * (players + 1));
  },
);

test('[2] [R3] [R4] so do worlds with empty piles, small hands and many zeros', () => {
  let different = 0;
  fc.assert(
    fc.property(positions, (seed) => {
      const position = positionOf(seed);
      const setting: Setting = {
        players: seed.players,
        cards: cardsIn(position),
        lines: linesFrom(position, seed.seed, seed.style),
        begin: (cards) => ({ state: setUp(dealtAs(position, cards)), events: [] }),
        reference: (cards) => roundAt(dealtAs(position, cards)),
      };
      for (const { mine, theirs, changed } of worlds(setting, seed.seed, 2)) {
        expect(theirs).toEqual(mine);
        different += changed;
      }
    }),
    runs(20),
  );
  expect(different).toBeGreaterThan(runs(20).numRuns < 20 ? 0 : 500);
});

function firstRoundOf(seed: Seed): Setting {
  const { players, target, rounds } = scriptOf(seed);
  const { dealer, deck, actions } = rounds[0]!;
  return {
    players,
    cards: deck,
    lines: actions,
    begin: (cards) => startGame({ players, target, dealer }, packed(cards)),
    reference: (cards) => dealRound(players, dealer, cards.join(' ')),
  };
}

type Pair = {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly changed: number;
};

/** For every viewer, at the end and at some moments before it, this world and another that looks the same. */
function* worlds(setting: Setting, seed: number, moments: number): Generator<Pair, void, undefined> {
  const random = seededRandom(`scramble ${seed}`);
  for (const viewer of viewersOf(setting.players)) {
    const seen = linesSeen(setting.begin(setting.cards), setting.lines, viewer);
    for (let i = 0; i < moments; i += 1) {
      const lines = setting.lines.slice(0, Math.round((setting.lines.length * (i + 1)) / moments));
      const round = setting.reference(setting.cards);
      const cards = scrambledCards(round, lines, viewer, random);
      if (!isPlayable(setting.reference(cards), lines, round.end)) continue;
      yield {
        mine: seen.slice(0, lines.length + 1),
        theirs: linesSeen(setting.begin(cards), lines, viewer),
        changed: cards.filter((card, place) => card !== setting.cards[place]).length,
      };
    }
  }
}

/** What a viewer sees, step by step, as text. */
function linesSeen(begin: Step, lines: readonly string[], viewer: Viewer): string[] {
  let { state }: { state: State } = begin;
  const seen = [lineSeen(begin, viewer)];
  for (const line of lines) {
    const next = step(state, line);
    seen.push(lineSeen(next, viewer));
    state = next.state;
  }
  return seen;
}

const lineSeen = ({ state, events }: Step, viewer: Viewer): string =>
  JSON.stringify({ view: viewOf(state, viewer), events: events.map((event) => seenBy(event, viewer)) });

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

const cardsIn = ({ hands, pile, discard }: Position): string[] => [...hands, pile, discard].flatMap(words);

/** The position with other cards in the same places. */
function dealtAs(position: Position, cards: readonly string[]): Position {
  const left = [...cards];
  const again = (text?: string): string => left.splice(0, words(text).length).join(' ');
  return {
    ...position,
    hands: position.hands.map(again),
    pile: again(position.pile),
    discard: again(position.discard),
  };
}
