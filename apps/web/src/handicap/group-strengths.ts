import type { BotLevel, GameSummary } from '@quando/protocol';
import {
  strengthOfLevel,
  strengthsFrom,
  type GroupResult,
  type KnownResult,
  type LevelStrength,
} from '@quando/season';
import { personKey } from '../sheet/sheet.ts';
import { NOBODY, OWN, type OwnPerson } from './own-person.ts';

/** Somebody at a table, as far as strength goes. */
export type Contender =
  | { readonly kind: 'person'; readonly name: string; readonly isOwn?: boolean }
  | { readonly kind: 'bot'; readonly level: BotLevel };

/** What a game of this device says of its players; nothing if somebody was helped in it. */
export function resultsOf({ game, setup, totals, round, phase }: GameSummary): KnownResult[] {
  const { sitters, handicaps } = setup;
  if (handicaps?.some(({ assist = 'none' }) => assist !== 'none')) return [];
  const players = sitters.map((sitter) =>
    sitter.kind === 'bot' ? { level: sitter.level } : { name: personKey(sitter.name) },
  );
  // The round that is being played is not in the totals yet.
  const rounds = phase === 'scored' || phase === 'over' ? round + 1 : round;
  return [{ id: `game-${game}`, players, totals, rounds }];
}

/** How well everybody plays, from what is known of them; bots play as their level says. */
export function strengthsAt(
  contenders: readonly Contender[],
  results: readonly GroupResult[],
  own: OwnPerson = NOBODY,
): readonly (LevelStrength | 'unknown')[] {
  const isOwn = ownNames(contenders, own);
  const assumed = own.strength === 'unknown' ? [] : [[OWN, own.strength] as const];
  const known = strengthsFrom(
    results.map((result) => ({ ...result, players: result.players.map(asOwn(isOwn)) })),
    new Map(assumed),
  );
  return contenders.map((contender) => {
    if (contender.kind === 'bot') return strengthOfLevel(contender.level);
    const key = personKey(contender.name);
    return known.get(contender.isOwn || isOwn.has(key) ? OWN : key) ?? 'unknown';
  });
}

/** The names by which the person of this device is known; nobody else at this table has one of them. */
function ownNames(contenders: readonly Contender[], { names }: OwnPerson): ReadonlySet<string> {
  const people = contenders.flatMap((contender) => (contender.kind === 'person' ? [contender] : []));
  const here = people.filter(({ isOwn }) => isOwn).map(({ name }) => personKey(name));
  const others = people.filter(({ isOwn }) => here.length > 0 && !isOwn);
  const taken = new Set(others.map(({ name }) => personKey(name)));
  return new Set([...names, ...here].filter((name) => !taken.has(name)));
}

type Player = GroupResult['players'][number];

const asOwn =
  (isOwn: ReadonlySet<string>) =>
  (player: Player): Player =>
    'name' in player && isOwn.has(player.name) ? { name: OWN } : player;
