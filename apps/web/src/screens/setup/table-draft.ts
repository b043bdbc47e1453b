import { CAST } from '@quando/bots/cast';
import {
  AVATARS,
  LONGEST_NAME,
  type AvatarName,
  type BotLevel,
  type Handicaps,
  type Setup,
  type Sitter,
} from '@quando/protocol';
import { MOST_PLAYERS, type Seat } from '@quando/rules';
import { resized, withoutSeat } from '../../handicap/seat-handicaps.ts';
import type { SetupMode } from '../../route.ts';
import { followedTarget, usualTarget } from '../../usual-target.ts';

/** The default name of a new person; the place counts from 1. */
export type Nameless = (place: number) => string;

const FEWEST_PLAYERS = 2;

/** The default setup before the first game. */
export function firstTable(mode: SetupMode, nameless: Nameless): Setup {
  const alone: Setup = { sitters: [], target: usualTarget(0) };
  if (mode === 'pass') return withPerson(withPerson(alone, nameless), nameless);
  return withBot(withBot(withPerson(alone, nameless), 'casual'), 'casual');
}

export const hasRoom = ({ sitters }: Setup): boolean => sitters.length < MOST_PLAYERS;

/** Whether this seat can be removed: one person and one opponent must stay. */
export function mayLeave(setup: Setup, seat: Seat, mode: SetupMode): boolean {
  const people = setup.sitters.filter(({ kind }) => kind === 'person').length;
  const isPerson = setup.sitters[seat]?.kind === 'person';
  if (setup.sitters.length <= FEWEST_PLAYERS) return false;
  return !isPerson || (mode === 'pass' && people > FEWEST_PLAYERS);
}

export function withPerson(setup: Setup, nameless: Nameless): Setup {
  const sitter: Sitter = {
    kind: 'person',
    name: nameless(setup.sitters.length + 1),
    avatar: freeAvatar(setup),
  };
  return withSitters(setup, [...setup.sitters, sitter]);
}

export function withBot(setup: Setup, level: BotLevel): Setup {
  const sitter: Sitter = { kind: 'bot', level, name: freeName(setup, level), avatar: freeAvatar(setup) };
  return withSitters(setup, [...setup.sitters, sitter]);
}

export const without = (setup: Setup, seat: Seat): Setup =>
  withSitters(
    withHandicaps(setup, withoutSeat(setup.handicaps, seat)),
    setup.sitters.filter((_, other) => other !== seat),
  );

/** Another level means another character. */
export function withLevel(setup: Setup, seat: Seat, level: BotLevel): Setup {
  const sitter = setup.sitters[seat];
  if (sitter?.kind !== 'bot') return setup;
  const isFromCast = CAST.some(({ name }) => name === sitter.name);
  const name = isFromCast ? freeName(without(setup, seat), level) : sitter.name;
  return withSitter(setup, seat, { ...sitter, level, name });
}

export const withAvatar = (setup: Setup, seat: Seat, avatar: AvatarName): Setup =>
  withSitter(setup, seat, { ...setup.sitters[seat]!, avatar });

/** A name may be empty while it is typed; `ready` replaces it. */
export const withName = (setup: Setup, seat: Seat, name: string): Setup =>
  withSitter(setup, seat, { ...setup.sitters[seat]!, name: name.slice(0, LONGEST_NAME) });

export const targetsFor = (players: number): readonly number[] =>
  players === FEWEST_PLAYERS ? [30, 40, 50, 100] : [30, 50, 100];

/** The finished setup: everybody has a name, and the target is one of those offered. */
export function ready(setup: Setup, nameless: Nameless): Setup {
  const sitters = setup.sitters.map((sitter, seat) => ({
    ...sitter,
    name: sitter.name.trim() || nameless(seat + 1),
  }));
  const isOffered = targetsFor(sitters.length).includes(setup.target);
  const target = isOffered ? setup.target : usualTarget(sitters.length);
  return withHandicaps({ sitters, target }, resized(setup.handicaps, sitters.length));
}

/** The setup with other handicaps, or with none. */
export function withHandicaps(setup: Setup, handicaps: Handicaps | undefined): Setup {
  const { handicaps: _, ...rest } = setup;
  return { ...rest, ...(handicaps && { handicaps }) };
}

/** Whether a player needs the net, which may have to be downloaded. */
export const hasMaster = ({ sitters }: Setup): boolean =>
  sitters.some((sitter) => sitter.kind === 'bot' && sitter.level === 'master');

export function hasTwins({ sitters }: Setup): boolean {
  const names = sitters.map(({ name }) => name.trim().toLocaleLowerCase());
  return new Set(names).size < names.length;
}

/** The usual target follows the number of players. */
const withSitters = (setup: Setup, sitters: readonly Sitter[]): Setup =>
  withHandicaps(
    { sitters, target: followedTarget(setup.target, setup.sitters.length, sitters.length) },
    resized(setup.handicaps, sitters.length),
  );

const withSitter = (setup: Setup, seat: Seat, sitter: Sitter): Setup => ({
  ...setup,
  sitters: setup.sitters.with(seat, sitter),
});

/** The first character of this level who is not at the table yet; there may be more seats than characters. */
function freeName({ sitters }: Setup, level: BotLevel): string {
  const isFree = (name: string): boolean => sitters.every((sitter) => sitter.name !== name);
  const ofLevel = CAST.filter((character) => character.level === level);
  return [...ofLevel, ...CAST].find(({ name }) => isFree(name))!.name;
}

const freeAvatar = ({ sitters }: Setup): AvatarName =>
  AVATARS.find((avatar) => sitters.every((sitter) => sitter.avatar !== avatar)) ?? AVATARS[0];
