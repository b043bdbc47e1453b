import type { AvatarName, BotLevel, GameSummary, Sitter } from '@quando/protocol';
import type { PlayedGame, ResultSource } from '@quando/season';
import { gameOfRecord, gameOfSheet } from '../../league/entered-game.ts';
import type { Sheet } from '../../sheet/sheet.ts';

/** Who sat on a seat of a finished game: a person by name, or a bot. */
export type SeatName =
  | { readonly kind: 'person'; readonly name: string; readonly avatar: AvatarName }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string; readonly avatar: AvatarName };

/** A finished game that can be added to a league. */
export type FinishedGame = {
  /** The result's id in every league, so that nobody adds a game twice. */
  readonly id: string;
  readonly source: ResultSource;
  readonly playedAt: number;
  readonly game: PlayedGame;
  readonly seats: readonly SeatName[];
};

/** A finished score sheet as a game; undefined while it is unfinished. */
export function finishedSheet(sheet: Sheet): FinishedGame | undefined {
  const game = gameOfSheet(sheet);
  const seats = sheet.players.map(({ name, avatar }) => ({ kind: 'person' as const, name, avatar }));
  const id = `sheet-${sheet.id}`;
  return game && { id, source: { kind: 'sheet' }, playedAt: sheet.changedAt, game, seats };
}

/** A finished game of this device, from its summary and its record. */
export function finishedDeviceGame(
  { game: id, setup, changedAt }: Pick<GameSummary, 'game' | 'setup' | 'changedAt'>,
  record: string,
): FinishedGame | undefined {
  const game = gameOfRecord(record);
  const seats = setup.sitters.map(seatOfSitter);
  return game && { id: `game-${id}`, source: { kind: 'device' }, playedAt: changedAt, game, seats };
}

/** A finished game of an online table; its record does not say when it ended, and a result may be added later. */
export function finishedTable(
  table: string,
  sitters: readonly Sitter[],
  record: string,
  now: number = Date.now(),
): FinishedGame | undefined {
  const game = gameOfRecord(record);
  const source = { kind: 'online', table } as const;
  return game && { id: `table-${table}`, source, playedAt: now, game, seats: sitters.map(seatOfSitter) };
}

const seatOfSitter = (sitter: Sitter): SeatName =>
  sitter.kind === 'bot' ? sitter : { kind: 'person', name: sitter.name, avatar: sitter.avatar };
