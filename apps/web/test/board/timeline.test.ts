import { describe, expect, it } from 'vitest';
import { durationOf, type Pose } from '../../src/board/motion/flight.ts';
import { bannerOf } from '../../src/board/motion/banner.ts';
import { paceOf } from '../../src/board/motion/pace.ts';
import { BANNER_TIME, timelineOf, type Timeline, type Poses } from '../../src/board/motion/timeline.ts';
import { ANIMATIONS, type AnimationExample } from '../fixtures/animations.ts';

const pose = (x: number): Pose => ({ x, y: 0, width: 50, turn: 0 });

/** A screen on which every card of an example has a place. */
function posesOf({ before, view }: AnimationExample): { before: Poses; after: Poses } {
  const cards = (hands: typeof view.hands): [string, Pose][] =>
    hands.flatMap((hand, seat) =>
      hand.map(({ slot }): [string, Pose] => [`${seat}:${slot}`, pose(seat * 100 + slot)]),
    );
  const heap = view.discard.map((_, i): [string, Pose] => [`heap:${i}`, pose(900 + i)]);
  const piles: [string, Pose][] = [
    ['pile', pose(800)],
    ['heap', pose(900)],
  ];
  return {
    before: new Map([...cards(before.hands), ...piles]),
    after: new Map([...cards(view.hands), ...piles, ...heap]),
  };
}

function timelineFor(name: string): Timeline {
  const example = ANIMATIONS[name]!;
  return timelineOf({ seq: 1, ...example }, posesOf(example));
}

describe('what flies', () => {
  it('is every card of a play, one after the other, onto the discard pile', () => {
    const { flights } = timelineFor('play');
    expect(flights.map(({ lands }) => lands)).toEqual(['heap:1', 'heap:2', 'heap:3']);
    expect(flights.map(({ delay }) => delay)).toEqual([0, 45, 90]);
    expect(flights[0]).toMatchObject({ first: { side: 4, kind: 'front' }, last: { side: 4, kind: 'front' } });
  });

  it('turns another player’s cards from the back that was seen to the front that is shown', () => {
    const [flight] = timelineFor('others-play').flights;
    expect(flight).toMatchObject({ first: { side: 2, kind: 'back' }, last: { side: 8, kind: 'front' } });
  });

  it('carries the up side of the pile into the own hand', () => {
    const [flight] = timelineFor('take-up').flights;
    expect(flight).toMatchObject({ lands: '0:7', style: 'fly', first: { side: 6 }, last: { side: 6 } });
  });

  it('holds a card that one turns over up to be looked at', () => {
    const [flight] = timelineFor('turn-over').flights;
    expect(flight).toMatchObject({ style: 'look', first: { side: 6 }, last: { side: 0, kind: 'front' } });
    expect(durationOf(flight!)).toBe(90 + 420 + 180 + 320);
  });

  it('shows of a card that another one takes only what becomes its back', () => {
    const [flight] = timelineFor('others-draw').flights;
    expect(flight).toMatchObject({ style: 'fly', first: { side: 6 }, last: { side: 8, kind: 'back' } });
  });

  it('turns the discard pile over once the last card has left the draw pile', () => {
    const { flights, starts } = timelineFor('pile-turned');
    expect(flights[1]).toMatchObject({
      lands: 'pile',
      first: { side: 9 },
      last: { side: 2 },
      delay: starts[1],
    });
    expect(starts[1]).toBeGreaterThan(0);
  });

  it('turns it over before one who was choosing a side, too, and so saw no heap', () => {
    const example = ANIMATIONS['pile-turned']!;
    const { before, after } = posesOf(example);
    const choosing = new Map([...before].filter(([key]) => key !== 'heap'));
    const { flights } = timelineOf({ seq: 1, ...example }, { before: choosing, after });
    expect(flights[1]).toMatchObject({ lands: 'pile', from: after.get('heap') });
  });

  it('turns a zero where it is', () => {
    const [flight] = timelineFor('flip').flights;
    expect(flight).toMatchObject({ style: 'turn', first: { side: 0 }, last: { side: 7 } });
    expect(flight!.from).toEqual(flight!.to);
  });

  it('shows both sides of a turned zero long enough to be understood', () => {
    const [flight] = timelineFor('flip').flights;
    expect(flight).toMatchObject({ last: { side: 7 }, other: 0 });
    expect(durationOf(flight!)).toBe(420 + 900);
  });

  it('turns a zero where it was if it has another place after that', () => {
    const example = ANIMATIONS['flip']!;
    const { before, after } = posesOf(example);
    const { lands } = timelineFor('flip').flights[0]!;
    const sorted = new Map([...after, [lands, pose(77)]]);
    const [flight] = timelineOf({ seq: 1, ...example }, { before, after: sorted }).flights;
    expect(flight).toMatchObject({ from: before.get(lands), to: pose(77) });
  });

  it('deals clockwise from the dealer’s left, from cards that nobody knows', () => {
    const { flights } = timelineFor('deal');
    const order = flights.toSorted((a, b) => a.delay - b.delay).map(({ lands }) => lands);
    expect(order.slice(0, 5)).toEqual(['0:0', '1:0', '2:0', '3:0', '0:1']);
    expect(flights.every(({ first }) => first.side === 'hidden')).toBe(true);
  });

  it('is nothing whose place is not on the screen', () => {
    const example = ANIMATIONS['play']!;
    const nowhere = { before: new Map(), after: new Map() };
    expect(timelineOf({ seq: 1, ...example }, nowhere)).toMatchObject({ flights: [], length: 0 });
  });
});

describe('time', () => {
  it('lets one event follow the other', () => {
    const play = ANIMATIONS['play']!;
    const draw = ANIMATIONS['take-up']!;
    const both = { ...play, events: [...play.events, ...draw.events], view: draw.view };
    const { starts, length } = timelineOf({ seq: 1, ...both }, posesOf(both));
    expect(starts[0]).toBe(0);
    expect(starts[1]).toBeGreaterThanOrEqual(320);
    expect(length).toBeGreaterThan(starts[1]!);
  });

  it.each(['triplet', 'knock', 'zeros'])('is given to %s', (name) => {
    expect(timelineFor(name).length).toBeGreaterThanOrEqual(BANNER_TIME);
  });

  it('stretches with the speed and stands still where nothing is to move', () => {
    expect(paceOf('normal', 'system', false)).toEqual({ kind: 'full', factor: 1 });
    expect(paceOf('fast', 'full', true).kind).toBe('full');
    expect(paceOf('normal', 'system', true).kind).toBe('calm');
    expect(paceOf('slow', 'reduced', false).kind).toBe('calm');
    expect(paceOf('instant', 'full', false)).toEqual({ kind: 'none' });
  });
});

const bannerIn = (name: string) => bannerOf(ANIMATIONS[name]!.events[0]!, { turn: 3, cards: 2 });

describe('loud moments', () => {
  it('are the triplet, the knock and only zeros', () => {
    expect(bannerIn('triplet')).toEqual({ kind: 'triplet', seat: 3, number: 8 });
    expect(bannerIn('knock')).toEqual({ kind: 'knock', seat: 3 });
    expect(bannerIn('zeros')).toEqual({ kind: 'zeros', seat: 3, cards: 2 });
  });

  it('are rare', () => {
    for (const name of ['play', 'others-play', 'take-up', 'turn-over', 'flip', 'deal'])
      expect(bannerIn(name)).toBeUndefined();
  });
});
