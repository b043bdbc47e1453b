/** Fits the slopes of `chancesToWin` by maximum likelihood to the winners of games between equal players. */
import { seededRandom } from '@quando/rules';
import { advance, deal, Draft, Move, shuffledDeck } from '@quando/rules/authority';
import { fittedPolicy } from '../../packages/bots/src/evaluation/fitted-policy.ts';

type Sample = {
  readonly totals: readonly number[];
  readonly highest: number;
  readonly winners: readonly number[];
};

function play(players: number, target: number, games: number): Sample[] {
  const random = seededRandom(`chances ${players}`);
  const move = new Move();
  const samples: Sample[] = [];
  for (let game = 0; game < games; game += 1) {
    const draft = new Draft(players, target);
    const seen: number[][] = [];
    for (let dealer = game; draft.phase !== 'over'; dealer += 1) {
      deal(draft, shuffledDeck(random), dealer % players);
      while (!draft.isRoundOver) {
        fittedPolicy(draft, random, move);
        advance(draft, move);
      }
      seen.push(Array.from({ length: players }, (_, seat) => draft.total(seat)));
    }
    const last = seen.pop()!;
    const winners = [...last.keys()].filter((seat) => last[seat] === Math.min(...last));
    for (const totals of seen) samples.push({ totals, highest: Math.max(...totals), winners });
  }
  return samples;
}

function likelihood(
  samples: readonly Sample[],
  target: number,
  base: number,
  near: number,
  scale: number,
): number {
  let sum = 0;
  for (const { totals, highest, winners } of samples) {
    const sharpness = base + near / (1 + (target - highest) / scale);
    const weights = totals.map((total) => Math.exp(-sharpness * total));
    const all = weights.reduce((a, b) => a + b, 0);
    for (const seat of winners) sum += Math.log(weights[seat]! / all) / winners.length;
  }
  return sum / samples.length;
}

for (const players of [2, 3, 4, 5, 6]) {
  const target = players === 2 ? 40 : 50;
  const samples = play(players, target, 3000);
  let best = { value: -Infinity, base: 0, near: 0, scale: 0 };
  for (const base of [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12]) {
    for (const near of [0, 0.03, 0.06, 0.09, 0.12, 0.15, 0.2, 0.25, 0.3]) {
      for (const scale of [3, 6, 10, 20, 40]) {
        const value = likelihood(samples, target, base, near, scale);
        if (value > best.value) best = { value, base, near, scale };
      }
    }
  }
  console.log(
    `${players}:`,
    JSON.stringify(best),
    `uniform ${(-Math.log(players)).toFixed(3)}`,
    samples.length,
  );
}
