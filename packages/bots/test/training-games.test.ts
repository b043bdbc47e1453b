import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '@quando/rules/authority';

const compiler = ['g++', 'clang++', 'c++'].find((name) => spawnSync(name, ['--version']).status === 0);
const source = fileURLToPath(new URL('../../../training/games.cpp', import.meta.url));
const GAMES = 1000;

describe.skipIf(!compiler)('games of the training code (C++) are games to the engine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quando-games-'));
  const program = join(folder, 'games');
  let records: readonly string[] = [];
  beforeAll(() => {
    execFileSync(compiler!, ['-O1', '-o', program, source]);
    const printed = execFileSync(program, [String(GAMES), '1'], { maxBuffer: 1 << 30 });
    records = printed.toString().trim().split('\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('every record is good', () => {
    expect(records.length).toBe(GAMES);
    const faults = records.map((text) => readRecord(text)).filter((read) => 'fault' in read);
    expect(faults).toEqual([]);
  });

  test('they turn zeros, knock, pass, and end with only zeros', () => {
    const all = records.join('\n');
    for (const sign of [' flip ', ' knock"', ' pass"', '"end":"zeros"']) expect(all).toContain(sign);
  });
});
