import { AVATARS, type BotLevel, type Sitter } from '@quando/protocol';

const avatarAt = (seat: number): (typeof AVATARS)[number] => AVATARS[seat % AVATARS.length]!;

/** People of these names, seat by seat. */
export const people = (...names: readonly string[]): Sitter[] =>
  names.map((name, seat) => ({ kind: 'person', name, avatar: avatarAt(seat) }));

/** One person, and bots of these names. */
export const personAndBots = (names: readonly string[], level: BotLevel = 'casual'): Sitter[] => [
  ...people('Player 1'),
  ...names.map((name, i): Sitter => ({ kind: 'bot', level, name, avatar: avatarAt(i + 1) })),
];
