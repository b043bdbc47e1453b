import { below, seededRandom, type Seat } from '@quando/rules';
import { CAST } from '@quando/bots/cast';
import { AVATARS, isSameName, type BotLevel, type Sitter } from '@quando/protocol';
import type { OnlineLog } from './online-log.ts';

/** A bot of this level from the cast that is not among the others yet, with an unused avatar if possible. */
function botBeside(others: readonly Sitter[], level: BotLevel, seed: string): Sitter {
  const isFree = ({ name }: { readonly name: string }): boolean =>
    !others.some((other) => isSameName(other.name, name));
  const cast = CAST.filter(isFree);
  const equals = cast.filter((character) => character.level === level);
  const avatars = AVATARS.filter((avatar) => others.every((other) => other.avatar !== avatar));
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[below(random, items.length)]!;
  return {
    kind: 'bot',
    level,
    name: pick(equals.length > 0 ? equals : cast).name,
    avatar: pick(avatars.length > 0 ? avatars : AVATARS),
  };
}

/** A bot of this level that is not at the table yet. */
export const botFor = (
  { seating, founded }: Pick<OnlineLog, 'seating' | 'founded'>,
  seat: Seat,
  level: BotLevel,
): Sitter => botBeside(seating.sittersBeside([seat]), level, `${founded.at} ${seat}`);

/** The level of the bots at public tables. */
export const PUBLIC_LEVEL: BotLevel = 'casual';

/** A different bot for each seat of a public table. */
export function botCompany(players: number, seed: string): { readonly sitter: Sitter }[] {
  const sitters: Sitter[] = [];
  for (let seat = 0; seat < players; seat += 1)
    sitters.push(botBeside(sitters, PUBLIC_LEVEL, `${seed} ${seat}`));
  return sitters.map((sitter) => ({ sitter }));
}
