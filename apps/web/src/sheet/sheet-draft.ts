import {
  AVATARS,
  GREATEST_TARGET,
  LONGEST_NAME,
  visibleName,
  type AvatarName,
  type Handicaps,
} from '@quando/protocol';
import { below, MOST_PLAYERS, type Random, type Seat } from '@quando/rules';
import { resized, withoutSeat } from '../handicap/seat-handicaps.ts';
import { followedTarget, usualTarget } from '../usual-target.ts';
import type { Group } from './group.ts';
import { LONGEST_GROUP } from './sheet-schemas.ts';
import { namesOf, personKey, type Sheet, type SheetPlayer } from './sheet.ts';

/** A sheet being set up: the players, the target and the first dealer. */
export type SheetDraft = {
  readonly group: string;
  /** Names may be empty while they are typed. */
  readonly players: readonly SheetPlayer[];
  readonly target: number;
  readonly firstDealer: Seat | 'random';
  /** Head starts; with real cards the app gives no other help. */
  readonly handicaps?: Handicaps | undefined;
};

/** The name of a player who has none; the place counts from 1. */
export type Nameless = (place: number) => string;

/** Joins names in the way of the language. */
export type ListNames = (names: readonly string[]) => string;

const FEWEST_PLAYERS = 2;

/** The targets on offer; others can be typed. */
export const targetsFor = (players: number): readonly number[] =>
  players === FEWEST_PLAYERS ? [30, 40, 50] : [30, 50, 100];

export const isTarget = (target: number): boolean =>
  Number.isInteger(target) && target >= 1 && target <= GREATEST_TARGET;

/** The default draft for a new group. */
export function firstDraft(): SheetDraft {
  const nobody: SheetDraft = { group: '', players: [], target: usualTarget(0), firstDealer: 'random' };
  return Array.from({ length: 3 }).reduce<SheetDraft>((draft) => withPlayer(draft, ''), nobody);
}

/** The same people again, in the same order; a group named after its players has no name of its own. */
export function draftFor({ name, sheets }: Group, list: ListNames): SheetDraft {
  const { players, target, headStarts } = sheets[0]!;
  const group = name === list(namesOf({ players })) ? '' : name;
  const handicaps = headStarts?.map((headStart) => ({ headStart }));
  return { group, players, target, firstDealer: 'random', handicaps };
}

export const hasRoom = ({ players }: SheetDraft): boolean => players.length < MOST_PLAYERS;

export const mayLeave = ({ players }: SheetDraft): boolean => players.length > FEWEST_PLAYERS;

/** Adds a player: in the first place without a name, or else at the end. */
export function withKnown(draft: SheetDraft, player: SheetPlayer): SheetDraft {
  const free = draft.players.findIndex(({ name }) => name.trim() === '');
  if (free < 0) return withPlayer(draft, player.name, player.avatar);
  return { ...draft, players: draft.players.with(free, player) };
}

export function withPlayer(draft: SheetDraft, name: string, avatar = freeAvatar(draft)): SheetDraft {
  return withPlayers(draft, [...draft.players, { name, avatar }]);
}

export const without = (draft: SheetDraft, seat: Seat): SheetDraft =>
  withPlayers(
    { ...draft, handicaps: withoutSeat(draft.handicaps, seat) },
    draft.players.filter((_, other) => other !== seat),
  );

export const withName = (draft: SheetDraft, seat: Seat, name: string): SheetDraft => ({
  ...draft,
  players: draft.players.with(seat, { ...draft.players[seat]!, name: name.slice(0, LONGEST_NAME) }),
});

export function withNextAvatar(draft: SheetDraft, seat: Seat): SheetDraft {
  const player = draft.players[seat]!;
  const avatar = AVATARS[(AVATARS.indexOf(player.avatar) + 1) % AVATARS.length]!;
  return { ...draft, players: draft.players.with(seat, { ...player, avatar }) };
}

/** Swaps a player with the one before. */
export function movedUp(draft: SheetDraft, seat: Seat): SheetDraft {
  const { players, handicaps } = draft;
  const moved = handicaps?.with(seat, handicaps[seat - 1]!).with(seat - 1, handicaps[seat]!);
  return withPlayers(
    { ...draft, handicaps: moved },
    players.with(seat, players[seat - 1]!).with(seat - 1, players[seat]!),
  );
}

/** Two players with the same name could not be distinguished. */
export function hasTwins({ players }: SheetDraft): boolean {
  const names = players.map(({ name }) => personKey(name)).filter((name) => name !== '');
  return new Set(names).size < names.length;
}

export type NewSheetOptions = {
  readonly id: string;
  readonly now: number;
  readonly random: Random;
  readonly nameless: Nameless;
  /** The name of a group that has none. */
  readonly list: ListNames;
};

/** The new sheet; the first dealer is drawn by lot unless chosen (rules 3). */
export function sheetOf(draft: SheetDraft, { id, now, random, nameless, list }: NewSheetOptions): Sheet {
  const players = draft.players.map(({ name, avatar }, seat) => ({
    name: visibleName(name) || nameless(seat + 1),
    avatar,
  }));
  return {
    id,
    group: visibleName(draft.group) || list(players.map(({ name }) => name)).slice(0, LONGEST_GROUP),
    players,
    target: draft.target,
    firstDealer: draft.firstDealer === 'random' ? below(random, players.length) : draft.firstDealer,
    ...(draft.handicaps && { headStarts: draft.handicaps.map(({ headStart }) => headStart) }),
    rounds: [],
    startedAt: now,
    changedAt: now,
  };
}

/** A change of players resets the dealer, and the usual target follows their number. */
function withPlayers(draft: SheetDraft, players: readonly SheetPlayer[]): SheetDraft {
  const target = followedTarget(draft.target, draft.players.length, players.length);
  const handicaps = resized(draft.handicaps, players.length);
  return { ...draft, players, target, firstDealer: 'random', handicaps };
}

const freeAvatar = ({ players }: SheetDraft): AvatarName =>
  AVATARS.find((avatar) => players.every((player) => player.avatar !== avatar)) ?? AVATARS[0];
