import {
  checkDeck,
  parseCard,
  setUp,
  startGame,
  startRound,
  type Deck,
  type State,
  type Step,
} from '@quando/rules/authority';

/** The `key: value` lines of a playthrough before its cards are dealt; a repeated key continues its value. */
export type SceneSetup = ReadonlyMap<string, string>;

const SEAT = /^seat \d$/;
const KEYS = new Set([
  'players',
  'target',
  'dealer',
  'deck',
  'pile',
  'discard',
  'rest',
  'turn',
  'knocker',
  'plays',
  'totals',
]);

/** The setup with one more line; undefined if the line is not part of a setup. */
export function withLine(setup: SceneSetup, line: string): SceneSetup | undefined {
  const [key = '', value] = line.split(': ', 2);
  if (value === undefined || (!KEYS.has(key) && !SEAT.test(key))) return undefined;
  const before = setup.get(key);
  return new Map(setup).set(key, before === undefined ? value : `${before} ${value}`);
}

/** Deals the setup's deck: the first round of a game, or the next one after `last`. */
export function dealt(setup: SceneSetup, last: State | undefined): Step {
  if (last) return startRound(last, deckOf(setup));
  const numberOf = (key: string): number => Number(said(setup, key));
  const game = { players: numberOf('players'), target: numberOf('target'), dealer: numberOf('dealer') };
  return startGame(game, deckOf(setup));
}

/** The position that the setup describes, for `setUp`. */
export function positioned(setup: SceneSetup): State {
  const hands = [...setup].filter(([key]) => SEAT.test(key)).map(([, cards]) => cards);
  const [rest, knocker, plays] = [setup.get('rest'), setup.get('knocker'), setup.get('plays')];
  return setUp({
    hands,
    pile: setup.get('pile') ?? '',
    discard: setup.get('discard') ?? '',
    rest: rest === undefined || rest === 'pile' ? 'pile' : Number(rest),
    turn: Number(said(setup, 'turn')),
    target: Number(setup.get('target') ?? 50),
    totals: numbersIn(setup.get('totals') ?? ''),
    ...(knocker === undefined ? {} : { knocker: Number(knocker) }),
    ...(plays === undefined ? {} : { plays: numbersIn(plays) }),
  });
}

function deckOf(setup: SceneSetup): Deck {
  const deck = checkDeck(said(setup, 'deck').split(' ').map(parseCard));
  if ('code' in deck) throw new Error(`not a deck: ${JSON.stringify(deck)}`);
  return deck;
}

function said(setup: SceneSetup, key: string): string {
  const value = setup.get(key);
  if (value === undefined) throw new Error(`the setup does not say its ${key}`);
  return value;
}

const numbersIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);
