import type { Seat } from '@quando/rules';
import type { AppWords, Person, SheetWords } from '@quando/text';
import type { Sheet } from '../../sheet/sheet.ts';
import type { Standing } from '../../sheet/standing.ts';
import { leadersOf } from '../../game/leaders.ts';

/** A summary of a sheet: "3 rounds. Mila leads." */
export function standingSentence(
  { players, rounds }: Sheet,
  { totals, winners, results }: Standing,
  { list }: SheetWords,
  { games }: AppWords,
): string {
  const people = (seats: readonly Seat[]): Person[] => seats.map((seat) => ({ name: players[seat]!.name }));
  if (rounds.length === 0) return list.notBegun;
  const news = winners ? games.won(people(winners)) : games.leads(people(leadersOf(totals)));
  return `${list.rounds(results.length)}. ${news}`;
}
