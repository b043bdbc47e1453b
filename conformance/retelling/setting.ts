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

/** What a playthrough says before its cards lie on the table: `key: value` lines, a repeated key going on. */
export type Setting = ReadonlyMap<string, string>;

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

/** The setting with one more line in it; undefined if the line is none of a setting. */
export function withLine(setting: Setting, line: string): Setting | undefined {
  const [key = '', value] = line.split(': ', 2);
  if (value === undefined || (!KEYS.has(key) && !SEAT.test(key))) return undefined;
  const before = setting.get(key);
  return new Map(setting).set(key, before === undefined ? value : `${before} ${value}`);
}

/** Deals the setting's deck: the first round of a game, or the next one after `last`. */
export function dealt(setting: Setting, last: State | undefined): Step {
  if (last) return startRound(last, deckOf(setting));
  const numberOf = (key: string): number => Number(said(setting, key));
  const game = { players: numberOf('players'), target: numberOf('target'), dealer: numberOf('dealer') };
  return startGame(game, deckOf(setting));
}

/** The position that the setting describes, as `setUp` takes it. */
export function positioned(setting: Setting): State {
  const hands = [...setting].filter(([key]) => SEAT.test(key)).map(([, cards]) => cards);
  const [rest, knocker, plays] = [setting.get('rest'), setting.get('knocker'), setting.get('plays')];
  return setUp({
    hands,
    pile: setting.get('pile') ?? '',
    discard: setting.get('discard') ?? '',
    rest: rest === undefined || rest === 'pile' ? 'pile' : Number(rest),
    turn: Number(said(setting, 'turn')),
    target: Number(setting.get('target') ?? 50),
    totals: numbersIn(setting.get('totals') ?? ''),
    ...(knocker === undefined ? {} : { knocker: Number(knocker) }),
    ...(plays === undefined ? {} : { plays: numbersIn(plays) }),
  });
}

function deckOf(setting: Setting): Deck {
  const deck = checkDeck(said(setting, 'deck').split(' ').map(parseCard));
  if ('code' in deck) throw new Error(`not a deck: ${JSON.stringify(deck)}`);
  return deck;
}

function said(setting: Setting, key: string): string {
  const value = setting.get(key);
  if (value === undefined) throw new Error(`the setting does not say its ${key}`);
  return value;
}

const numbersIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);
