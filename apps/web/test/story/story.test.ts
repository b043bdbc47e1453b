import { seatsOf, type CardNumber, type Seat, type SeenEvent, type Side } from '@quando/rules';
import { firstSide, secondSide, type GameEvent } from '@quando/rules/authority';
import { assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicRoundsOf } from '../../src/offline/public-rounds.ts';
import { recordedStory } from '../../src/offline/recorded-story.ts';
import { storyOf, type Story } from '../../src/story/story.ts';
import { randomGame, type FinishedGame } from './random-game.ts';

const arbitraryGame = record({
  seed: integer(),
  players: integer({ min: 2, max: 6 }),
  target: integer({ min: 10, max: 150 }),
}).map(({ seed, players, target }) => randomGame(seed, players, target));

const storyIn = (game: FinishedGame): Story => recordedStory(JSON.stringify(game.record))!;

/** A card that somebody drew with its down side as the front, as only the authority knows it. */
type Turned = { readonly seat: Seat; readonly up: CardNumber; readonly front: CardNumber };

const turnedIn = (events: readonly GameEvent[]): Turned[] =>
  events.flatMap((event) =>
    event.type === 'drew' && event.side === 'down'
      ? [{ seat: event.seat, front: firstSide(event.card.card), up: secondSide(event.card.card) }]
      : [],
  );

/** What an event tells of cards in hands. */
const handSidesIn = (event: SeenEvent): readonly Side[] => {
  if (event.type === 'dealt') return event.hands.flat();
  return event.type === 'drew' || event.type === 'flipped' ? [event.card.front, event.card.back] : [];
};

/** The draws before anybody knew what lay below. */
const unseenIn = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const end = events.findIndex(({ type }) => type === 'pile-turned');
  return end < 0 ? events : events.slice(0, end);
};

describe('in any game', () => {
  test('the best knock was right, and no other right knock cost the others more', () => {
    assert(
      property(arbitraryGame, (game) => {
        const right = game.rounds.flatMap((events, round) => {
          const { knocker, fronts, sums, points } = events.find((event) => event.type === 'scored')!;
          if (knocker === 'nobody') return [];
          const others = sums.filter((_, seat) => seat !== knocker);
          if (others.some((sum) => sum <= sums[knocker]!)) return [];
          const cost = points.reduce((a, b) => a + b);
          return [{ round, seat: knocker, fronts: fronts[knocker]!, sum: sums[knocker]!, cost }];
        });
        const { bestKnock } = storyIn(game);
        if (!bestKnock) return right.length === 0;
        expect(right).toContainEqual(bestKnock);
        return right.every(({ cost }) => cost <= bestKnock.cost);
      }),
    );
  });

  test('the boldest turn happened as it is told, and none gave up a lower number and paid', () => {
    let bold = 0;
    assert(
      property(arbitraryGame, (game) => {
        const { boldestTurn } = storyIn(game);
        const paid = game.rounds.flatMap((events, round) =>
          turnedIn(unseenIn(events)).flatMap((turn) =>
            turn.up <= 4 && turn.front < turn.up ? [{ round, ...turn }] : [],
          ),
        );
        if (!boldestTurn) return paid.length === 0;
        bold += 1;
        expect(paid).toContainEqual(boldestTurn);
        return paid.every(
          ({ up, front }) => up > boldestTurn.up || (up === boldestTurn.up && front >= boldestTurn.front),
        );
      }),
    );
    expect(bold).toBeGreaterThan(50);
  });

  test('nobody had to act for triplets more often than those who are named', () => {
    assert(
      property(arbitraryGame, (game) => {
        const { tripletTargets } = storyIn(game);
        const times = seatsOf(game.record.players).map((seat) =>
          game.rounds.flat().reduce((count, event) => {
            const isHit = event.type === 'flipped' || (event.type === 'drew' && event.why === 'triplet');
            return isHit && event.seat === seat ? count + 1 : count;
          }, 0),
        );
        const most = Math.max(...times);
        if (!tripletTargets) return most < 2;
        expect(tripletTargets.times).toBe(most);
        expect(tripletTargets.seats).toEqual([...times.keys()].filter((seat) => times[seat] === most));
        return true;
      }),
    );
  });

  test('nobody was ahead of the winners after the turning point, and somebody was before it', () => {
    assert(
      property(arbitraryGame, (game) => {
        const { round, winners, leadersBefore } = storyIn(game).turningPoint;
        expect(winners).toEqual(game.record.winners);
        const totals = game.record.rounds.map((each) => each.totals!);
        for (const row of totals.slice(round))
          for (const winner of winners) expect(row[winner]).toBe(Math.min(...row));
        if (round === 0) return leadersBefore.length === 0;
        const before = totals[round - 1]!;
        const lowest = Math.min(...before);
        expect(leadersBefore).toEqual([...before.keys()].filter((seat) => before[seat] === lowest));
        return winners.some((winner) => before[winner]! > lowest);
      }),
    );
  });

  test('the story follows from what somebody without a seat has seen', () => {
    assert(
      property(arbitraryGame, (game) => {
        const rounds = publicRoundsOf(game.record);
        expect(new Set(rounds.flat().flatMap(handSidesIn))).toEqual(new Set(['hidden']));
        expect(storyOf(rounds)).toEqual(storyIn(game));
      }),
    );
  });
});

describe('a record that is no finished game', () => {
  const { record: whole } = randomGame(4, 3, 30);
  const { winners: _, ...unfinished } = { ...whole, rounds: whole.rounds.slice(0, -1) };

  test.each(['', '{}', JSON.stringify(unfinished)])('has no story: %.20s', (text) => {
    expect(recordedStory(text)).toBeUndefined();
  });
});
