import {
  actionOf,
  apply,
  checkDeck,
  parseCard,
  parseEntry,
  startGame,
  startRound,
  type Deck,
  type State,
  type Step,
} from '@quando/rules/authority';
import type { Setup } from '@quando/protocol';
import type { ActedEntry, DealtEntry } from './entry.ts';

/** The deck of a deal; undefined if it is none. */
export function deckIn({ deck }: DealtEntry): Deck | undefined {
  const checked = checkDeck(deck.map(parseCard));
  return 'code' in checked ? undefined : checked;
}

/** What a deal leads to: the first round of a setup, or the next one after a scored one. */
export function dealStep(entry: DealtEntry, from: Setup | State): Step | undefined {
  const deck = deckIn(entry);
  if (!deck) return undefined;
  if ('sitters' in from) return firstDeal(entry, from, deck);
  if (from.phase !== 'scored' || entry.dealer !== (from.dealer + 1) % from.players) return undefined;
  return startRound(from, deck);
}

function firstDeal({ dealer }: DealtEntry, { sitters, target }: Setup, deck: Deck): Step | undefined {
  const players = sitters.length;
  return dealer < players ? startGame({ players, target, dealer }, deck) : undefined;
}

/** What a decision leads to; undefined if it was not allowed. */
export function playStep({ line }: ActedEntry, state: State): Step | undefined {
  const entry = parseEntry(line);
  if (!entry || entry.seat >= state.players) return undefined;
  const action = actionOf(state, entry);
  const step = action && apply(state, entry.seat, action);
  return step && 'state' in step ? step : undefined;
}
