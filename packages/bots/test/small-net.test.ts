import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FEATURES, featuresOf, masterOf, netActions, smallNet, type Bot } from '@quando/bots';
import { seededRandom } from '@quando/rules';
import { advance, deal, Draft, moveOf, shuffledDeck, viewOf } from '@quando/rules/authority';
import { loadedNet } from './loaded-net.ts';

describe('the small net', () => {
  it('is small enough to be there at the first game', () => {
    const source = readFileSync(new URL('../src/net/small-weights.ts', import.meta.url));
    expect(brotliCompressSync(source).length).toBeLessThan(80_000);
  });

  it('mostly prefers what the master does, and expects no more points of anything else', () => {
    const { decisions, agreed, dearer } = compared(masterOf(loadedNet()), 6);
    expect(agreed / decisions).toBeGreaterThan(0.93);
    expect(dearer / decisions).toBeGreaterThan(0.85);
  });
});

type Comparison = { readonly decisions: number; readonly agreed: number; readonly dearer: number };

/** In games of the master: how often the small net prefers its move, and finds other moves at most 0.5 points better. */
function compared(master: Bot, games: number): Comparison {
  const net = smallNet();
  const features = new Float32Array(FEATURES);
  let [decisions, agreed, dearer] = [0, 0, 0];
  for (let game = 0; game < games; game += 1) {
    const players = 2 + (game % 5);
    const random = seededRandom(`small ${game}`);
    const draft = new Draft(players, 30);
    for (let round = 0; draft.phase !== 'over'; round += 1) {
      deal(draft, shuffledDeck(random), round % players);
      for (let asked = draft.asked; asked !== 'nobody'; asked = draft.asked) {
        const view = viewOf(draft, asked);
        const action = master(view, { seed: 0 });
        featuresOf(view, features);
        net.run(features);
        const legal = [...netActions(view).entries()].filter(([, each]) => each !== undefined);
        const [chosen] = legal.find(([, each]) => JSON.stringify(each) === JSON.stringify(action)) ?? [0];
        const best = (worths: Float32Array): number => Math.max(...legal.map(([i]) => worths[i]!));
        decisions += 1;
        if (net.logits[chosen] === best(net.logits)) agreed += 1;
        if (net.points[chosen]! > best(net.points) - 0.5) dearer += 1;
        advance(draft, moveOf(draft, asked, action));
      }
    }
  }
  return { decisions, agreed, dearer };
}
