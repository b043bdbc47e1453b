import type { Action, Refusal, Seat } from '@quando/rules';
import type { Setup } from '@quando/protocol';
import {
  actionOf,
  apply,
  checkDeck,
  formatAction,
  formatCard,
  parseCard,
  parseEntry,
  startGame,
  startRound,
  type Deck,
  type State,
  type Step,
} from '@quando/rules/authority';
import type { ActedEntry, DealtEntry, Stamp } from './entry.ts';

/** A validated decision of the game: its entry, and the resulting step. */
export type GameChange = DealtChange | ActedChange;

export type DealtChange = { readonly entry: DealtEntry; readonly deck: Deck; readonly step: Step };

export type ActedChange = { readonly entry: ActedEntry; readonly seat: Seat; readonly step: Step };

/** A deal to be made, and how if it is a fair one. */
export type Deal = { readonly dealer: Seat; readonly deck: Deck } & Pick<DealtEntry, 'next' | 'version'>;

/** A stamp, and the id of the command that requested the entry, if any. */
type Asked = Stamp & { readonly id?: string };

/** Validates and applies a seat's action. */
export function actedChange(
  state: State,
  { seat, action }: { readonly seat: Seat; readonly action: Action },
  stamp: Stamp & { readonly id: string },
): { readonly change: ActedChange } | { readonly refusal: Refusal } {
  const step = apply(state, seat, action);
  if ('refusal' in step) return step;
  const entry: ActedEntry = { ...stamp, type: 'acted', line: formatAction(state, seat, action) };
  return { change: { entry, seat, step } };
}

/** Deals the first round of a setup, or the next one of a game whose last round is scored. */
export const dealtChange = (from: Setup | State, deal: Deal, stamp: Asked): DealtChange => ({
  entry: dealtEntry(deal, stamp),
  deck: deal.deck,
  step: dealStep(from, deal),
});

const dealtEntry = ({ deck, ...deal }: Deal, stamp: Asked): DealtEntry => ({
  ...stamp,
  ...deal,
  type: 'dealt',
  deck: Array.from(deck, formatCard),
});

/** The step of a stored deal; undefined if it is illegal here. */
export function readDeal(entry: DealtEntry, from: Setup | State): DealtChange | undefined {
  const deck = deckIn(entry);
  if (!deck || !mayDeal(entry, from)) return undefined;
  return { entry, deck, step: dealStep(from, { ...entry, deck }) };
}

/** The step of a stored action; undefined if it is illegal. */
export function readAct(entry: ActedEntry, state: State): ActedChange | undefined {
  const parsed = parseEntry(entry.line);
  if (!parsed || parsed.seat >= state.players) return undefined;
  const action = actionOf(state, parsed);
  const step = action && apply(state, parsed.seat, action);
  return step && 'state' in step ? { entry, seat: parsed.seat, step } : undefined;
}

function deckIn({ deck }: DealtEntry): Deck | undefined {
  const checked = checkDeck(deck.map(parseCard));
  return 'code' in checked ? undefined : checked;
}

const mayDeal = ({ dealer }: DealtEntry, from: Setup | State): boolean =>
  'sitters' in from
    ? dealer < from.sitters.length
    : from.phase === 'scored' && dealer === (from.dealer + 1) % from.players;

function dealStep(from: Setup | State, { dealer, deck }: Deal): Step {
  if (!('sitters' in from)) return startRound(from, deck);
  return startGame({ players: from.sitters.length, target: from.target, dealer }, deck);
}
