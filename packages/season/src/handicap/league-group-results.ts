import { isHelped, type LeagueSeat } from '../league/league-entry.ts';
import { countedResults, type League } from '../league/league.ts';
import { pointsByRound } from '../played-game.ts';
import type { GroupResult } from './strength-from-results.ts';

/** A group's result with the id that it has in every league, so that it counts once wherever it is found. */
export type KnownResult = GroupResult & { readonly id: string };

/** What the results of a league say about its people, without games in which somebody had help. `nameOf` names a member or a guest. */
export const leagueGroupResults = (
  league: Pick<League, 'results' | 'members'>,
  nameOf: (name: string, member?: string) => string,
): readonly KnownResult[] => {
  const names = new Map(league.members.map(({ id, name }) => [id, nameOf(name, id)]));
  const playerOn = (seat: LeagueSeat): GroupResult['players'][number] => {
    if (seat.kind === 'bot') return { level: seat.level };
    return { name: seat.kind === 'member' ? (names.get(seat.member) ?? seat.member) : nameOf(seat.name) };
  };
  return countedResults(league).flatMap(({ id, game, seats }) => {
    if (seats.some(isHelped)) return [];
    const byRound = pointsByRound(game);
    const totals = seats.map((_, seat) => byRound.reduce((sum, points) => sum + points[seat]!, 0));
    return [{ id, players: seats.map(playerOn), totals, rounds: byRound.length }];
  });
};
