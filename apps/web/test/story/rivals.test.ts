import type { GameSummary, Sitter } from '@quando/protocol';
import { expect, test } from 'vitest';
import { rivalriesOf } from '../../src/story/rivals.ts';

const you: Sitter = { kind: 'person', name: 'Ana', avatar: 'tall' };
const friend: Sitter = { kind: 'person', name: 'Ben', avatar: 'drop' };
const mila: Sitter = { kind: 'bot', level: 'sharp', name: 'Mila', avatar: 'round' };
const jonas: Sitter = { kind: 'bot', level: 'casual', name: 'Jonas', avatar: 'bean' };

const game = (
  sitters: readonly Sitter[],
  totals: readonly number[],
  phase: GameSummary['phase'] = 'over',
) => ({
  game: 'g',
  setup: { sitters, target: 50 },
  startedAt: 0,
  changedAt: 0,
  round: 2,
  totals,
  phase,
  whoseTurn: 'nobody' as const,
});

const GAMES: readonly GameSummary[] = [
  game([you, mila, jonas], [20, 51, 20]),
  game([mila, you], [10, 52]),
  game([you, mila], [3, 52]),
  // Games that do not count: under way, shared by two people, and without Mila.
  game([you, mila], [3, 40], 'turn'),
  game([you, friend, mila], [3, 40, 55]),
  game([you, jonas], [51, 20]),
];

test('who had fewer points is counted for each character at the table, over all finished games', () => {
  expect(rivalriesOf([jonas, you, mila], GAMES)).toEqual([
    { rival: jonas, ahead: 0, behind: 1, level: 1 },
    { rival: mila, ahead: 2, behind: 1, level: 0 },
  ]);
});

test('a person is no character, even with the same name', () => {
  const namesake: Sitter = { kind: 'person', name: mila.name, avatar: 'round' };
  expect(rivalriesOf([you, mila], [game([you, namesake], [3, 52])])).toEqual([
    { rival: mila, ahead: 0, behind: 0, level: 0 },
  ]);
});
