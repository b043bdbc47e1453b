import type { Seat, SeenEvent, View } from '@quando/rules';
import type { BoardWords } from '@quando/text';
import type { AvatarMood } from '../../ui/avatar/avatar.ts';

/** A remark on a player that is not about the cards, and whether a bot decides for them. */
export type SeatRemark = { readonly text: string; readonly isAway: boolean };

/** What notes and moods depend on: nothing of the hands. */
type Course = Pick<
  View,
  'result' | 'phase' | 'knocker' | 'turn' | 'turnsLeft' | 'players' | 'asked' | 'totals'
>;

/** The note under a player's name during a triplet or the last round. */
export function noteOf(
  view: Course,
  seat: Seat,
  { seats }: Pick<BoardWords, 'seats'>,
  events: readonly SeenEvent[],
): string | undefined {
  if (view.result !== 'none') return undefined;
  if (view.phase === 'penalty') return penaltyNote(view, seat, seats, events);
  if (view.knocker === 'nobody') return undefined;
  if (seat === view.knocker) return seats.knocked;
  return hasTurnLeft(view, seat) ? seats.oneMoreTurn : seats.done;
}

/** Whether a seat still has a turn in the last round. */
export const hasTurnLeft = (view: Course, seat: Seat): boolean =>
  view.turnsLeft !== 'unlimited' && (seat - view.turn + view.players) % view.players < view.turnsLeft;

function penaltyNote(
  view: Course,
  seat: Seat,
  seats: BoardWords['seats'],
  events: readonly SeenEvent[],
): string | undefined {
  if (seat === view.turn) return seats.played;
  const since = events.slice(events.findLastIndex((event) => event.type === 'played') + 1);
  const penalty = since.find((event) => isPenalty(event) && event.seat === seat);
  if (!penalty) return undefined;
  return penalty.type === 'drew' ? seats.drewOne : seats.turnedZero;
}

type Penalty = Extract<SeenEvent, { readonly type: 'drew' | 'flipped' }>;

const isPenalty = (event: SeenEvent): event is Penalty =>
  event.type === 'flipped' || (event.type === 'drew' && event.why === 'triplet');

/** A player's mood: happy after a knock or in the lead, surprised by a triplet, otherwise neutral. */
export function moodOf(view: Course, seat: Seat, isBot: boolean): AvatarMood {
  if (seat === view.knocker) return 'joy';
  if (view.phase === 'penalty') return seat === view.turn ? 'joy' : 'oh';
  if (view.asked === seat) return 'hm';
  const lowest = Math.min(...view.totals);
  if (Math.max(...view.totals) > lowest && view.totals[seat] === lowest) return 'joy';
  return isBot ? 'bot' : 'calm';
}
