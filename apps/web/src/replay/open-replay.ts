import { AVATARS, type Sitter } from '@quando/protocol';
import { seatsOf, type Seat } from '@quando/rules';
import type { ReplayWords } from '@quando/text';
import type { OfflineGames } from '../game/offline-games.ts';
import { soleSeat } from '../game/sole-seat.ts';
import type { MyTables } from '../online/my-tables.svelte.ts';
import type { TableApi, TableApiRefusalCode } from '../online/table-api.ts';
import type { RecordedGame, ReplayRefusal, ReplaySource } from './replay-message.ts';

/** What to replay, with what the page knows about it: who played, and which seat is the user's. */
export type FoundSource = {
  readonly source: ReplaySource;
  readonly sitters?: readonly Sitter[];
  readonly seat?: Seat;
};

/** `not-over`: others may still learn from a game that is online. */
export type SourceRefusal = ReplayRefusal | { readonly code: 'unreachable' | 'not-over' };

type Places = { readonly offlineGames: OfflineGames; readonly tableApi: TableApi; readonly tables: MyTables };

/** Finds what the address of a replay names. */
export async function findSource(of: string, places: Places): Promise<FoundSource | SourceRefusal> {
  const [, kind, id] = /^(game|table)=([\w-]{1,64})$/.exec(of) ?? [];
  if (kind === 'game') return findGame(id!, places.offlineGames);
  return kind === 'table' ? findTable(id!, places) : { source: { kind: 'code', code: of } };
}

async function findGame(game: string, games: OfflineGames): Promise<FoundSource | SourceRefusal> {
  const answer = await games.list();
  const summary = 'games' in answer ? answer.games.find((one) => one.game === game) : undefined;
  if (!summary) return { code: 'no-such-game' };
  const { sitters } = summary.setup;
  const sole = soleSeat(sitters);
  const found = { sitters, ...(sole !== 'watcher' && { seat: sole }) };
  if (summary.phase !== 'over') return { ...found, source: { kind: 'stored', game } };
  const record = await games.record(game);
  return 'text' in record
    ? { ...found, source: { kind: 'text', text: record.text } }
    : { code: 'no-such-game' };
}

async function findTable(table: string, { tableApi, tables }: Places): Promise<FoundSource | SourceRefusal> {
  const record = await tableApi.record(table);
  if ('refused' in record) return refusalOf(record.refused);
  const seat = tables.find(table)?.seat ?? 'none';
  return { source: { kind: 'text', text: record.text }, ...(seat !== 'none' && { seat }) };
}

function refusalOf(refused: TableApiRefusalCode | 'not-over'): SourceRefusal {
  if (refused === 'not-over') return { code: 'not-over' };
  return { code: refused === 'gone' ? 'no-such-game' : 'unreachable' };
}

/** Who played, or as many players without a name. */
export const playersOf = (game: RecordedGame, words: ReplayWords): readonly Sitter[] =>
  game.sitters ??
  seatsOf(game.players).map((seat) => ({
    kind: 'person',
    name: words.player(seat + 1),
    avatar: AVATARS[seat % AVATARS.length]!,
  }));
