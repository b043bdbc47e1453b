import { describe, expect, it } from 'vitest';
import {
  choicesAt,
  likelihoodBy,
  masterOf,
  ownDecisions,
  smallNet,
  sureWin,
  type OwnDecision,
} from '@quando/bots';
import { seededRandom } from '@quando/rules';
import { botGame } from '../bot-game.ts';
import { loadedJudge, loadedNet, newKernel } from '../net/loaded.ts';
import { RegretSearch } from '../regret-search.ts';

const master = masterOf(loadedNet());
const search = new RegretSearch({
  master,
  likelihood: likelihoodBy(smallNet(newKernel())),
  judge: loadedJudge(),
});

/** A turn on which the round can be won for certain, and the Master does so. */
function winningTurn(): OwnDecision {
  for (let game = 0; ; game += 1) {
    const record = botGame([master, master], `regret ${game}`);
    const found = [...ownDecisions(record, 0)].find(
      ({ view, round }) => view.phase === 'turn' && sureWin(view) && round === 0,
    );
    if (found) return found;
  }
}

describe('the regret of a decision', { timeout: 60_000 }, () => {
  const decision = winningTurn();
  const [, ...others] = choicesAt(decision.state, decision.view, decision.move);
  const random = seededRandom('regret');

  it('is nothing for a sure win', () => {
    const none = { chance: 0, points: 0, isBest: true };
    expect(search.besideMaster(decision, random)).toEqual(none);
    expect(search.besideBest(decision, random)).toEqual(none);
  });

  it('is a loss of chance and points for whoever misses it', () => {
    const missed = { ...decision, move: others[0]! };
    for (const regret of [search.besideMaster(missed, random), search.besideBest(missed, random)]) {
      expect(regret.isBest).toBe(false);
      expect(regret.chance).toBeGreaterThan(0);
      expect(regret.points).toBeGreaterThan(0);
    }
  });
});
