import type { AvatarName, BotLevel, GameSummary, Handicap, Handicaps, Sitter } from '@quando/protocol';
import type { LeagueSeat, PlayedGame, ResultSource } from '@quando/season';
import type { Triplets } from '../../league/counted-triplets.ts';
import { gameOfRecord, gameOfSheet } from '../../league/entered-game.ts';
import type { Sheet } from '../../sheet/sheet.ts';

/** How a person was helped. */
type Helped = Pick<Extract<LeagueSeat, { kind: 'member' }>, 'assist' | 'hadStandIn'>;

/** Who sat on a seat of a finished game: a person by name, or a bot. */
export type SeatName =
  | ({ readonly kind: 'person'; readonly name: string; readonly avatar: AvatarName } & Helped)
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
  triplets?: Triplets,
): FinishedGame | undefined {
  const game = gameOfRecord(record, triplets);
  const seats = seatsOf(setup.sitters, setup.handicaps);
  return game && { id: `game-${id}`, source: { kind: 'device' }, playedAt: changedAt, game, seats };
}

/** An online table after its game. */
export type FinishedTable = {
  readonly table: string;
  readonly sitters: readonly Sitter[];
  readonly handicaps: Handicaps | undefined;
};

/** A finished game of an online table; its record does not say when it ended, and a result may be added later. */
export function finishedTable(
  { table, sitters, handicaps }: FinishedTable,
  record: string,
  { triplets, now = Date.now() }: { readonly triplets?: Triplets | undefined; readonly now?: number } = {},
): FinishedGame | undefined {
  const game = gameOfRecord(record, triplets);
  const source = { kind: 'online', table } as const;
  return game && { id: `table-${table}`, source, playedAt: now, game, seats: seatsOf(sitters, handicaps) };
}

const seatsOf = (sitters: readonly Sitter[], handicaps: Handicaps | undefined): readonly SeatName[] =>
  sitters.map((sitter, seat) => seatOfSitter(sitter, handicaps?.[seat]));

function seatOfSitter(sitter: Sitter, { assist = 'none' }: Partial<Handicap> = {}): SeatName {
  if (sitter.kind === 'bot') return sitter;
  const { name, avatar } = sitter;
  return { kind: 'person', name, avatar, ...(assist !== 'none' && { assist }) };
}
