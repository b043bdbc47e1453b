import { seededRandom, below } from '@quando/rules';
import { totalsOf, type PlayedGame, type PlayedRound, type StandingsResult } from '@quando/season';

/** A result: the game's rounds as sums with a knocker, and who sat where; a name in capitals is a guest. */
export function result(
  id: string,
  seats: readonly string[],
  rounds: readonly (Omit<PlayedRound, 'zeros'> & Partial<Pick<PlayedRound, 'zeros'>>)[],
  playedAt = 0,
): StandingsResult {
  const played = rounds.map((round) => ({ zeros: 'nobody' as const, ...round }));
  const target = Math.max(...totalsOf({ players: seats.length, target: 1, rounds: played }));
  return { id, playedAt, game: { players: seats.length, target, rounds: played }, seats: seats.map(seatOf) };
}

const seatOf = (name: string): StandingsResult['seats'][number] =>
  name === name.toUpperCase() ? { kind: 'guest' } : { kind: 'member', member: name };

export type Strengths = Readonly<Record<string, number>>;

/** Results of made-up games: of each round, everybody's sum is random, plus what they are worse by. */
export function simulatedResults(
  strengths: Strengths,
  games: number,
  { seed = 'league', players = 4 } = {},
): StandingsResult[] {
  const random = seededRandom(seed);
  const members = Object.keys(strengths);
  return Array.from({ length: games }, (_, id) => {
    const seats = shuffled(members, random).slice(0, players);
    const game = simulatedGame(
      seats.map((name) => strengths[name]!),
      random,
    );
    return { id: `r${id}`, playedAt: id, game, seats: seats.map((member) => ({ kind: 'member', member })) };
  });
}

function simulatedGame(worse: readonly number[], random: ReturnType<typeof seededRandom>): PlayedGame {
  const rounds: PlayedRound[] = [];
  const game = { players: worse.length, target: 50, rounds };
  while (Math.max(...totalsOf(game)) < 50) {
    const sums = worse.map((more) => below(random, 9) + below(random, 9) + more);
    rounds.push({
      sums,
      knocker: below(random, worse.length),
      zeros: 'nobody',
      triplets: worse.map(() => 0),
    });
  }
  return game;
}

function shuffled(names: readonly string[], random: ReturnType<typeof seededRandom>): string[] {
  const left = [...names];
  return names.map(() => left.splice(below(random, left.length), 1)[0]!);
}
