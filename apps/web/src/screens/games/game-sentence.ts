import { netTotals, type GameSummary, type Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { personAt, type AppWords, type Person } from '@quando/text';
import { leadersOf } from '../../game/leaders.ts';
import { soleSeat } from '../../game/sole-seat.ts';

/** The opponents of the only person, or everybody. */
export function namesAround(sitters: readonly Sitter[]): string[] {
  const sole = soleSeat(sitters);
  return sitters.flatMap(({ name }, seat) => (seat === sole ? [] : [name]));
}

/** How a game stands: "Round 3, your turn. Mila leads." */
export function gameSentence({ games }: AppWords, summary: GameSummary): string {
  const { setup, round, phase, whoseTurn } = summary;
  const totals = netTotals(summary.totals, setup.handicaps);
  const context = { viewer: soleSeat(setup.sitters), names: setup.sitters.map(({ name }) => name) };
  const people = (seats: readonly Seat[]): Person[] => seats.map((seat) => personAt(seat, context));
  if (phase === 'over') return games.won(people(leadersOf(totals)));
  const asked = whoseTurn === 'nobody' ? games.betweenRounds : games.turn(personAt(whoseTurn, context));
  const standing = totals.some((total) => total > 0) ? ` ${games.leads(people(leadersOf(totals)))}` : '';
  return `${games.round(round + 1)}, ${asked}.${standing}`;
}
