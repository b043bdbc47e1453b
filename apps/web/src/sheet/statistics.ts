import { scoreReasonOf } from '@quando/text';
import { personKey, type Sheet, type SheetPlayer } from './sheet.ts';
import { standingOf, type RoundResult, type Standing } from './standing.ts';

/** A player's statistics over all games. */
export type PlayerStatistics = {
  readonly player: SheetPlayer;
  /** Finished games. */
  readonly games: number;
  readonly wins: number;
  readonly rounds: number;
  readonly points: number;
  readonly knocks: number;
  /** Knocks alone on the lowest sum. */
  readonly goodKnocks: number;
  /** How often they ended a round with only zeros. */
  readonly zeros: number;
};

type Tally = { -readonly [Field in keyof PlayerStatistics]: PlayerStatistics[Field] };

/** Everybody who has played, with their latest avatar; most wins first. */
export function statisticsOf(sheets: readonly Sheet[]): PlayerStatistics[] {
  const tallies = new Map<string, Tally>();
  for (const sheet of sheets.toSorted((a, b) => a.changedAt - b.changedAt)) {
    const standing = standingOf(sheet);
    for (const [seat, player] of sheet.players.entries())
      count(tallyOf(player, tallies), sheet, standing, seat);
  }
  return [...tallies.values()].toSorted((a, b) => b.wins - a.wins || averageOf(a) - averageOf(b));
}

/** Points per round; Infinity before the first one. Fewer is better. */
export const averageOf = ({ points, rounds }: PlayerStatistics): number =>
  rounds === 0 ? Infinity : points / rounds;

function tallyOf(player: SheetPlayer, tallies: Map<string, Tally>): Tally {
  const none = { games: 0, wins: 0, rounds: 0, points: 0, knocks: 0, goodKnocks: 0, zeros: 0 };
  const tally = tallies.get(personKey(player.name)) ?? { player, ...none };
  tally.player = player;
  tallies.set(personKey(player.name), tally);
  return tally;
}

function count(tally: Tally, { rounds }: Sheet, { results, winners }: Standing, seat: number): void {
  if (winners) tally.games += 1;
  if (winners?.includes(seat)) tally.wins += 1;
  tally.rounds += results.length;
  tally.points += results.at(-1)?.totals[seat] ?? 0;
  const knocked = results.filter(({ knocker }) => knocker === seat);
  tally.knocks += knocked.length;
  tally.goodKnocks += knocked.filter((result) => isGoodKnock(result, seat)).length;
  tally.zeros += rounds.slice(0, results.length).filter(({ zeros }) => zeros === seat).length;
}

const isGoodKnock = (result: RoundResult, seat: number): boolean =>
  scoreReasonOf(result, seat) === 'knocker-alone';
