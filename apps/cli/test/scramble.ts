import { CARD_COUNT, type CardNumber, type GameRecord, type Seat } from '@quando/rules';
import {
  checkRecord,
  firstSide,
  formatCard,
  parseCard,
  replay,
  secondSide,
  turnedOver,
  type State,
} from '@quando/rules/authority';

/** The first round of a game, stopped before the last of its actions. */
export function underWay(record: GameRecord): GameRecord {
  const { format, players, target, rounds } = record;
  const { dealer, deck, actions } = rounds[0]!;
  return { format, players, target, rounds: [{ dealer, deck, actions: actions.slice(0, -1) }] };
}

/** The same game with the cards that nobody ever saw reversed and turned over, if there are any. */
export function scrambledBottom(record: GameRecord): GameRecord[] {
  const unseen = unseenFrom(record);
  const deck = record.rounds[0]!.deck;
  if (unseen >= deck.length) return [];
  const bottom = deck.slice(unseen).toReversed();
  return checked(record, [...deck.slice(0, unseen), ...bottom.map((card) => turned(card))]);
}

/** The origin of a card in a hand. */
export type Origin = 'dealt' | 'drawn';

/**
 * Every way to give one card of a hand another hidden side, which its seat (if it is the back) or everybody else (if it
 * is the front) has not seen: it is swapped with a card that nobody ever saw and that has the same visible side.
 */
export function withOtherFarSides(
  record: GameRecord,
  seat: Seat,
  far: 'front' | 'back',
  origin: Origin,
): GameRecord[] {
  const deck = record.rounds[0]!.deck;
  const unseen = unseenFrom(record);
  return secretsOf(record, seat, far, origin).flatMap(({ place, near }) =>
    deck.slice(unseen).flatMap((hidden, i) => {
      const dealt = exchanged(deck[place]!, hidden, near);
      if (dealt === undefined) return [];
      return checked(record, deck.with(place, dealt).with(unseen + i, deck[place]!));
    }),
  );
}

/** The index in the deck of the first card that is completely unseen. */
function unseenFrom(record: GameRecord): number {
  const { last, isTurned } = courseOf(record);
  // The top card of the draw pile shows a side; after a turned pile nothing is unseen.
  return isTurned ? CARD_COUNT : CARD_COUNT - last.pileSize + 1;
}

/** The cards of a hand with a hidden side: their indices in the deck, and their visible sides. */
function secretsOf(
  record: GameRecord,
  seat: Seat,
  far: 'front' | 'back',
  origin: Origin,
): { place: number; near: CardNumber }[] {
  const { dealt, last } = courseOf(record);
  return Array.from({ length: last.handSize(seat) }, (_, position) => position)
    .filter((position) => last.slot(seat, position) < dealt.handSize(seat) === (origin === 'dealt'))
    .map((position) => last.card(seat, position))
    .filter((card) =>
      far === 'front' ? last.seenFirst(card) === 1 << seat : (last.seenSecond(card) & (1 << seat)) === 0,
    )
    .map((card) => ({
      place: record.rounds[0]!.deck.findIndex(
        (text) => text === formatCard(card) || turned(text) === formatCard(card),
      ),
      near: far === 'front' ? secondSide(card) : firstSide(card),
    }));
}

function courseOf(record: GameRecord): { dealt: State; last: State; isTurned: boolean } {
  const steps = [...replay(record)].filter((step) => step.round === 0);
  const isTurned = steps.some(({ events }) => events.some((event) => event.type === 'pile-turned'));
  return { dealt: steps[0]!.state, last: steps.at(-1)!.state, isTurned };
}

/** The card with the same visible side and the other side of the hidden card; undefined if that has no such side. */
function exchanged(card: string, hidden: string, near: CardNumber): string | undefined {
  const sides = hidden.split('/').map(Number);
  if (!sides.includes(near)) return undefined;
  const far = sides.find((side) => side !== near);
  return Number(card.split('/')[0]) === near ? `${near}/${far}` : `${far}/${near}`;
}

function turned(card: string): string {
  const parsed = parseCard(card);
  if (parsed === 'not-a-card') throw new Error(`"${card}" is no card`);
  return formatCard(turnedOver(parsed));
}

/** The record with another first deck, if the same actions are still legal with it. */
function checked(record: GameRecord, deck: readonly string[]): GameRecord[] {
  const [first, ...rest] = record.rounds;
  const read = checkRecord({ ...record, rounds: [{ ...first, deck }, ...rest] });
  return 'record' in read ? [read.record] : [];
}
