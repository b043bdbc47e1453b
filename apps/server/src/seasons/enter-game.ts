import { handicapsIn } from '@quando/protocol';
import {
  isTemporaryRefusal,
  parseLeagueCommand,
  recordedGame,
  seatsAmong,
  type LeagueSeat,
  type PlayedGame,
} from '@quando/season';
import { tripletsIn } from '@quando/season/authority';
import type { LeagueGame } from '@quando/table';
import type { Guest } from '../tables/eraser.ts';
import { isLeagueId } from './league-id.ts';
import type { Leagues, OpenLeague } from './leagues.ts';

/** The id of a table's result. */
const resultOf = (table: string): string => `table-${table}`;

/**
 * Enters the result of a table in its league. The id of the result follows from the table's, so that it is there once
 * however often this is repeated. Throws if it has to be repeated later.
 */
export async function enterGame(leagues: Leagues, game: LeagueGame): Promise<'entered' | 'refused'> {
  const league = isLeagueId(game.league) ? await leagues.find(game.league) : 'not-found';
  if (league === 'unreadable') throw new Error('the league of a table cannot be read');
  if (league === 'not-found') return 'refused';
  const command = parseLeagueCommand({
    do: 'play',
    id: resultOf(game.table),
    result: resultOf(game.table),
    source: { kind: 'online', table: game.table },
    outcome: {
      playedAt: Math.round(game.endedAt),
      game: playedIn(game),
      seats: withHelp(seatsAmong(game.sitters, league.log.roster, game.takenOver), game),
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

/** Removes a name from the result that a table has entered in its league, if it is there as that of a guest. */
export async function eraseGuest(
  leagues: Leagues,
  { league: id, table, seat }: Guest,
): Promise<'forgotten' | 'not-stored'> {
  const league = isLeagueId(id) ? await leagues.find(id) : 'not-found';
  if (league === 'unreadable') return 'not-stored';
  if (league === 'not-found') return 'forgotten';
  const answer = await leagues.decide(league, 'server', {
    do: 'erase-guest',
    id: `erase-${table}-${seat}`,
    result: resultOf(table),
    seat,
  });
  return 'refusal' in answer && answer.refusal === 'not-stored' ? answer.refusal : 'forgotten';
}

/** Ends the evening all of whose tables have entered their results; the table that was last repeats this until it is done. */
async function endFinished(leagues: Leagues, league: OpenLeague): Promise<void> {
  const { evenings, results } = league.log;
  for (const [evening, { opened, ended }] of evenings) {
    const isFinished = opened.tables.every(({ table }) => results.get(resultOf(table))?.by === 'server');
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
  if (isTemporaryRefusal(refusal)) throw new Error(`a league did not take a result: ${refusal}`);
}

function playedIn({ record, length }: LeagueGame): PlayedGame | undefined {
  const triplets = tripletsIn(record);
  return recordedGame(record, { ...(length !== undefined && { length }), ...(triplets && { triplets }) });
}

/** The seats with how everybody was helped: as agreed, or by a bot that decided for them. */
function withHelp(seats: readonly LeagueSeat[], { botDecided, record }: LeagueGame): readonly LeagueSeat[] {
  const handicaps = handicapsIn(record.meta);
  return seats.map((seat, i) => {
    if (seat.kind === 'bot') return seat;
    const { assist = 'none' } = handicaps?.[i] ?? {};
    const helped = assist === 'none' ? seat : { ...seat, assist };
    return helped.kind === 'member' && botDecided.has(i) ? { ...helped, hadStandIn: true as const } : helped;
  });
}
