import type { Action, Refusal, Seat } from '@quando/rules';
import type { Setup } from '@quando/protocol';
import {
  actionOf,
  apply,
  checkDeck,
  formatAction,
  formatCard,
  keptState,
  parseCard,
  parseEntry,
  startGame,
  startRound,
  type Deck,
  type NewGame,
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

/** What a deal follows from: the number of players and the target, or the state after the last round. */
export type BeforeDeal = Omit<NewGame, 'dealer'> | State;

export const beforeFirstDeal = ({ sitters, target }: Setup): BeforeDeal => ({
  players: sitters.length,
  target,
});

const beforeDeal = (from: Setup | State): BeforeDeal => ('sitters' in from ? beforeFirstDeal(from) : from);

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
  return { change: { entry, seat, step: kept(step) } };
}

/** Deals the first round of a setup, or the next one of a game whose last round is scored. */
export const dealtChange = (from: Setup | State, deal: Deal, stamp: Asked): DealtChange => ({
  entry: dealtEntry(deal, stamp),
  deck: deal.deck,
  step: kept(dealStep(beforeDeal(from), deal)),
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
  return { entry, deck, step: kept(dealStep(beforeDeal(from), { ...entry, deck })) };
}

/** The step of a stored action; undefined if it is illegal. */
export function readAct(entry: ActedEntry, state: State): ActedChange | undefined {
  const acted = stepOfLine(state, entry.line);
  return acted && { entry, seat: acted.seat, step: kept(acted.step) };
}

/** The step of an action as it is written in a record; undefined if it is illegal. */
export function stepOfLine(
  state: State,
  line: string,
): { readonly seat: Seat; readonly step: Step } | undefined {
  const parsed = parseEntry(line);
  if (!parsed || parsed.seat >= state.players) return undefined;
  const action = actionOf(state, parsed);
  const step = action && apply(state, parsed.seat, action);
  return step && 'state' in step ? { seat: parsed.seat, step } : undefined;
}

function deckIn({ deck }: DealtEntry): Deck | undefined {
  const checked = checkDeck(deck.map(parseCard));
  return 'code' in checked ? undefined : checked;
}

const mayDeal = ({ dealer }: DealtEntry, from: Setup | State): boolean =>
  'sitters' in from
    ? dealer < from.sitters.length
    : from.phase === 'scored' && dealer === (from.dealer + 1) % from.players;

/** Deals the first round or the next one. */
export function dealStep(before: BeforeDeal, { dealer, deck }: Deal): Step {
  return 'phase' in before ? startRound(before, deck) : startGame({ ...before, dealer }, deck);
}

/** A table keeps its state until the next step, which may be a day. */
const kept = ({ state, events }: Step): Step => ({ state: keptState(state), events });
