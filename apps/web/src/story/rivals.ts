import { netTotals, type GameSummary, type Sitter } from '@quando/protocol';
import { soleSeat } from '../game/sole-seat.ts';

/** How often a person had fewer points than a character, and the other way round. */
export type Rivalry = {
  readonly rival: Sitter;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
};

/** A person's results against each bot at a table, from all finished games that one person played on this device. */
export const rivalriesOf = (sitters: readonly Sitter[], games: readonly GameSummary[]): Rivalry[] =>
  sitters.flatMap((rival) => (rival.kind === 'bot' ? [rivalryWith(rival, games)] : []));

function rivalryWith(rival: Sitter, games: readonly GameSummary[]): Rivalry {
  const leads = games.flatMap((game) => leadsOver(rival.name, game));
  return {
    rival,
    ahead: leads.filter((lead) => lead > 0).length,
    behind: leads.filter((lead) => lead < 0).length,
    level: leads.filter((lead) => lead === 0).length,
  };
}

/** How many points less the person had than the character, if both were there. */
function leadsOver(name: string, { phase, setup, totals }: GameSummary): number[] {
  const { sitters, handicaps } = setup;
  const net = netTotals(totals, handicaps);
  const own = soleSeat(sitters);
  const seat = sitters.findIndex((sitter) => sitter.kind === 'bot' && sitter.name === name);
  if (phase !== 'over' || own === 'watcher' || seat < 0) return [];
  return [net[seat]! - net[own]!];
}
