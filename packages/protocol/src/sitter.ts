import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';

/** The shapes of avatars; their moods follow from the game. */
export const AVATARS = ['round', 'bean', 'tall', 'drop', 'block', 'cloud'] as const;

export type AvatarName = (typeof AVATARS)[number];

/** How well a bot plays, weakest first. */
export const BOT_LEVELS = ['beginner', 'casual', 'sharp', 'strong', 'master'] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];

/** The greatest length of a name. */
export const LONGEST_NAME = 24;

/** The second of two people with the same name gets a space and a number. */
const LONGEST_SEATED_NAME = LONGEST_NAME + 2;

/**
 * The most combining marks per letter: no language uses more, and a hundred would overlap the lines above and below.
 */
const MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Marks at the start, or after a character that cannot carry one. (Older Safari knows no lookbehind.) */
const LOST_MARKS = /(^|[^\p{L}\p{N}\p{M}\p{S}\p{P}])\p{M}+/gu;

/** Drops invisible characters and marks on no letter, so that a name cannot disturb the surrounding text. */
export const visibleName = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/gu, '')
    .replaceAll(LOST_MARKS, '$1')
    .replaceAll(MANY_MARKS, '$1')
    .trim();

/** A name without invisible characters, of at least one and at most so many characters. */
export const nameUpTo = (longest: number) =>
  v.pipe(v.string(), v.transform(visibleName), v.minLength(1), v.maxLength(longest));

/** A name that a person has entered. */
export const personName = nameUpTo(LONGEST_NAME);

const seatedName = nameUpTo(LONGEST_SEATED_NAME);

export const avatar = v.picklist(AVATARS);
export const botLevel = v.picklist(BOT_LEVELS);

export const sitter = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: personName, avatar }),
  v.strictObject({ kind: v.literal('bot'), level: botLevel, name: personName, avatar }),
]);

const seatedPerson = v.strictObject({ kind: v.literal('person'), name: seatedName, avatar });
const seatedBot = v.strictObject({ kind: v.literal('bot'), level: botLevel, name: seatedName, avatar });

/** A sitter in a stored log. */
export const seatedSitter = v.variant('kind', [seatedPerson, seatedBot]);

/** A sitter in a reply, where fields of a newer server are ignored. */
export const toldSitter = v.variant('kind', [v.object(seatedPerson.entries), v.object(seatedBot.entries)]);

/** A person or a bot on a seat. */
export type Sitter = DeepReadonly<v.InferOutput<typeof sitter>>;

/** Parses a stored sitter; undefined if it is malformed. */
export function parseSitter(value: unknown): Sitter | undefined {
  const result = v.safeParse(seatedSitter, value);
  return result.success ? result.output : undefined;
}
