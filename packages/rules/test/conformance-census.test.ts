import { readFileSync } from 'node:fs';
import { setUp } from '@quando/rules/authority';
import { describe, expect, test } from 'vitest';
import { counted, type Census } from '../../../conformance/census.ts';
import { pile } from './line.ts';
import { isLegal } from './reference/legality.ts';
import { act } from './reference/play.ts';
import { roundAt, type Round } from './reference/round.ts';

const census: Census = JSON.parse(
  readFileSync(new URL('../../../conformance/census.json', import.meta.url), 'utf8'),
);

describe.each(census.positions)('census of $name', (entry) => {
  test('the engine counts as many', () => {
    expect(counted({ note: '', positions: [entry] }).positions[0]).toEqual(entry);
  });

  test('so does the reference, trying every set of cards', () => {
    const { position } = entry;
    const start = entry.after.reduce(acted, roundAt({ ...position, pile: pile(setUp(position)) }));
    expect(entry.sequences.map((_, i) => sequencesFrom(start, i + 1))).toEqual(entry.sequences);
  });
});

test('the census holds every number of players', () => {
  const players = new Set(census.positions.map(({ position }) => position.hands.length));
  expect(players).toEqual(new Set([2, 3, 4, 5, 6]));
});

const sequencesFrom = (round: Round, length: number): number =>
  legalLines(round)
    .map((line) => (length === 1 ? 1 : sequencesFrom(acted(round, line), length - 1)))
    .reduce((sum, count) => sum + count, 0);

function acted(before: Round, line: string): Round {
  const round = structuredClone(before);
  act(round, line);
  return round;
}

function legalLines(round: Round): string[] {
  const { asked } = round;
  if (asked === 'nobody') return [];
  const positions = range(round.hands[asked]!.length);
  const sets = range(2 ** positions.length).map((set) => positions.filter((i) => (set >> i) & 1));
  // The first set is empty.
  const plays = sets.slice(1).map((chosen) => `play ${chosen.join(' ')}`);
  return [...plays, ...positions.map((i) => `flip ${i}`), 'draw up', 'draw down', 'knock', 'pass']
    .map((words) => `${asked} ${words}`)
    .filter((line) => isLegal(round, line));
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
