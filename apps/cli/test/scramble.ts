import { CARD_COUNT, type GameRecord, type Seat } from '@quando/rules';
import {
  checkRecord,
  formatCard,
  parseCard,
  replay,
  turnedOver,
  type PackedCard,
  type State,
} from '@quando/rules/authority';

/** The first round of a game, stopped before the last of its actions. */
export function underWay(record: GameRecord): GameRecord {
  const { format, players, target, rounds } = record;
  const { dealer, deck, actions } = rounds[0]!;
  return { format, players, target, rounds: [{ dealer, deck, actions: actions.slice(0, -1) }] };
}

/** The same game with the cards that nobody ever saw in reverse order and turned over; undefined if there are none. */
export function scrambledBottom(record: GameRecord): GameRecord | undefined {
  const unseen = unseenFrom(record);
  const deck = record.rounds[0]!.deck;
  if (unseen >= deck.length) return undefined;
  const bottom = deck.slice(unseen).toReversed();
  return checked(record, [...deck.slice(0, unseen), ...bottom.map((card) => turned(card))]);
}

/**
 * Every way to give one dealt card that its holder still has, unturned, another far side: it changes places with a
 * card that nobody ever saw and that has the same near side. `near` is the side that the viewer knows.
 */
export function withOtherFarSides(record: GameRecord, holder: Seat, near: 'front' | 'back'): GameRecord[] {
  const deck = record.rounds[0]!.deck;
  const unseen = unseenFrom(record);
  return keptPlaces(record, holder).flatMap((place) =>
    deck.slice(unseen).flatMap((hidden, i) => {
      const other = exchange(deck[place]!, hidden, near);
      if (other === undefined) return [];
      const changedDeck = deck.with(place, other.dealt).with(unseen + i, other.hidden);
      return checked(record, changedDeck) ?? [];
    }),
  );
}

/** The place in the deck of the first card of which nobody saw a side. */
function unseenFrom(record: GameRecord): number {
  const { last, isTurned } = courseOf(record);
  // The top card of the draw pile shows a side; behind a turned pile nothing is unseen.
  return isTurned ? CARD_COUNT : CARD_COUNT - last.pileSize + 1;
}

/** Where in the deck the cards were that a seat was dealt and has neither played nor turned over. */
function keptPlaces(record: GameRecord, seat: Seat): number[] {
  const { dealt, last } = courseOf(record);
  const firstPlace = (seat - dealt.dealer - 1 + dealt.players) % dealt.players;
  return Array.from({ length: last.handSize(seat) }, (_, position) => position)
    .filter((position) => {
      const slot = last.slot(seat, position);
      return slot < dealt.handSize(seat) && dealt.card(seat, slot) === last.card(seat, position);
    })
    .map((position) => firstPlace + last.slot(seat, position) * dealt.players);
}

function courseOf(record: GameRecord): { dealt: State; last: State; isTurned: boolean } {
  const steps = [...replay(record)].filter((step) => step.round === 0);
  const isTurned = steps.some(({ events }) => events.some((event) => event.type === 'pile-turned'));
  return { dealt: steps[0]!.state, last: steps.at(-1)!.state, isTurned };
}

/** Both cards after the exchange; undefined if the hidden one lacks the near side. A dealt card's up side is its back. */
function exchange(
  dealt: string,
  hidden: string,
  near: 'front' | 'back',
): { dealt: string; hidden: string } | undefined {
  const [up, down] = dealt.split('/');
  const [a, b] = hidden.split('/');
  const known = near === 'back' ? up : down;
  if (known !== a && known !== b) return undefined;
  const far = known === a ? b : a;
  return { dealt: near === 'back' ? `${known}/${far}` : `${far}/${known}`, hidden: dealt };
}

const turned = (card: string): string => formatCard(turnedOver(parseCard(card) as PackedCard));

/** The record with another first deck, if the same actions are still legal with it. */
function checked(record: GameRecord, deck: readonly string[]): GameRecord | undefined {
  const [first, ...rest] = record.rounds;
  const read = checkRecord({ ...record, rounds: [{ ...first, deck }, ...rest] });
  return 'record' in read ? read.record : undefined;
}
