import { foldLeague, type League, type LeagueEntry, type LeagueSeat, type PlayedGame } from '@quando/season';

const MAKER = 'a'.repeat(64);
const START = Date.UTC(2026, 9, 1);
const DAY = 86_400_000;

export const GAME: PlayedGame = {
  players: 3,
  target: 20,
  rounds: [
    { sums: [3, 8, 12], knocker: 0, zeros: 'nobody' },
    { sums: [4, 9, 0], knocker: 'nobody', zeros: 2 },
    { sums: [6, 2, 2], knocker: 1, zeros: 'nobody' },
  ],
};

const made = (seq: number): Pick<LeagueEntry, 'seq' | 'at' | 'by' | 'id'> => ({
  seq,
  at: START + seq * DAY,
  by: MAKER,
  id: `c${seq}`,
});

/** A league of three members, with one result a day. */
const leagueEntries = (games: number, game = GAME): readonly LeagueEntry[] => {
  const members = ['Ruth', 'Jonas', 'Mila'];
  const seats = members.map((_, i): LeagueSeat => ({ kind: 'member', member: `m${i}` }));
  return [
    {
      ...made(0),
      type: 'founded',
      settings: { name: 'Sunday league', season: 'quarter', showsOnlyGoodNews: false },
    },
    ...members.map((name, i): LeagueEntry => ({
      ...made(i + 1),
      type: 'joined',
      member: { id: `m${i}`, name, avatar: 'bean' },
    })),
    ...Array.from({ length: games }, (_, i): LeagueEntry => ({
      ...made(i + 4),
      type: 'played',
      result: `r${i}`,
      source: { kind: 'device' },
      outcome: { playedAt: START + i * DAY, game, seats },
    })),
  ];
};

export const sampleLeague = (games: number, game = GAME): League => foldLeague(leagueEntries(games, game));

/** The same league after a correction and a withdrawal. */
export function correctedLeague(games: number): League {
  const entries = leagueEntries(games);
  const last = entries.length - 1;
  const turned: LeagueSeat[] = ['m2', 'm1', 'm0'].map((member) => ({ kind: 'member', member }));
  return foldLeague([
    ...entries,
    {
      ...made(last + 1),
      type: 'corrected',
      result: 'r0',
      to: { playedAt: START, game: GAME, seats: turned },
    },
    { ...made(last + 2), type: 'corrected', result: 'r1', to: 'withdrawn' },
  ]);
}
