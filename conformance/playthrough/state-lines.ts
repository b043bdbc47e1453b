import { legalActions, seatsOf, type PileCard, type Viewer } from '@quando/rules';
import { formatAction, formatCard, viewOf, type State } from '@quando/rules/authority';
import { formatCards, formatSides, seenHand, trueHand } from './card-text.ts';

/** The complete state, line by line. */
export function tableOf(state: State): string[] {
  const { pileSize, discardSize } = state;
  const queue = Array.from({ length: pileSize + discardSize }, (_, i) => state.queued(i));
  return [
    ...seatsOf(state.players).map(
      (seat) => `${handLine(seat, trueHand(state, seat))}${countsOf(state, seat)}`,
    ),
    `pile: ${formatCards(queue.slice(0, pileSize).map(formatCard))}`,
    `discard: ${formatCards(queue.slice(pileSize).map(playedCard))}`,
    ...lastRoundOf(state),
  ];
}

/** What a viewer sees of it, line by line. */
export function sightOf(state: State, viewer: Viewer): string[] {
  const view = viewOf(state, viewer);
  const unseen = view.pileSize - view.pile.length;
  const pile = formatCards(view.pile.map(({ up, down }: PileCard) => formatSides(up, down)));
  return [
    ...seatsOf(view.players).map((seat) => handLine(seat, seenHand(view, seat))),
    `pile: ${pile}${unseen === 0 ? '' : ` and ${unseen} unseen`}`,
    `discard: ${formatCards(view.discard.map(({ front, back }) => formatSides(front, back)))}`,
  ];
}

/** Who has to decide, and the verbs they may use. */
export function nextOf(state: State): string {
  const { asked } = state;
  if (asked === 'nobody') return state.phase === 'over' ? 'the game is over' : 'next: deal';
  const verbs = new Set(legalActions(viewOf(state, asked)).map(({ type }) => type));
  return `next: ${asked} may ${[...verbs].join(' or ')}`;
}

/** All legal actions of the asked seat, in the notation of a record. */
export function choicesOf(state: State): string[] {
  const { asked } = state;
  if (asked === 'nobody') return [];
  return legalActions(viewOf(state, asked)).map((action) => formatAction(state, asked, action));
}

const handLine = (seat: number, cards: readonly string[]): string => `seat ${seat}: ${formatCards(cards)}`;

const countsOf = (state: State, seat: number): string =>
  ` | sum ${state.sum(seat)}, plays ${state.plays(seat)}, total ${state.total(seat)}`;

const lastRoundOf = (state: State): string[] =>
  state.knocker === 'nobody' ? [] : [`last round: ${state.knocker} knocked, turns left ${state.turnsLeft}`];

/** In the queue, a card of the discard pile has its back as first side. */
const playedCard = (card: number): string => formatCard(card).split('/').toReversed().join('/');
