import { canonical, fittedPolicy, wild } from '@quando/bots';
import { apply, draftOf, setUp, type Draft } from '@quando/rules/authority';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundRefusalOf } from '../../src/sheet/round-refusal.ts';
import { dealerOf, starterOf } from '../../src/sheet/sheet.ts';
import { standingOf } from '../../src/sheet/standing.ts';
import { playedByEngine, writtenDown, type EngineOptions } from './engine-game.ts';
import { sheetOf } from './sheets.ts';

const games: fc.Arbitrary<EngineOptions> = fc
  .record({
    players: fc.integer({ min: 2, max: 6 }),
    target: fc.constantFrom(1, 40, 50, 120),
    dealer: fc.nat(5),
    policy: fc.constantFrom(canonical, fittedPolicy, wild),
    seed: fc.nat(),
  })
  .map(({ dealer, ...rest }) => ({ ...rest, firstDealer: dealer % rest.players }));

describe('a sheet beside the engine', () => {
  it('has the same points, totals, dealers, starters and winners after every round of any game', () => {
    fc.assert(
      fc.property(games, (options) => {
        const { players, target, firstDealer } = options;
        const game = playedByEngine(options);
        for (const [round, outcome] of game.outcomes.entries()) {
          const sheet = sheetOf(players, { target, firstDealer, rounds: game.rounds.slice(0, round + 1) });
          const { results, totals, winners, surplus } = standingOf(sheet);
          const isLast = round === game.outcomes.length - 1;
          expect(results.at(-1)).toMatchObject({ sums: outcome.sums, points: outcome.points });
          expect(totals).toEqual(outcome.totals);
          expect(winners).toEqual(isLast ? game.winners : undefined);
          expect(surplus).toBe(0);
          expect(dealerOf(sheet, round)).toBe(game.dealers[round]);
          expect(starterOf(sheet, round)).toBe(game.starters[round]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('refuses no round that can be played', () => {
    fc.assert(
      fc.property(games, (options) => {
        const refusals = playedByEngine(options).rounds.map(roundRefusalOf);
        expect(refusals.filter((refusal) => refusal !== undefined)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('[R7] takes the rare round in which two players end with a sum of 0', () => {
    // Seat 1 was dealt eight zeros; seat 0, who starts, gets rid of everything else at once.
    const dealt = setUp({
      hands: ['9/1 9/2 9/3 9/4 9/5 9/6 9/7', '0/1 0/2 0/3 0/4 0/5 0/6 0/7 0/8'],
      pile: '0/9',
      plays: [0, 0],
    });
    const played = stateAfter(apply(dealt, 0, { type: 'play', slots: [0, 1, 2, 3, 4, 5, 6] }));
    const ended = stateAfter(apply(played, 0, { type: 'draw', side: 'up' }));
    const round = writtenDown(ended);
    expect(round).toMatchObject({ zeros: 0, knocker: 'nobody' });
    expect(roundRefusalOf(round)).toBeUndefined();
    expect(standingOf(sheetOf(2, { rounds: [round] })).totals).toEqual([0, 0]);
  });
});

function stateAfter(step: ReturnType<typeof apply>): Draft {
  if (!('state' in step)) throw new Error('refused');
  return draftOf(step.state);
}
