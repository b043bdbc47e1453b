import type { Action, DrawnSide } from './action.ts';
import { moveOf } from './apply.ts';
import { firstSide, packCard, secondSide, type PackedCard } from './card.ts';
import { Move, playOf, positionsOf } from './move.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';

/** A decision and its seat, as in a line of a record: cards are identified by their hand positions. */
export type Entry =
  | { readonly seat: Seat; readonly verb: 'play'; readonly positions: readonly number[] }
  | { readonly seat: Seat; readonly verb: 'draw'; readonly side: DrawnSide }
  | { readonly seat: Seat; readonly verb: 'flip'; readonly position: number }
  | { readonly seat: Seat; readonly verb: 'knock' | 'pass' };

const ENTRY =
  /^(0|[1-9]\d{0,8}) (?:play((?: (?:0|[1-9]\d{0,8}))+)|draw (up|down)|flip (0|[1-9]\d{0,8})|(knock|pass))$/;

/** Parses a line such as `0 play 1 6 7`; undefined if the line is not an entry. */
export function parseEntry(line: string): Entry | undefined {
  const match = ENTRY.exec(line);
  if (!match) return undefined;
  const seat = Number(match[1]);
  if (match[2] !== undefined)
    return { seat, verb: 'play', positions: match[2].slice(1).split(' ').map(Number) };
  if (match[3] !== undefined) return { seat, verb: 'draw', side: match[3] === 'up' ? 'up' : 'down' };
  if (match[4] !== undefined) return { seat, verb: 'flip', position: Number(match[4]) };
  return { seat, verb: match[5] === 'knock' ? 'knock' : 'pass' };
}

/** An entry as an action in this state; undefined if the hand has no such position. */
export function actionOf(state: State, entry: Entry): Action | undefined {
  const { seat } = entry;
  const isHeld = (position: number): boolean => position < state.handSize(seat);
  switch (entry.verb) {
    case 'play':
      if (!entry.positions.every(isHeld)) return undefined;
      return { type: 'play', slots: entry.positions.map((position) => state.slot(seat, position)) };
    case 'draw':
      return { type: 'draw', side: entry.side };
    case 'flip':
      return isHeld(entry.position) ? { type: 'flip', slot: state.slot(seat, entry.position) } : undefined;
    case 'knock':
    case 'pass':
      return { type: entry.verb };
  }
}

/** An entry as a move; both identify cards by their hand positions. */
export function moveOfEntry(entry: Entry): Move {
  switch (entry.verb) {
    case 'play':
      return playOf(entry.positions);
    case 'draw':
      return new Move().draw(entry.side === 'up' ? 0 : 1);
    case 'flip':
      return new Move().flip(entry.position);
    case 'knock':
      return new Move().knock();
    case 'pass':
      return new Move().pass();
  }
}

/** A legal action as a line of a record; the state is the one before it. */
export const formatAction = (state: State, seat: Seat, action: Action): string =>
  formatMove(seat, moveOf(state, seat, action));

/** A move as a line of a record. */
export function formatMove(seat: Seat, move: Move): string {
  if (move.isPlay) return `${seat} play ${positionsOf(move).join(' ')}`;
  if (move.isDraw) return `${seat} draw ${move.operand === 0 ? 'up' : 'down'}`;
  if (move.isFlip) return `${seat} flip ${move.operand}`;
  return move.isKnock ? `${seat} knock` : `${seat} pass`;
}

const CARD = /^(\d|10)\/(\d|10)$/;

/** Parses a card such as `10/3`, the first number up. */
export function parseCard(text: unknown): PackedCard | 'not-a-card' {
  const match = typeof text === 'string' ? CARD.exec(text) : null;
  if (!match) return 'not-a-card';
  const [first, second] = [Number(match[1]), Number(match[2])];
  return first === second ? 'not-a-card' : packCard(first, second);
}

export const formatCard = (card: PackedCard): string => `${firstSide(card)}/${secondSide(card)}`;
