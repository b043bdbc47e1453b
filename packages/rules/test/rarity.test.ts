import { expect, test } from 'vitest';
import { firstSide, type GameEvent } from '@quando/rules/authority';
import { positionOf, SPREADS } from './arbitrary.ts';
import { linesFrom, scriptOf } from './script.ts';
import { PLAY_STYLES } from './play-style.ts';
import { walk, walkFrom, type Moment } from './walk.ts';

test('the games and positions of the property tests reach every rare case', () => {
  const missing = new Set(Object.keys(RARE_CASES));
  for (const moment of someMoments()) {
    for (const name of missing)
      if (moment.events.some((event) => RARE_CASES[name]!(event, moment))) missing.delete(name);
  }
  expect([...missing]).toEqual([]);
});

type Case = (event: GameEvent, moment: Moment) => boolean;

const isTurned = ({ events }: Moment): boolean => events.some(({ type }) => type === 'pile-turned');

const RARE_CASES: Readonly<Record<string, Case>> = {
  'a draw that leaves both piles empty': (event, { state }) => event.type === 'drew' && state.pileSize === 0,
  'a flip': (event) => event.type === 'flipped',
  'a game won': (event) => event.type === 'won',
  'a hand of more than 32 cards that plays': (event, { state }) =>
    event.type === 'played' && state.handSize(event.seat) > 32,
  'a pass': (event) => event.type === 'passed',
  'a pile turned by a play': (event, moment) => event.type === 'played' && isTurned(moment),
  'a pile turned by a triplet draw': (event, moment) =>
    event.type === 'drew' && event.why === 'triplet' && isTurned(moment),
  'a pile turned by the draw of a turn': (event, moment) =>
    event.type === 'drew' && event.why === 'turn' && isTurned(moment),
  'a round ended by a knock': (event) => event.type === 'scored' && event.end === 'knock',
  'a round ended by zeros': (event) => event.type === 'scored' && event.end === 'zeros',
  'a round ended by zeros after a knock': (event) =>
    event.type === 'scored' && event.end === 'zeros' && event.knocker !== 'nobody',
  'a round ended by zeros after a triplet': (event, { state }) =>
    event.type === 'scored' && event.end === 'zeros' && state.isTriplet,
  'a seat skipped': (event) => event.type === 'skipped',
  'a straight': (event) => event.type === 'played' && event.group === 'straight',
  'a triplet draw': (event) => event.type === 'drew' && event.why === 'triplet',
  'a triplet of zeros': (event) =>
    event.type === 'played' && event.group === 'triplet' && firstSide(event.cards[0]!.card) === 0,
  'equal numbers': (event) => event.type === 'played' && event.group === 'equal',
};

function* someMoments(): Generator<Moment, void, undefined> {
  const seeds = Array.from({ length: 400 }, (_, seed) => ({
    seed,
    players: 2 + (seed % 5),
    style: PLAY_STYLES[Math.floor(seed / 5) % PLAY_STYLES.length]!,
  }));
  for (const { seed, players, style } of seeds) {
    if (seed < 20) yield* walk(scriptOf({ seed, players, style, target: 50 }));
    const position = positionOf({ seed, players, style, spread: SPREADS[seed % SPREADS.length]! });
    yield* walkFrom(position, linesFrom(position, seed, style));
  }
}
