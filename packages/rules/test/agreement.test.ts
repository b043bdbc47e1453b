import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewOf } from '@quando/rules/authority';
import { games, positionOf, positions } from './arbitrary.ts';
import { hand, pile } from './line.ts';
import { sightOf } from './reference/sight.ts';
import { runs } from './runs.ts';
import { linesFrom, scriptOf } from './script.ts';
import { viewersOf, walk, walkFrom, type Moment } from './walk.ts';

test('[1-10] engine and reference agree on what every viewer has seen, at every step of whole games', () => {
  fc.assert(
    fc.property(games, (seed) => {
      for (const moment of walk(scriptOf(seed))) expect(engineSays(moment)).toEqual(referenceSays(moment));
    }),
    runs(20),
  );
});

test('[R3] [R4] [7] they agree with empty piles, small hands and many zeros', () => {
  fc.assert(
    fc.property(positions, (seed) => {
      const position = positionOf(seed);
      for (const moment of walkFrom(position, linesFrom(position, seed.seed, seed.style))) {
        expect(engineSays(moment)).toEqual(referenceSays(moment));
      }
    }),
    runs(60),
  );
});

/** The complete state and all views as text, so that the order of properties counts. */
type Said = { readonly hands: readonly string[]; readonly pile: string; readonly views: readonly string[] };

function engineSays({ state, game }: Moment): Said {
  const hands = [...game.round.hands.keys()].map((seat) => hand(state, seat));
  const views = viewersOf(game.players).map((viewer) => JSON.stringify(viewOf(state, viewer)));
  return { hands, pile: pile(state), views };
}

function referenceSays({ game }: Moment): Said {
  const hands = game.round.hands.map((cards) =>
    cards.map(({ front, back }) => `${front.number}/${back.number}`).join(' '),
  );
  const lying = game.round.pile.map(({ up, down }) => `${up.number}/${down.number}`).join(' ');
  const views = viewersOf(game.players).map((viewer) => JSON.stringify(sightOf(game, viewer)));
  return { hands, pile: lying, views };
}
