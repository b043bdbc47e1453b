import type { GameSummary, Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { personAt, type AppWords, type Person } from '@quando/text';

/** The seat that texts address as "you": the only person at this device, or nobody if several share it. */
export function soleSeat(sitters: readonly Sitter[]): Seat | 'watcher' {
  const people = [...sitters.keys()].filter((seat) => sitters[seat]!.kind === 'person');
  return people.length === 1 ? people[0]! : 'watcher';
}

/** The seats with the lowest total. */
export function leadersOf(totals: readonly number[]): Seat[] {
  const lowest = Math.min(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === lowest);
}

/** The opponents of the only person, or everybody. */
export function namesAround(sitters: readonly Sitter[]): string[] {
  const sole = soleSeat(sitters);
  return sitters.flatMap(({ name }, seat) => (seat === sole ? [] : [name]));
}

/** How a game stands: "Round 3, your turn. Mila leads." */
export function gameSentence({ games }: AppWords, summary: GameSummary): string {
  const { setup, round, phase, whoseTurn, totals } = summary;
  const context = { viewer: soleSeat(setup.sitters), names: setup.sitters.map(({ name }) => name) };
  const people = (seats: readonly Seat[]): Person[] => seats.map((seat) => personAt(seat, context));
  if (phase === 'over') return games.won(people(leadersOf(totals)));
  const asked = whoseTurn === 'nobody' ? games.betweenRounds : games.turn(personAt(whoseTurn, context));
  const standing = totals.some((total) => total > 0) ? ` ${games.leads(people(leadersOf(totals)))}` : '';
  return `${games.round(round + 1)}, ${asked}.${standing}`;
}
