import { BOTS } from '@quando/bots';
import { standingsOf, type StandingsResult } from '@quando/season';
import { botGame } from '../bot-game.ts';
import { rateOf } from '../cpu-time.ts';
import type { SeasonFigure } from '../season.ts';

const RESULTS = 5000;
const MEMBERS = Array.from({ length: 12 }, (_, i) => `member ${i}`);
/** Different games, which are repeated with other people. */
const GAMES = 40;

/** The standings of 5,000 games of four Sharps each, out of twelve members. */
export function standingsOfResults(): SeasonFigure {
  const results = manyResults();
  const perSecond = rateOf(() => {
    standingsOf(results, MEMBERS);
    return 1;
  });
  return { what: 'standings of 5,000 results', milliseconds: 1000 / perSecond, goal: 50 };
}

function manyResults(): StandingsResult[] {
  const games = Array.from({ length: GAMES }, (_, game) => playedBySharps(`standings ${game}`));
  return Array.from({ length: RESULTS }, (_, i) => ({
    id: `result ${i}`,
    playedAt: i,
    game: games[i % GAMES]!,
    seats: [0, 1, 2, 3].map((seat) => ({ kind: 'member', member: MEMBERS[(i * 5 + seat * 3) % 12]! })),
  }));
}

function playedBySharps(seed: string): StandingsResult['game'] {
  const sharps = Array.from({ length: 4 }, () => BOTS.sharp);
  const { players, target, rounds } = botGame(sharps, seed);
  return {
    players,
    target,
    rounds: rounds.map(({ sums, knocker }) => ({
      sums: sums!,
      knocker: knocker ?? 'nobody',
      zeros: 'nobody',
    })),
  };
}
