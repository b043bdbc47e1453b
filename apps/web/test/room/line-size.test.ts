import { expect, test } from 'vitest';
import { lineSize, nameSize } from '../../src/room/line-size.ts';

test('a sentence is written smaller if it would not fit on its line', () => {
  expect(lineSize('Ana, it’s your turn', 104)).toBe(104);
  expect(lineSize('a'.repeat(76), 104)).toBe(48);
});

test('a long name is smaller than a short one, and no name too small to be read from three metres', () => {
  expect(nameSize('Ana', 48, 229)).toBe(48);
  expect(nameSize('Großmutter', 48, 229)).toBe(45);
  expect(nameSize('Maximilian Alexander', 48, 229)).toBe(34);
});
