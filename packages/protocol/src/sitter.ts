import * as v from 'valibot';

/** The avatars that stand for players; their moods follow from the game. */
export const AVATARS = ['round', 'bean', 'tall', 'drop', 'block', 'cloud'] as const;

export type AvatarName = (typeof AVATARS)[number];

/** How well a bot plays, weakest first. */
export const BOT_LEVELS = ['beginner', 'casual', 'sharp', 'strong', 'master'] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];

/** Who sits on a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string; readonly avatar: AvatarName }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string; readonly avatar: AvatarName };

/** What a name may be long. */
export const LONGEST_NAME = 24;

/** Where two have one name, a space and a number follow the second. */
const LONGEST_SEATED_NAME = LONGEST_NAME + 2;

/** No language puts more than three on a letter; a hundred would reach into the lines above and below. */
const MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

/** What cannot be seen is dropped, so that no name can disturb the line that it stands in. */
export const visibleName = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/gu, '')
    .replaceAll(MANY_MARKS, '$1')
    .trim();

const nameUpTo = (longest: number): v.GenericSchema<unknown, string> =>
  v.pipe(v.string(), v.transform(visibleName), v.minLength(1), v.maxLength(longest));

/** What somebody says that they are called. */
export const personName: v.GenericSchema<unknown, string> = nameUpTo(LONGEST_NAME);

const sitterNamed = (name: v.GenericSchema<unknown, string>): v.GenericSchema<unknown, Sitter> =>
  v.variant('kind', [
    v.strictObject({ kind: v.literal('person'), name, avatar: v.picklist(AVATARS) }),
    v.strictObject({
      kind: v.literal('bot'),
      level: v.picklist(BOT_LEVELS),
      name,
      avatar: v.picklist(AVATARS),
    }),
  ]);

export const sitter: v.GenericSchema<unknown, Sitter> = sitterNamed(personName);

const seatedSitter = sitterNamed(nameUpTo(LONGEST_SEATED_NAME));

/** The door for a sitter that was kept; undefined if it is none. */
export function parseSitter(value: unknown): Sitter | undefined {
  const result = v.safeParse(seatedSitter, value);
  return result.success ? result.output : undefined;
}
