import { describe, expect, test } from 'vitest';
import {
  canonical,
  featuresOf,
  FEATURES,
  netActions,
  OPEN_FEATURES,
  openFeaturesOf,
  wild,
  type Policy,
} from '@quando/bots';
import { below, seededRandom } from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  formatMove,
  Move,
  shuffledDeck,
  totalsOf,
  viewOf,
} from '@quando/rules/authority';
import { trainingProgram } from './training-program.ts';

type Told = { readonly input: string[]; readonly expected: string[] };

/** Games in the input format of the training code, and its expected output: the view of each decision, the points. */
function playGames(policy: Policy, seed: string, games: number): Told {
  const random = seededRandom(seed);
  const told: Told = { input: [], expected: [] };
  for (let game = 0; game < games; game += 1) {
    const players = 2 + (game % 5);
    const draft = new Draft(players, 50);
    const dealer = below(random, players);
    for (let round = 0; draft.phase !== 'over'; round += 1)
      playRound(draft, (dealer + round) % players, policy, told, random);
  }
  return told;
}

function playRound(
  draft: Draft,
  dealer: number,
  policy: Policy,
  told: Told,
  random: ReturnType<typeof seededRandom>,
): void {
  const deck = shuffledDeck(random);
  const move = new Move();
  told.input.push(['round', draft.players, draft.target, dealer, ...totalsOf(draft), ...deck].join(' '));
  deal(draft, deck, dealer);
  while (!draft.isRoundOver) {
    told.expected.push(viewLine(draft));
    policy(draft, random, move);
    told.input.push(wordsOf(formatMove(draft.askedCode, move)));
    advance(draft, move);
  }
  told.input.push('end');
  told.expected.push(
    ['end', ...Array.from({ length: draft.players }, (_, seat) => draft.points(seat))].join(' '),
  );
}

/** `0 draw up` without its seat, the side as a number. */
const wordsOf = (line: string): string =>
  line.replace(/^\d+ /, '').replace('draw up', 'draw 0').replace('draw down', 'draw 1');

function viewLine(draft: Draft): string {
  const view = viewOf(draft, draft.askedCode);
  const features = new Float32Array(FEATURES);
  const open = new Float32Array(OPEN_FEATURES);
  featuresOf(view, features);
  openFeaturesOf(draft, open);
  const legal = netActions(view).map((action) => (action ? 1 : 0));
  return [draft.askedCode, ...rounded(features), '|', ...legal, '|', ...rounded(open)].join(' ');
}

const rounded = (features: Float32Array): string[] =>
  Array.from(features, (x) => String(Number(x.toPrecision(5))));

describe('the training code (C++) and the app compute the same features', () => {
  const replay = trainingProgram('replay');

  test.each([
    ['canonical', canonical, 40],
    ['wild', wild, 40],
  ] as const)('in %s games, with the same results', (name, policy, games) => {
    const { input, expected } = playGames(policy, `net ${name}`, games);
    const printed = replay([], `${input.join('\n')}\n`)
      .trim()
      .split('\n');
    expect(printed.length).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(2000);
    // Most lines are the same letter by letter.
    const others = printed.map((line, i) => [line, expected[i]!] as const).filter(([a, b]) => a !== b);
    for (const [line, told] of others) expect(numbersOf(line)).toEqual(numbersOf(told));
  });
});

const numbersOf = (line: string): (number | string)[] =>
  line.split(' ').map((word) => (Number.isNaN(Number(word)) ? word : Number(word)));
