import { seatsOf, type Seat, type SeenEvent, type ToldCard, type View, type Viewer } from '@quando/rules';
import {
  firstSide,
  secondSide,
  seenBy,
  viewOf,
  type GameEvent,
  type RecordedStep,
  type State,
  type WitnessedCard,
} from '@quando/rules/authority';
import { handLines, type Sides } from '../screen/hand-line.ts';
import { headline } from '../screen/board.ts';
import { revealLines } from '../screen/reveal.ts';
import type { Screen } from '../screen/screen.ts';
import { standingLines } from '../screen/standings.ts';
import { messageLines, messageOf } from '../screen/message.ts';

/** Formats the steps of one game, in order, as one viewer saw them or with both sides of every card. */
export class ReplayLines {
  readonly #viewer: Viewer | 'omniscient';
  readonly #screen: Screen;
  /** The hands as last printed, by seat. */
  #printed: string[] = [];

  constructor(viewer: Viewer | 'omniscient', screen: Screen) {
    this.#viewer = viewer;
    this.#screen = screen;
  }

  linesFor({ state, events, action }: RecordedStep): string[] {
    const viewer = this.#viewer === 'omniscient' ? 'watcher' : this.#viewer;
    const lines = events.flatMap((event) =>
      messageLines(messageOf(this.#seen(event), viewer, this.#screen), this.#screen),
    );
    if (action === 'deal') lines.unshift(...this.#opening(state));
    const view = viewOf(state, viewer);
    if (state.phase === 'turn') lines.push(...this.#changedHands(state, view));
    if (view.result !== 'none') lines.push(...this.#closing(view));
    return lines;
  }

  #seen(event: GameEvent): SeenEvent {
    return this.#viewer === 'omniscient' ? withEverySide(event) : seenBy(event, this.#viewer);
  }

  #opening(state: State): string[] {
    this.#printed = [];
    return [headline(this.#screen.words.heading(state.round + 1, state.target), this.#screen), ''];
  }

  #changedHands(state: State, view: View): string[] {
    const hands = seatsOf(state.players).map((seat) => this.#handOf(state, view, seat));
    const lines = hands.flatMap((hand, seat) =>
      JSON.stringify(hand) === this.#printed[seat] ? [] : handLines(hand, seat, this.#screen),
    );
    this.#printed = hands.map((hand) => JSON.stringify(hand));
    return [...lines, ''];
  }

  #handOf(state: State, view: View, seat: Seat): Sides[] {
    if (this.#viewer !== 'omniscient') return view.hands[seat]!.map(({ front, back }) => ({ front, back }));
    return Array.from({ length: state.handSize(seat) }, (_, i) => ({
      front: state.front(seat, i),
      back: state.back(seat, i),
    }));
  }

  #closing(view: View): string[] {
    const lines = ['', ...revealLines(view, this.#screen), ''];
    if (view.phase !== 'over') return lines;
    return [...lines, ...standingLines(view, this.#screen.words.finalResult, this.#screen)];
  }
}

/** The event with both sides of every card, which only a record has, and the fronts of a deal. */
function withEverySide(event: GameEvent): SeenEvent {
  if (event.type === 'dealt') return { ...event, hands: event.hands.map((hand) => hand.map(firstSide)) };
  if (event.type === 'played') return { ...event, cards: event.cards.map(bothSides) };
  if (event.type === 'drew' || event.type === 'flipped') return { ...event, card: bothSides(event.card) };
  return event;
}

const bothSides = ({ slot, card }: WitnessedCard): ToldCard => ({
  slot,
  front: firstSide(card),
  back: secondSide(card),
});
