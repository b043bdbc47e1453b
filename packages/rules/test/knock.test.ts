import { describe, expect, test } from 'vitest';
import {
  turnContextOfView,
  legalActions,
  mayKnock,
  mayPass,
  PLAYS_BEFORE_KNOCK,
  seatsNotReady,
} from '@quando/rules';
import { firstSide, ORDERED_DECK, startGame, viewOf, type State } from '@quando/rules/authority';
import { after, refusal, told } from './line.ts';
import { at } from './position-text.ts';

const trio = (plays: readonly number[]): State => at({ hands: ['1 2', '3 4', '5 6'], plays });

describe('[6] knocking', () => {
  test('[6] once all have played twice, the player on turn may knock instead of playing', () => {
    expect(after(trio([2, 2, 2]), '0 knock')).toMatchObject({ knocker: 0, turn: 1, asked: 1, phase: 'turn' });
    expect(told(2, trio([2, 2, 2]), '0 knock')).toEqual([{ type: 'knocked', seat: 0 }]);
  });

  test('[6] nobody may knock while somebody has played less than twice', () => {
    expect(refusal(trio([2, 1, 0]), '0 knock')).toEqual({
      code: 'knock-too-early',
      seats: [1, 2],
      may: ['play'],
    });
  });

  test('[6] nobody knocks after a knock', () => {
    expect(refusal(after(trio([2, 2, 2]), '0 knock'), '1 knock')).toMatchObject({ code: 'already-knocked' });
  });

  test('[6] after a knock each other player has one turn more, and the knocker none', () => {
    const knocked = after(trio([2, 2, 2]), '0 knock');
    expect(knocked.turnsLeft).toBe(2);
    const last = after(knocked, '1 play 0', '1 draw up');
    expect(last).toMatchObject({ turn: 2, asked: 2, turnsLeft: 1 });
    expect(after(last, '2 play 0', '2 draw up')).toMatchObject({
      phase: 'scored',
      asked: 'nobody',
      end: 'knock',
      turnsLeft: 0,
    });
  });

  test('[6] in the last round a player may pass, without playing or drawing', () => {
    const passed = after(trio([2, 2, 2]), '0 knock', '1 pass');
    expect(passed).toMatchObject({ turn: 2, asked: 2, phase: 'turn', discardSize: 0 });
    expect(passed.handSize(1)).toBe(2);
    expect(passed.plays(1)).toBe(2);
    expect(told(0, trio([2, 2, 2]), '0 knock', '1 pass')).toEqual([{ type: 'passed', seat: 1 }]);
  });

  test('[6] nobody passes before a knock', () => {
    expect(refusal(trio([2, 2, 2]), '0 pass')).toMatchObject({ code: 'pass-only-in-last-round' });
  });

  test('[6] a triplet in the last round hits the knocker too, even from the very last player', () => {
    const state = at({ hands: ['9 9 9 5', '1 2', '3 4'], knocker: 1, turn: 0, pile: '7/2 8/2 10/2' });
    const last = after(state, '0 play 0 1 2', '0 draw up');
    expect(last).toMatchObject({ phase: 'penalty', asked: 1, turnsLeft: 1 });
    const hit = after(last, '1 draw up', '2 draw up');
    expect(hit).toMatchObject({ phase: 'scored', end: 'knock', isTriplet: false });
    expect(hit.sum(1)).toBe(1 + 2 + 8);
  });

  test('[6] a viewer sees the turns left, and that there is no limit before a knock', () => {
    expect(viewOf(trio([2, 2, 2]), 2)).toMatchObject({ knocker: 'nobody', turnsLeft: 'unlimited' });
    expect(viewOf(after(trio([2, 2, 2]), '0 knock'), 2)).toMatchObject({ knocker: 0, turnsLeft: 2 });
  });
});

describe('[R5] played at least twice', () => {
  test('[R5] counts turns with cards played, not cards, draws, flips, knocks or passes', () => {
    const state = at({ hands: ['8 8 8 5', '0 3', '6 7'], plays: [0, 0, 0], pile: '4/2 1/2 9/2' });
    const struck = after(state, '0 play 0 1 2', '0 draw up', '1 flip 0', '2 draw up');
    expect(viewOf(struck, 0).plays).toEqual([1, 0, 0]);
  });

  test('[R5] counts the knocker too', () => {
    expect(PLAYS_BEFORE_KNOCK).toBe(2);
    expect(refusal(trio([1, 2, 2]), '0 knock')).toMatchObject({ code: 'knock-too-early', seats: [0] });
  });

  test('[R5] begins again with every round', () => {
    const { state } = startGame({ players: 2, target: 50, dealer: 1 }, ORDERED_DECK);
    const lines = ['0 play 0', '0 draw up', '1 play 0', '1 draw up', '0 play 0', '0 draw up'];
    const almost = after(state, ...lines);
    expect(refusal(almost, '1 knock')).toMatchObject({ code: 'knock-too-early', seats: [1] });
    expect(refusal(after(almost, '1 play 0', '1 draw up'), '0 knock')).toBe('accepted');
  });

  test('[R5] a third play changes nothing', () => {
    const { state } = startGame({ players: 2, target: 50, dealer: 1 }, ORDERED_DECK);
    const turns = [0, 1, 0, 1, 0].flatMap((seat) => [`${seat} play 0`, `${seat} draw up`]);
    expect(refusal(after(state, ...turns), '1 knock')).toBe('accepted');
  });
});

test('[R10] a player who could play may pass in the last round', () => {
  const view = viewOf(after(trio([2, 2, 2]), '0 knock'), 1);
  expect(legalActions(view)).toEqual([
    { type: 'play', slots: [0] },
    { type: 'play', slots: [1] },
    { type: 'pass' },
  ]);
});

test('[R12] no number of turns ends a round', () => {
  let state = at({ hands: ['1 2', '3 4'] });
  for (let turn = 0; turn < 600; turn += 1) {
    const played = after(state, `${turn % 2} play 0`);
    // Never a zero, because that might end it.
    const side = firstSide(played.queued(0)) === 0 ? 'down' : 'up';
    state = after(played, `${turn % 2} draw ${side}`);
  }
  expect(state).toMatchObject({ phase: 'turn', round: 0 });
  expect(state.plays(0)).toBe(302);
});

test('[6] a view tells a seat whether it may knock or pass, and who is not ready', () => {
  const early = turnContextOfView(viewOf(trio([2, 1, 0]), 0))!;
  expect([mayKnock(early), mayPass(early), seatsNotReady(early)]).toEqual([false, false, [1, 2]]);
  const ready = turnContextOfView(viewOf(trio([2, 3, 2]), 0))!;
  expect([mayKnock(ready), mayPass(ready), seatsNotReady(ready)]).toEqual([true, false, []]);
  const last = turnContextOfView(viewOf(after(trio([2, 2, 2]), '0 knock'), 1))!;
  expect([mayKnock(last), mayPass(last)]).toEqual([false, true]);
});
