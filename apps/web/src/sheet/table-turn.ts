import type { Seat } from '@quando/rules';

/** Whose turn it is at the real table. */
export type TableTurn = {
  readonly players: number;
  readonly seat: Seat;
  readonly knocker: Seat | 'nobody';
};

export const firstTurn = (players: number, starter: Seat): TableTurn => ({
  players,
  seat: starter,
  knocker: 'nobody',
});

/** The next player's turn; `over` when everybody but the knocker has had a last one (rules 6). */
export function nextTurn(turn: TableTurn): TableTurn | 'over' {
  const seat = (turn.seat + 1) % turn.players;
  return seat === turn.knocker ? 'over' : { ...turn, seat };
}

/** The player on turn knocks instead of playing. */
export const knocked = (turn: TableTurn): TableTurn => ({
  ...turn,
  knocker: turn.seat,
  seat: (turn.seat + 1) % turn.players,
});

/** Everybody else in turn order: the order of a triplet's penalty actions (rules 5). */
export const othersInOrder = ({ players, seat }: TableTurn): Seat[] =>
  Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);

/** Who still has a last turn, the current player first; nobody before a knock. */
export function lastTurns({ players, seat, knocker }: TableTurn): Seat[] {
  if (knocker === 'nobody') return [];
  const left = (knocker - seat + players) % players;
  return Array.from({ length: left }, (_, i) => (seat + i) % players);
}
