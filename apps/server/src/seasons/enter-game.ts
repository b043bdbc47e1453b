import { foldLeague, parseLeagueCommand, recordedGame, seatsAmong, type LeagueSeat } from '@quando/season';
import type { LeagueGame } from '@quando/table';
import { isLeagueId } from './league-id.ts';
import type { Leagues, OpenLeague } from './leagues.ts';

/** Refusals that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['not-stored', 'too-fast']);

/**
 * Enters the result of a table in its league. The id of the result follows from the table's, so that it is there once
 * however often this is repeated. Throws if it has to be repeated later.
 */
export async function enterGame(leagues: Leagues, game: LeagueGame): Promise<'entered' | 'refused'> {
  const league = isLeagueId(game.league) ? await leagues.find(game.league) : 'not-found';
  if (league === 'unreadable') throw new Error('the league of a table cannot be read');
  if (league === 'not-found') return 'refused';
  const { members } = foldLeague(league.log.entries);
  const command = parseLeagueCommand({
    do: 'play',
    id: `table-${game.table}`,
    result: `table-${game.table}`,
    source: { kind: 'online', table: game.table },
    outcome: {
      playedAt: Math.round(game.endedAt),
      game: recordedGame(game.record, game.length),
      seats: withStandIns(seatsAmong(game.sitters, members), game),
    },
  });
  // Nobody at the table is a member.
  if (!command) return 'refused';
  const answer = await leagues.decide(league, 'server', command);
  if ('seq' in answer) {
    await endFinished(leagues, league);
    return 'entered';
  }
  throwIfPassing(answer.refusal);
  return 'refused';
}

/** Ends the evening all of whose tables have entered their results; the table that was last repeats this until it is done. */
async function endFinished(leagues: Leagues, league: OpenLeague): Promise<void> {
  const { evenings, results } = league.log;
  for (const [evening, { opened, ended }] of evenings) {
    const isFinished = opened.tables.every(({ table }) => results.get(`table-${table}`)?.by === 'server');
    if (ended || !isFinished) continue;
    const answer = await leagues.decide(league, 'server', {
      do: 'end-evening',
      id: `end-${evening}`,
      evening,
    });
    if ('refusal' in answer) throwIfPassing(answer.refusal);
  }
}

function throwIfPassing(refusal: string): void {
  if (PASSING.has(refusal)) throw new Error(`a league did not take a result: ${refusal}`);
}

const withStandIns = (seats: readonly LeagueSeat[], { botDecided }: LeagueGame): readonly LeagueSeat[] =>
  seats.map((seat, i) =>
    seat.kind === 'member' && botDecided.has(i) ? { ...seat, hadStandIn: true as const } : seat,
  );
