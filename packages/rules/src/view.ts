import type { TurnContext } from './turn-context.ts';
import { firstSide, secondSide, turnedOver, type CardNumber, type PackedCard, type Side } from './card.ts';
import { sideFor } from './event.ts';
import { listOf } from './list-of.ts';
import { winnersOf } from './score.ts';
import { viewerBit, WATCHER_BIT, type Seat, type SeatSet, type Viewer } from './seat.ts';
import { draftOf, isScored, totalsOf, type Phase, type RoundEnd, type State } from './state.ts';

/** Everything that one viewer has seen and can still follow, and nothing else. */
export type View = {
  readonly viewer: Viewer;
  readonly players: number;
  readonly target: number;
  /** Counts from 0. */
  readonly round: number;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** The seat on turn; in a scored round, the last one. */
  readonly turn: Seat;
  /** The seat that has to decide. */
  readonly asked: Seat | 'nobody';
  /** Whether the cards played on this turn are a triplet; stays true if the round ended at once with only zeros. */
  readonly triplet: boolean;
  readonly knocker: Seat | 'nobody';
  /** The number of turns left after a knock, including the current one. */
  readonly turnsLeft: number | 'unlimited';
  /** By seat: how often it has played in this round. */
  readonly plays: readonly number[];
  readonly totals: readonly number[];
  /** By seat, each in the order in which its cards were drawn (R1). */
  readonly hands: readonly (readonly HeldCard[])[];
  readonly pileSize: number;
  /** The draw pile from its top, down to the last card of which anybody has seen a side. */
  readonly pile: readonly PileCard[];
  /** The discard pile, from the card played first. */
  readonly discard: readonly DiscardedCard[];
  readonly result: RoundResult | 'none';
};

/** A card in a hand. Its holder sees the front now, the others see the back; other sides are remembered. */
export type HeldCard = DiscardedCard & { readonly slot: number };

export type DiscardedCard = {
  readonly front: Side;
  readonly back: Side;
  /** The seats that have seen it, which everybody knows. */
  readonly frontSeenBy: SeatSet;
  readonly backSeenBy: SeatSet;
};

export type PileCard = {
  readonly up: Side;
  readonly down: Side;
  readonly upSeenBy: SeatSet;
  readonly downSeenBy: SeatSet;
};

export type RoundResult = {
  readonly end: RoundEnd;
  readonly sums: readonly number[];
  readonly points: readonly number[];
  readonly winners: readonly Seat[] | 'none';
};

/** What the viewer has seen of a game. Its keys have a fixed order, so that equal views are equal as JSON too. */
export function viewOf(state: State, viewer: Viewer): View {
  const { players, pileSize } = state;
  const bit = viewerBit(viewer);
  const totals = totalsOf(state);
  return {
    viewer,
    players,
    target: state.target,
    round: state.round,
    dealer: state.dealer,
    phase: state.phase,
    turn: state.turn,
    asked: state.asked,
    triplet: state.isTriplet,
    knocker: state.knocker,
    turnsLeft: state.knocker === 'nobody' ? 'unlimited' : state.turnsLeft,
    plays: listOf(players, (seat) => state.plays(seat)),
    totals,
    hands: listOf(players, (seat) =>
      viewer === 'watcher' ? watchedHand(state, seat) : handFor(state, seat, bit),
    ),
    pileSize,
    pile: listOf(seenDepth(state), (i) => pileCard(state, state.queued(i), bit)),
    discard: listOf(state.discardSize, (i) => discarded(state, state.queued(pileSize + i), bit)),
    result: isScored(state) ? resultOf(state, totals) : 'none',
  };
}

/** The view of a seat if all cards lay open, for whoever looks at a game afterwards. */
export function openViewOf(state: State, seat: Seat): View {
  const draft = draftOf(state);
  const open = (card: PackedCard): void => {
    draft.addSeen(card, 1 << seat);
    draft.addSeen(turnedOver(card), 1 << seat);
  };
  for (let i = 0; i < state.pileSize + state.discardSize; i += 1) open(state.queued(i));
  for (let other = 0; other < state.players; other += 1)
    for (let i = 0; i < state.handSize(other); i += 1) open(state.card(other, i));
  return viewOf(draft, seat);
}

/** The turn context of the viewer's own seat; undefined for a watcher. */
export function turnContextOfView(view: View): TurnContext | undefined {
  const { viewer, phase, asked, knocker, plays } = view;
  if (viewer === 'watcher') return undefined;
  const hand = view.hands[viewer]!.map(({ slot, front }) => ({ slot, front: ownFront(front) }));
  const frontOf = (slot: number): CardNumber | undefined => hand.find((card) => card.slot === slot)?.front;
  return { seat: viewer, phase, asked, knocker, plays, hand, frontOf };
}

function ownFront(front: Side): CardNumber {
  if (front === 'hidden') throw new Error('a seat sees all of its own fronts');
  return front;
}

const handFor = (state: State, seat: Seat, bit: number): HeldCard[] =>
  listOf(state.handSize(seat), (position) => {
    const card = state.card(seat, position);
    const first = state.seenFirst(card);
    const second = state.seenSecond(card);
    return {
      slot: state.slotOf(card),
      front: sideFor(firstSide(card), first, bit),
      back: sideFor(secondSide(card), second, bit),
      frontSeenBy: first & ~WATCHER_BIT,
      backSeenBy: second & ~WATCHER_BIT,
    };
  });

/** Watchers see no hand until the fronts are shown. */
function watchedHand(state: State, seat: Seat): HeldCard[] {
  const hand = handFor(state, seat, isScored(state) ? WATCHER_BIT : 0);
  return hand.map((card) => ({ ...card, back: 'hidden' }));
}

/** Of a pile that has not been turned over yet, only the top card has been seen; of a turned one, every card. */
function seenDepth(state: State): number {
  const size = state.pileSize;
  return size > 1 && state.seenSecond(state.queued(1)) === 0 ? 1 : size;
}

function pileCard(state: State, card: PackedCard, bit: number): PileCard {
  const first = state.seenFirst(card);
  const second = state.seenSecond(card);
  return {
    up: sideFor(firstSide(card), first, bit),
    down: sideFor(secondSide(card), second, bit),
    upSeenBy: first & ~WATCHER_BIT,
    downSeenBy: second & ~WATCHER_BIT,
  };
}

function discarded(state: State, card: PackedCard, bit: number): DiscardedCard {
  // In the queue, a played card has its back as first side.
  const first = state.seenFirst(card);
  const second = state.seenSecond(card);
  return {
    front: sideFor(secondSide(card), second, bit),
    back: sideFor(firstSide(card), first, bit),
    frontSeenBy: second & ~WATCHER_BIT,
    backSeenBy: first & ~WATCHER_BIT,
  };
}

function resultOf(state: State, totals: readonly number[]): RoundResult {
  return {
    end: state.end,
    sums: listOf(state.players, (seat) => state.sum(seat)),
    points: listOf(state.players, (seat) => state.points(seat)),
    winners: winnersOf(totals, state.target) ?? 'none',
  };
}
