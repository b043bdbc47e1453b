import { CARD_COUNT, type CardNumber } from './card.ts';
import type { SeenEvent } from './event.ts';
import type { Seat, SeatSet } from './seat.ts';
import type { DiscardedCard, HeldCard, PileCard, View } from './view.ts';

/**
 * The view after an event that its viewer was told: events leave nothing out. After the last event of a step it equals
 * `viewOf`, the order of its keys included; between the events of a step it is a guess at how the step ends.
 */
export function viewAfter(view: View, event: SeenEvent): View {
  switch (event.type) {
    case 'dealt':
      return afterDeal(view, event);
    case 'played':
      return afterPlay(view, event);
    case 'drew':
      return afterDraw(view, event);
    case 'flipped':
      return askAfter(afterFlip(view, event), event.seat);
    case 'skipped':
      return askAfter(view, event.seat);
    case 'pile-turned':
      return afterTurningPile(view, event.top);
    case 'knocked':
      return endTurn({ ...view, knocker: event.seat, turnsLeft: view.players });
    case 'passed':
      return endTurn(view);
    case 'scored':
      return afterScoring(event.end === 'zeros' ? takeTurnBack(view) : view, event);
    case 'won':
      return afterWin(view, event);
  }
}

type Told<Type extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: Type }>;

function afterDeal(view: View, { round, dealer, cards, hands, top }: Told<'dealt'>): View {
  const first = nextSeat(view, dealer);
  return {
    ...view,
    round,
    dealer,
    phase: 'turn',
    turn: first,
    asked: first,
    triplet: false,
    knocker: 'nobody',
    turnsLeft: 'unlimited',
    plays: hands.map(() => 0),
    hands: hands.map((hand, seat) =>
      hand.map((side, slot): HeldCard => {
        const isOwn = seat === view.viewer;
        const sides = { front: isOwn ? side : 'hidden', back: isOwn ? 'hidden' : side } as const;
        return { slot, ...sides, frontSeenBy: 1 << seat, backSeenBy: othersOf(view, seat) };
      }),
    ),
    pileSize: CARD_COUNT - view.players * cards,
    pile: [topOf(view, top)],
    discard: [],
    result: 'none',
  };
}

function afterPlay(view: View, { seat, group, cards }: Told<'played'>): View {
  const slots = new Set(cards.map(({ slot }) => slot));
  const discarded = cards.map(({ slot, front, back }): DiscardedCard => ({
    front,
    back,
    frontSeenBy: everySeat(view),
    backSeenBy: heldAt(view, seat, slot).backSeenBy,
  }));
  return {
    ...view,
    phase: 'draw',
    triplet: group === 'triplet',
    plays: view.plays.with(seat, view.plays[seat]! + 1),
    hands: view.hands.with(
      seat,
      view.hands[seat]!.filter(({ slot }) => !slots.has(slot)),
    ),
    discard: [...view.discard, ...discarded],
  };
}

function afterDraw(view: View, { seat, side, card, top }: Told<'drew'>): View {
  const [drawn, next, ...rest] = view.pile;
  if (!drawn) throw new Error('a card was drawn, but the view has none to draw');
  const { upSeenBy, downSeenBy } = drawn;
  const [frontSeenBy, backSeenBy] = side === 'up' ? [upSeenBy, downSeenBy] : [downSeenBy, upSeenBy];
  const held = { ...card, frontSeenBy, backSeenBy };
  const drew = {
    ...view,
    hands: view.hands.with(seat, [...view.hands[seat]!, inHand(view, seat, held)]),
    pileSize: view.pileSize - 1,
    pile: top === 'none' ? [] : [topOf(view, top, next), ...rest],
  };
  return view.triplet ? askAfter(drew, seat) : endTurn(drew);
}

function afterFlip(view: View, { seat, card }: Told<'flipped'>): View {
  const { frontSeenBy, backSeenBy } = heldAt(view, seat, card.slot);
  const flipped = inHand(view, seat, { ...card, frontSeenBy: backSeenBy, backSeenBy: frontSeenBy });
  const hand = view.hands[seat]!.map((held) => (held.slot === card.slot ? flipped : held));
  return { ...view, hands: view.hands.with(seat, hand) };
}

function afterTurningPile(view: View, top: CardNumber): View {
  const [first, ...rest] = view.discard.map(({ front, back, frontSeenBy, backSeenBy }): PileCard => ({
    up: back,
    down: front,
    upSeenBy: backSeenBy,
    downSeenBy: frontSeenBy,
  }));
  return { ...view, pileSize: view.discard.length, pile: [topOf(view, top, first), ...rest], discard: [] };
}

function afterScoring(view: View, { end, fronts, sums, points, totals }: Told<'scored'>): View {
  return {
    ...view,
    phase: 'scored',
    asked: 'nobody',
    totals,
    hands: view.hands.map((hand, seat) =>
      hand.map((card, i) => ({ ...card, front: fronts[seat]![i]!, frontSeenBy: everySeat(view) })),
    ),
    result: { end, sums, points, winners: 'none' },
  };
}

function afterWin(view: View, { winners }: Told<'won'>): View {
  if (view.result === 'none') throw new Error('a game was won before its last round was scored');
  return { ...view, phase: 'over', result: { ...view.result, winners } };
}

/** A triplet asks the next seat; a `skipped` follows if that can neither flip nor draw (R3). */
function askAfter(view: View, seat: Seat): View {
  const asked = nextSeat(view, seat);
  return asked === view.turn ? endTurn(view) : { ...view, phase: 'penalty', asked };
}

/** The next seat's turn; after the last turn the same seat stays on turn, and a `scored` follows. */
function endTurn(view: View): View {
  const turnsLeft = view.turnsLeft === 'unlimited' ? 'unlimited' : view.turnsLeft - 1;
  if (turnsLeft === 0) return { ...view, triplet: false, turnsLeft };
  const turn = nextSeat(view, view.turn);
  return { ...view, phase: 'turn', turn, asked: turn, triplet: false, turnsLeft };
}

/** Only zeros end the round in the turn of whoever drew (rules 7), which the draw alone does not tell everybody. */
function takeTurnBack(view: View): View {
  // A triplet's draw has asked another seat, but not ended the turn.
  if (view.triplet) return view;
  const turn = view.turnsLeft === 0 ? view.turn : (view.turn + view.players - 1) % view.players;
  return { ...view, turn, turnsLeft: view.turnsLeft === 'unlimited' ? 'unlimited' : view.turnsLeft + 1 };
}

/** A card that has just become the top of the draw pile; nobody has seen it before, unless the pile was turned over. */
const topOf = (
  view: View,
  up: CardNumber,
  { down, downSeenBy }: Pick<PileCard, 'down' | 'downSeenBy'> = { down: 'hidden', downSeenBy: 0 },
): PileCard => ({ up, down, upSeenBy: everySeat(view), downSeenBy });

/** A card that was just drawn or flipped: its holder sees the front, the others see the back. */
const inHand = (view: View, seat: Seat, card: HeldCard): HeldCard => ({
  ...card,
  frontSeenBy: card.frontSeenBy | (1 << seat),
  backSeenBy: card.backSeenBy | othersOf(view, seat),
});

function heldAt(view: View, seat: Seat, slot: number): HeldCard {
  const card = view.hands[seat]!.find((held) => held.slot === slot);
  if (!card) throw new Error(`in the view, seat ${seat} holds no card with slot ${slot}`);
  return card;
}

const nextSeat = ({ players }: View, seat: Seat): Seat => (seat + 1) % players;

const everySeat = ({ players }: View): SeatSet => (1 << players) - 1;

const othersOf = (view: View, seat: Seat): SeatSet => everySeat(view) & ~(1 << seat);
