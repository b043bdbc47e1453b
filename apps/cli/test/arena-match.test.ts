import { ownSeat } from '@quando/bots';
import { describe, expect, it } from 'vitest';
import { ARENA_BOTS, type ArenaBot, type ArenaBotName } from '../src/arena/arena-bot.ts';
import { playSequences } from '../src/arena/worker-pool.ts';
import { playSequence, type Match } from '../src/arena/match.ts';

const MATCH: Match = { lineUp: ['casual', 'greedy', 'greedy'], target: 30, seed: 'match', playouts: 8 };

/** A clock that advances by a millisecond on every reading. */
function clock(): () => number {
  let time = 0;
  return () => (time += 1);
}

const withCasual = (casual: ArenaBot): Readonly<Record<ArenaBotName, ArenaBot>> => ({
  ...ARENA_BOTS,
  casual,
});

describe('a sequence of deals', () => {
  it('gives a bot the hand of every seat in turn, the same ones every time', () => {
    const hands: string[][] = [];
    let game: string[] = [];
    const watching = withCasual((view, options, draft) => {
      const isNewRound = view.plays[ownSeat(view)] === 0 && view.phase === 'turn';
      if (isNewRound && view.round === 0) hands.push((game = []));
      if (isNewRound)
        game.push(`${view.round} ${JSON.stringify(view.hands[ownSeat(view)]!.map(({ front }) => front))}`);
      return ARENA_BOTS.casual(view, options, draft);
    });
    playSequence(MATCH, 0, { now: clock(), bots: watching });
    expect(hands).toHaveLength(3);
    expect(new Set(hands.map(([first]) => first)).size).toBe(3);
    // The same sequence again deals the same cards; the next one deals others.
    const before = structuredClone(hands);
    hands.length = 0;
    playSequence(MATCH, 0, { now: clock(), bots: watching });
    expect(hands).toEqual(before);
    hands.length = 0;
    playSequence(MATCH, 1, { now: clock(), bots: watching });
    expect(hands).not.toEqual(before);
  });

  it('counts one seat per game, all wins, and only the time of the decisions', () => {
    const [casual, greedy] = playSequence(MATCH, 0, { now: clock() });
    expect([casual!.games, greedy!.games]).toEqual([3, 6]);
    expect(casual!.won + greedy!.won).toBeCloseTo(3, 9);
    expect(greedy!.rounds).toBe(2 * casual!.rounds);
    expect(casual!.microseconds).toBe(1000 * casual!.decisions);
    expect(casual!.knocks).toBeGreaterThanOrEqual(casual!.punished);
    expect(casual!.roundsWon + greedy!.roundsWon).toBeGreaterThanOrEqual(casual!.rounds);
  });

  it('sums what is played in triplets, per play', () => {
    let [plays, sum] = [0, 0];
    const noting = withCasual((view, options, draft) => {
      const action = ARENA_BOTS.casual(view, options, draft);
      if (action.type !== 'play') return action;
      plays += 1;
      const fronts = action.slots.map((slot) =>
        Number(view.hands[ownSeat(view)]!.find((card) => card.slot === slot)!.front),
      );
      if (fronts.length === 3 && new Set(fronts).size === 1) sum += 3 * fronts[0]!;
      return action;
    });
    const [casual] = playSequence({ ...MATCH, seed: 'triplets' }, 0, { now: clock(), bots: noting });
    expect(sum).toBeGreaterThan(0);
    expect([casual!.plays, casual!.tripletSums]).toEqual([plays, sum]);
  });

  it('takes head starts off at the end, wherever the bot sits', () => {
    const [casual] = playSequence({ ...MATCH, headStarts: [500, 0, 0] }, 0, { now: clock() });
    expect(casual!.won).toBe(3);
    const [, greedy] = playSequence({ ...MATCH, headStarts: [0, 500, 500] }, 0, { now: clock() });
    expect(greedy!.won).toBeCloseTo(3, 9);
  });

  it('gives every decision its own seed', () => {
    const seeds: unknown[] = [];
    const noting = withCasual((view, options, draft) => {
      seeds.push(options.seed);
      return ARENA_BOTS.casual(view, options, draft);
    });
    playSequence({ ...MATCH, lineUp: ['casual', 'greedy'] }, 0, { now: clock(), bots: noting });
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('throws on an illegal action, and says whose and where', () => {
    const bots = withCasual(() => ({ type: 'pass' }));
    expect(() => playSequence(MATCH, 3, { now: clock(), bots })).toThrow(
      /^casual on seat 0: \{"type":"pass"\} is refused: \S+ \(seed "match\/3", casual,greedy,greedy, round 0\)$/,
    );
  });

  it('throws on a round that nobody ends', () => {
    // Playing one card and drawing one never ends a round.
    const bots = withCasual((view) =>
      view.phase === 'turn'
        ? { type: 'play', slots: [view.hands[ownSeat(view)]![0]!.slot] }
        : { type: 'draw', side: 'up' },
    );
    const match: Match = { ...MATCH, lineUp: ['casual', 'casual'] };
    expect(() => playSequence(match, 0, { now: clock(), bots })).toThrow(
      /no end after 20000 decisions \(seed "match\/0", casual,casual, round 0\)$/,
    );
  });
});

describe('threads', () => {
  it('return their tallies in the order of the sequences', async () => {
    let calls = 0;
    const onPlayed = (played: number): void => expect(played).toBe((calls += 1));
    const tallies = await playSequences({ match: MATCH, sequences: 7, threads: 3, onPlayed });
    const expected = tallies.map((_, sequence) => playSequence(MATCH, sequence, { now: clock() }));
    const timeless = (all: typeof tallies) =>
      all.map((some) => some.map((tally) => ({ ...tally, microseconds: 0 })));
    expect(calls).toBe(7);
    expect(timeless(tallies)).toEqual(timeless(expected));
  });

  it('pass on their errors', async () => {
    const match: Match = Object.assign({ ...MATCH }, { lineUp: ['casual', 'nobody'] });
    const work = playSequences({ match, sequences: 5, threads: 2, onPlayed: () => undefined });
    await expect(work).rejects.toThrow('decide is not a function');
  });
});
