import { describe, expect, test } from 'vitest';
import type { Viewer } from '@quando/rules';
import { viewOf, type State } from '@quando/rules/authority';
import { after, told } from './line.ts';
import { at } from './position-text.ts';

/** What a viewer sees of a hand, as `front/back` with `?` for hidden sides. */
const seen = (state: State, viewer: Viewer, seat: number): string =>
  viewOf(state, viewer)
    .hands[seat]!.map(({ front, back }) => `${front}/${back}`.replaceAll('hidden', '?'))
    .join(' ');

const start = (): State =>
  at({ hands: ['5/1 0/2 8/3', '8/4 8/5 8/6 7/2', '9/10 4/3'], pile: '6/2 10/3 1/4' });

describe('[2] what each player sees', () => {
  test('[2] the own fronts and the backs of the others', () => {
    expect([0, 1, 2].map((seat) => seen(start(), 0, seat))).toEqual([
      '5/? 0/? 8/?',
      '?/4 ?/5 ?/6 ?/2',
      '?/10 ?/3',
    ]);
    expect([0, 1, 2].map((seat) => seen(start(), 1, seat))).toEqual([
      '?/1 ?/2 ?/3',
      '8/? 8/? 8/? 7/?',
      '?/10 ?/3',
    ]);
  });

  test('[2] all see the up side of the top of the pile, and nothing else of it', () => {
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      expect(viewOf(start(), viewer)).toMatchObject({
        pile: [{ up: 6, down: 'hidden', upSeenBy: 0b111, downSeenBy: 0 }],
        pileSize: 55 - 9,
      });
  });

  test('[2] the backs of played cards are known to all but their owner', () => {
    const played = after(start(), '0 play 0');
    const backs = ([0, 1, 2, 'watcher'] as const).map((viewer) => viewOf(played, viewer).discard);
    const card = { front: 5, frontSeenBy: 0b111, backSeenBy: 0b110 };
    expect(backs).toEqual([
      [{ ...card, back: 'hidden' }],
      [{ ...card, back: 1 }],
      [{ ...card, back: 1 }],
      [{ ...card, back: 'hidden' }],
    ]);
  });

  test('[2] of a card drawn side up all know the front; its holder does not know the back', () => {
    const drawn = after(start(), '0 play 0', '0 draw up');
    expect(seen(drawn, 0, 0)).toBe('0/? 8/? 6/?');
    expect(seen(drawn, 1, 0)).toBe('?/2 ?/3 6/2');
  });

  test('[2] of a card drawn side down its holder knows both sides, the others only the back', () => {
    const drawn = after(start(), '0 play 0', '0 draw down');
    expect(seen(drawn, 0, 0)).toBe('0/? 8/? 2/6');
    expect(seen(drawn, 1, 0)).toBe('?/2 ?/3 ?/6');
  });

  test('[2] both sides of a turned zero are known to all seats', () => {
    const lines = ['0 play 0', '0 draw up', '1 play 0 1 2', '1 draw up', '2 draw up', '0 flip 0'];
    const flipped = after(start(), ...lines);
    expect([0, 1, 2].map((viewer) => seen(flipped, viewer, 0))).toEqual([
      '2/0 8/? 6/?',
      '2/0 ?/3 6/2',
      '2/0 ?/3 6/2',
    ]);
    expect(told(2, start(), ...lines)).toEqual([
      { type: 'flipped', seat: 0, card: { slot: 1, front: 2, back: 0 } },
    ]);
  });

  test('[2] what was seen stays known after the card is played', () => {
    const drawn = after(start(), '0 play 0', '0 draw down', '1 play 3', '1 draw up', '2 play 0', '2 draw up');
    const played = after(drawn, '0 play 2');
    expect(viewOf(played, 0).discard.at(-1)).toEqual({
      front: 2,
      back: 6,
      frontSeenBy: 0b111,
      backSeenBy: 0b111,
    });
  });

  test('[2] a draw is reported to its player and to the others as each of them sees it', () => {
    const lines = ['0 play 0', '0 draw down'];
    const drew = { type: 'drew', seat: 0, why: 'turn', side: 'down', top: 10 };
    expect(told(0, start(), ...lines)).toEqual([{ ...drew, card: { slot: 3, front: 2, back: 6 } }]);
    expect(told(1, start(), ...lines)).toEqual([{ ...drew, card: { slot: 3, front: 'hidden', back: 6 } }]);
  });

  test('[2] a player does not see the backs of the cards it plays', () => {
    expect(told(0, start(), '0 play 0')).toMatchObject([{ cards: [{ slot: 0, front: 5, back: 'hidden' }] }]);
    expect(told(2, start(), '0 play 0')).toMatchObject([{ cards: [{ slot: 0, front: 5, back: 1 }] }]);
  });
});

describe('[2] what a watcher sees', () => {
  test('[2] neither side of a card in a hand', () => {
    const drawn = after(start(), '0 play 0', '0 draw up');
    expect([0, 1, 2].map((seat) => seen(drawn, 'watcher', seat))).toEqual([
      '?/? ?/? ?/?',
      '?/? ?/? ?/? ?/?',
      '?/? ?/?',
    ]);
  });

  test('[2] who has seen which side, as everybody knows', () => {
    expect(viewOf(start(), 'watcher').hands[2]![0]).toEqual({
      slot: 0,
      front: 'hidden',
      back: 'hidden',
      frontSeenBy: 0b100,
      backSeenBy: 0b011,
    });
  });

  test('[2] nothing of drawn and turned cards', () => {
    const hidden = { front: 'hidden', back: 'hidden' };
    const lines = ['0 play 0', '0 draw up', '1 play 0 1 2', '1 draw up', '2 draw up', '0 flip 0'];
    expect(told('watcher', start(), ...lines.slice(0, 2))).toMatchObject([{ type: 'drew', card: hidden }]);
    expect(told('watcher', start(), ...lines)).toMatchObject([{ type: 'flipped', card: hidden }]);
  });

  test('[2] fronts as they are played, and a back that lay up on the pile before', () => {
    const lines = ['0 play 0', '0 draw down', '1 play 3', '1 draw up', '2 play 0', '2 draw up', '0 play 2'];
    expect(told('watcher', start(), ...lines)).toMatchObject([{ cards: [{ slot: 3, front: 2, back: 6 }] }]);
    expect(
      viewOf(after(start(), ...lines), 'watcher').discard.map(({ front, back }) => [front, back]),
    ).toEqual([
      [5, 'hidden'],
      [7, 'hidden'],
      [9, 'hidden'],
      [2, 6],
    ]);
  });
});

test('a view has the phase of the game', () => {
  const state = at({ hands: ['5 5 5 1', '8 4'], totals: [3, 9], target: 40, plays: [1, 2], pile: '7/2' });
  expect(viewOf(state, 1)).toMatchObject({
    viewer: 1,
    players: 2,
    target: 40,
    round: 0,
    dealer: 1,
    phase: 'turn',
    turn: 0,
    asked: 0,
    triplet: false,
    knocker: 'nobody',
    turnsLeft: 'unlimited',
    plays: [1, 2],
    totals: [3, 9],
    result: 'none',
  });
  expect(viewOf(after(state, '0 play 0 1 2'), 1)).toMatchObject({
    triplet: true,
    phase: 'draw',
    plays: [2, 2],
  });
});

test('the keys of a view have a fixed order', () => {
  expect(Object.keys(viewOf(start(), 0)).join(' ')).toBe(
    'viewer players target round dealer phase turn asked triplet knocker turnsLeft plays totals hands pileSize pile discard result',
  );
});
