import * as v from 'valibot';

/** The pebbles that stand for players; their moods follow from the game. */
export const AVATARS = ['round', 'bean', 'tall', 'drop', 'block', 'cloud'] as const;

export type Avatar = (typeof AVATARS)[number];

/** How well a bot plays, weakest first. */
export const BOT_LEVELS = ['beginner', 'casual', 'sharp', 'strong', 'master'] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];

/** Who sits on a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string; readonly avatar: Avatar }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string; readonly avatar: Avatar };

/** What a name may be long. */
export const LONGEST_NAME = 24;

/** What cannot be seen is dropped, so that no name can disturb the line that it stands in. */
export const personName = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
);

export const sitter: v.GenericSchema<unknown, Sitter> = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: personName, avatar: v.picklist(AVATARS) }),
  v.strictObject({
    kind: v.literal('bot'),
    level: v.picklist(BOT_LEVELS),
    name: personName,
    avatar: v.picklist(AVATARS),
  }),
]);

/** The door for a sitter that was kept; undefined if it is none. */
export function parseSitter(value: unknown): Sitter | undefined {
  const result = v.safeParse(sitter, value);
  return result.success ? result.output : undefined;
}
