import { describe, expect, it } from 'vitest';
import {
  BOTS,
  botOf,
  BOT_LEVELS,
  CODED_LEVELS,
  countingOf,
  greedy,
  masterOf,
  needsNet,
  needsThread,
  sampleWorlds,
  fittedPolicy,
  searcher,
  tuned,
  type Bot,
  type Policy,
} from '@quando/bots';
import { refusalOf, seededRandom, type Seat } from '@quando/rules';
import { actionOf, draftOf, formatMove, Move, parseEntry, viewOf, type State } from '@quando/rules/authority';
import { loadedNet } from './loaded-net.ts';
import { everySeat, momentsOf, PLAYER_COUNTS, PLAYS } from './game-play.ts';

const POLICIES: readonly { readonly name: string; readonly policy: Policy }[] = [
  { name: 'tuned', policy: tuned },
  { name: 'fitted', policy: fittedPolicy },
  { name: 'greedy', policy: greedy },
];

/** Every n-th decision of some games of every kind, with 2 to 6 players. */
function* decisions(seed: string, every: number, games: number): Generator<[State, Seat], void, undefined> {
  let count = 0;
  for (const players of PLAYER_COUNTS) {
    for (const { name, policy } of PLAYS) {
      for (let game = 0; game < games; game += 1) {
        for (const { draft, asked } of momentsOf(everySeat(policy, players), `${seed} ${name} ${game}`)) {
          if (asked === 'nobody') continue;
          count += 1;
          if (count % every === 0) yield [draft, asked];
        }
      }
    }
  }
}

function lineOf(policy: Policy, state: State): string {
  const move = new Move();
  policy(draftOf(state), seededRandom('line'), move);
  return formatMove(Number(state.asked), move);
}

describe.each(POLICIES)('the policy $name', ({ policy }) => {
  it('makes only legal decisions, with hands over 32 cards too', () => {
    let largest = 0;
    const illegal: string[] = [];
    for (const [state, seat] of decisions('legal', 3, 12)) {
      const line = lineOf(policy, state);
      const action = actionOf(state, parseEntry(line)!);
      if (!action || refusalOf(viewOf(state, seat), action)) illegal.push(line);
      largest = Math.max(largest, state.handSize(seat));
    }
    expect(illegal).toEqual([]);
    expect(largest).toBeGreaterThan(32);
  });

  it('decides the same in every world that agrees with the view of its seat', () => {
    const random = seededRandom('worlds');
    const different: string[] = [];
    for (const [state, seat] of decisions('peeking', 17, 4)) {
      const line = lineOf(policy, state);
      for (const world of sampleWorlds(viewOf(state, seat), 3, random)) {
        if (lineOf(policy, world) !== line) different.push(line);
      }
    }
    expect(different).toEqual([]);
  });
});

describe('a bot of a policy', () => {
  it('does from a view what the policy does on the complete state', () => {
    const different: string[] = [];
    for (const [state, seat] of decisions('view', 23, 3)) {
      for (const { policy } of POLICIES) {
        const action = botOf(policy)(viewOf(state, seat), { seed: 'any' });
        const line = lineOf(policy, state);
        if (JSON.stringify(action) !== JSON.stringify(actionOf(state, parseEntry(line)!)))
          different.push(line);
      }
    }
    expect(different).toEqual([]);
  });
});

const PLAYERS: readonly (readonly [string, Bot])[] = [
  ...CODED_LEVELS.map((level) => [level, BOTS[level]] as const),
  ['search', searcher],
  ['master', countingOf(masterOf(loadedNet()))],
];

describe.each(PLAYERS)('the level %s', (_, bot) => {
  const decide = (state: State, seat: Seat): string =>
    JSON.stringify(bot(viewOf(state, seat), { seed: 'level', playouts: 24 }));

  it('is legal, repeats itself for the same seed, and changes no decision when unseen sides are scrambled', () => {
    const random = seededRandom('levels');
    const wrong: string[] = [];
    for (const [state, seat] of decisions('level', 101, 4)) {
      const decision = decide(state, seat);
      if (refusalOf(viewOf(state, seat), JSON.parse(decision))) wrong.push(`illegal ${decision}`);
      if (decide(state, seat) !== decision) wrong.push(`wavering ${decision}`);
      const [world] = sampleWorlds(viewOf(state, seat), 1, random);
      if (decide(world!, seat) !== decision) wrong.push(`peeking ${decision}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('runs only the master in threads, and loads a net only for it', () => {
  expect(BOT_LEVELS.filter(needsThread)).toEqual(['master']);
  expect(BOT_LEVELS.filter(needsNet)).toEqual(['master']);
  expect(CODED_LEVELS).toEqual(BOT_LEVELS.filter((level) => !needsNet(level)));
});

describe.each(CODED_LEVELS)('%s', (level) => {
  it('may decide otherwise with another seed, as people do', () => {
    let different = 0;
    for (const [state, seat] of decisions('seeds', 97, 1)) {
      const view = viewOf(state, seat);
      const [a, b] = ['a', 'b'].map((seed) => JSON.stringify(BOTS[level](view, { seed })));
      if (a !== b) different += 1;
    }
    expect(different).toBeGreaterThan(0);
  });
});
