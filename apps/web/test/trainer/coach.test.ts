import { CLOSE_MARGIN, CODED_LEVELS, ownSeat } from '@quando/bots';
import { viewOf } from '@quando/rules/authority';
import { refusalOf } from '@quando/rules';
import { describe, expect, it } from 'vitest';
import { Coach } from '../../src/offline/coach/coach.ts';
import type { CoachAnswers, CoachKind, CoachSubjects } from '../../src/offline/coach/coach-message.ts';
import { dayOf, dayOfSeed, seedOfDay, seedOfStream } from '../../src/trainer/position-seed.ts';
import { trainerSitters } from '../../src/trainer/trainer-sitters.ts';
import { zeroScene } from '../e2e/table/scenes.ts';
import { gameLogFrom } from '../e2e/table/stored-game.ts';

const coach = new Coach(() => 0);

const ask = <Kind extends CoachKind>(kind: Kind, subject: CoachSubjects[Kind]): CoachAnswers[Kind] =>
  coach.answer({ id: 1, kind, subject });

const SEED = seedOfDay('2026-11-15');

// Positions take a moment to find, and longer on a busy machine.
const PATIENT = { timeout: 240_000 };

describe('the coach', PATIENT, () => {
  it('poses a position as its player sees it, with what was told in the round', () => {
    const { view, events, levels } = ask('pose', SEED);
    expect(refusalOf(view, { type: 'knock' })).toBeUndefined();
    expect(levels).toHaveLength(view.players);
    expect(events[0]!.type).toBe('dealt');
    const plays = events.filter((event) => event.type === 'played' && event.seat === view.viewer);
    expect(plays).toHaveLength(view.plays[ownSeat(view)]!);
  });

  it('asks a close question every day, by as much as the app says', () => {
    // `todayClose` in the texts says "one point".
    expect(CLOSE_MARGIN).toBe(1);
    const { edge, better } = ask('judge', SEED);
    expect(Math.abs(edge.mean)).toBeLessThanOrEqual(CLOSE_MARGIN);
    expect(better).not.toBe('even');
  });

  it('tells no side in a pose that the player has not seen', () => {
    const { view, events } = ask('pose', SEED);
    const own = ownSeat(view);
    const fronts = view.hands.flatMap((hand, seat) => (seat === own ? [] : hand)).map(({ front }) => front);
    expect(fronts).toContain('hidden');
    const turned = events.findIndex(({ type }) => type === 'pile-turned');
    const early = events.slice(0, turned < 0 ? events.length : turned);
    const turnedOver = early.flatMap((event) =>
      event.type === 'drew' && event.seat !== own && event.side === 'down' ? [event.card.front] : [],
    );
    expect(turnedOver.length).toBeGreaterThan(1);
    expect(new Set(turnedOver)).toEqual(new Set(['hidden']));
  });

  it('judges a position in the same way for everyone', () => {
    const first = ask('judge', SEED);
    ask('pose', seedOfStream('other'));
    expect(ask('judge', SEED)).toEqual(first);
    expect(new Coach(() => 0).answer({ id: 2, kind: 'judge', subject: SEED })).toEqual(first);
  });

  it('reveals the hands at that moment and the end of the round', () => {
    const { view } = ask('pose', SEED);
    const { hands, end } = ask('reveal', SEED);
    const own = ownSeat(view);
    expect(hands[own]!.map(({ front }) => front)).toEqual(view.hands[own]!.map(({ front }) => front));
    expect(hands.flat().every(({ front }) => front !== 'hidden')).toBe(true);
    expect(hands.map((hand) => hand.length)).toEqual(view.hands.map((hand) => hand.length));
    expect(end.result).not.toBe('none');
    expect(end.round).toBe(view.round);
  });

  it('tells what was done then', () => {
    const revealed = Array.from({ length: 8 }, (_, i) => ask('reveal', seedOfStream(`answer ${i}`)));
    expect(new Set(revealed.map(({ realAnswer }) => realAnswer))).toEqual(new Set(['knock', 'wait']));
    const knocks = revealed.filter(({ realAnswer }) => realAnswer === 'knock');
    expect(knocks.every(({ end }) => end.knocker === end.viewer)).toBe(true);
  });

  it('gives advice that the rules allow, from the view alone', () => {
    const view = viewOf(gameLogFrom(zeroScene(1).entries).state, 0);
    const { best } = ask('hint', view);
    expect(refusalOf(view, best.action)).toBeUndefined();
  });
});

describe('the seed of a day', () => {
  it('is the UTC date', () => {
    expect(dayOf(Date.parse('2026-11-15T23:59:59+00:00'))).toBe('2026-11-15');
    expect(dayOf(Date.parse('2026-11-16T00:30:00+02:00'))).toBe('2026-11-15');
  });

  it('is told from a seed of the stream', () => {
    expect(dayOfSeed(seedOfDay('2026-11-15'))).toBe('2026-11-15');
    expect(dayOfSeed(seedOfStream('2026-11-15'))).toBeUndefined();
  });
});

describe('those around a position', () => {
  it('have names and faces of their own, and their levels', () => {
    const levels = [...CODED_LEVELS, CODED_LEVELS[0]!, CODED_LEVELS[0]!];
    const sitters = trainerSitters(levels, 2, 'You');
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(6);
    expect(new Set(sitters.map(({ avatar }) => avatar)).size).toBe(6);
    expect(sitters[2]).toMatchObject({ kind: 'person', name: 'You' });
    expect(sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : 'you'))).toEqual(
      levels.map((level, seat) => (seat === 2 ? 'you' : level)),
    );
  });
});
