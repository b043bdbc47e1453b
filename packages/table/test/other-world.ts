import { below, MOST_PLAYERS, type Random, type Viewer } from '@quando/rules';
import {
  checkDeck,
  parseCard,
  turnedOver,
  formatCard,
  firstSide,
  secondSide,
  type State,
} from '@quando/rules/authority';

/** How many swaps of two cards are tried. */
const TRIES = 2000;

/**
 * The deck of a round with the cards that the viewer has not seen moved and turned over: everything that it has seen by
 * the end of the round is the same.
 */
export function otherDeck(deck: readonly string[], end: State, viewer: Viewer, random: Random): string[] {
  const bit = 1 << (viewer === 'watcher' ? MOST_PLAYERS : viewer);
  const checked = checkDeck(deck.map(parseCard));
  if ('code' in checked) throw new Error(checked.code);
  const cards = [...checked];
  const seen = cards.map((card) => ({
    first: (end.seenFirst(card) & bit) === 0 ? undefined : firstSide(card),
    second: (end.seenSecond(card) & bit) === 0 ? undefined : secondSide(card),
  }));
  const fits = (card: number, place: number): boolean => {
    const { first, second } = seen[place]!;
    return (
      (first ?? firstSide(card)) === firstSide(card) && (second ?? secondSide(card)) === secondSide(card)
    );
  };
  const either = (card: number): number => (below(random, 2) === 0 ? card : turnedOver(card));
  for (let i = 0; i < TRIES; i += 1) {
    const [a, b] = [below(random, cards.length), below(random, cards.length)];
    const [there, here] = [either(cards[a]!), either(cards[b]!)];
    if (a === b || !fits(here, a) || !fits(there, b)) continue;
    cards[a] = here;
    cards[b] = there;
  }
  return cards.map(formatCard);
}
