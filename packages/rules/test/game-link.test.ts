import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RECORD_FORMAT, type GameRecord } from '@quando/rules';
import { checkRecord, linkOf, readLink, readRecord, withoutMeta } from '@quando/rules/authority';
import { games } from './arbitrary.ts';
import { EXAMPLE, finished, underWay } from './example-record.ts';
import { recordOf } from './played-record.ts';
import { runs } from './runs.ts';
import { scriptOf, type Script } from './script.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The example of docs/game-link.md: if its code changes, every link that anybody has kept is broken. */
const EXAMPLE_CODE = '1xdUkgCt4SbwiejCg-2oxSUBZN9FS6u9JeZfPl3uVAb8BiyyUpRHxEDAIj0sw0-C';

const recordFrom = (value: unknown): GameRecord => {
  const read = checkRecord(value);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.record;
};

const faultOf = (code: string): string => {
  const read = readLink(code);
  return 'fault' in read ? read.fault.code : 'accepted';
};

/** Digits with the version and their checksum before them, made without the engine. */
function sealed(digits: string): string {
  const sum = crc32(`1${digits}`);
  const signs = Array.from({ length: 6 }, (_, i) => ALPHABET[Math.floor(sum / 64 ** i) % 64]!);
  return `1${signs.join('')}${digits}`;
}

/** The largest safe integer in digits of seven bits. */
const MOST = [255, 255, 255, 255, 255, 255, 255, 15];

/** The code of a game of two before its first round, with these digits for its target less one. */
function emptyGame(target: readonly number[]): string {
  const digits = [[0, 5], ...target.map((digit) => [digit, 256]), [1, 2], [0, 256], [0, 2]] as const;
  let [value, scale] = [0n, 1n];
  for (const [digit, radix] of digits) {
    value += BigInt(digit) * scale;
    scale *= BigInt(radix);
  }
  const length = Math.ceil((scale - 1n).toString(2).length / 6);
  return sealed(Array.from({ length }, (_, i) => ALPHABET[Number((value >> BigInt(6 * i)) & 63n)]).join(''));
}

/** A script that stops after some of its actions. */
function stopped(script: Script, share: number): Script {
  let left = Math.floor(share * script.rounds.reduce((sum, { actions }) => sum + actions.length, 0));
  const rounds = script.rounds.flatMap((round) => {
    if (left < 0) return [];
    const actions = round.actions.slice(0, left);
    left -= round.actions.length;
    return [{ ...round, actions }];
  });
  return { ...script, rounds };
}

describe('round trips', () => {
  test('the example has the code that the documentation shows', () => {
    expect(linkOf(EXAMPLE)).toBe(EXAMPLE_CODE);
    expect(readLink(EXAMPLE_CODE)).toEqual({ record: EXAMPLE });
    expect(sealed(EXAMPLE_CODE.slice(7))).toBe(EXAMPLE_CODE);
  });

  test('games of every size, style and target, finished or stopped anywhere, with any meta', () => {
    const target = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 300 }), fc.maxSafeNat());
    const metas = fc.record({ meta: fc.jsonValue(), round: fc.jsonValue() }, { requiredKeys: [] });
    fc.assert(
      fc.property(
        games,
        fc.double({ min: 0, max: 1, noNaN: true }),
        target,
        metas,
        (seed, share, to, meta) => {
          const script = scriptOf({ ...seed, target: Math.max(to, 1) });
          for (const played of [script, stopped(script, share)]) {
            const record = withMetas(recordOf(played), meta);
            const text = JSON.stringify(record);
            const read = readLink(linkOf(record));
            expect(JSON.stringify('record' in read ? read.record : read)).toBe(text);
          }
        },
      ),
      runs(60),
    );
  });

  test.each(['good', 'independent', 'online'])('conformance/records/%s.jsonl, byte for byte', (name) => {
    const file = new URL(`../../../conformance/records/${name}.jsonl`, import.meta.url);
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const record = recordFrom(JSON.parse(line));
      expect(readLink(linkOf(record))).toEqual({ record });
      expect(readLink(linkOf(withoutMeta(record)))).toEqual({ record: withoutMeta(record) });
    }
  });

  test.each<[string, unknown]>([
    ['under way', underWay()],
    ['under way, with nobody as knocker', underWay({ knocker: null })],
    ['under way, with a knocker', underWay({ knocker: 0 }, 9)],
    ['just dealt', underWay({}, 0)],
    ['before its first round', { format: RECORD_FORMAT, players: 6, target: 7, rounds: [] }],
    [
      'with a huge target',
      { format: RECORD_FORMAT, players: 2, target: Number.MAX_SAFE_INTEGER, rounds: [] },
    ],
    ['with names', finished({ meta: { names: ['Zoë', 'Оля 🎲', '\ud800', ''] } })],
    ['with meta that is null', finished({ meta: null })],
    ['with meta that looks like a prototype', finished({ meta: JSON.parse('{"__proto__":{"a":1}}') })],
  ])('a game %s', (_, value) => {
    const record = recordFrom(value);
    const read = readLink(linkOf(record));
    expect(read).toEqual({ record });
    expect(JSON.stringify(read)).toBe(JSON.stringify({ record }));
  });
});

describe('what is no code of a game is refused', () => {
  test('each single changed character', () => {
    const signs = `${ALPHABET} .#é`.split('');
    const changed = EXAMPLE_CODE.split('').flatMap((old, i) =>
      signs
        .filter((sign) => sign !== old)
        .map((sign) => `${EXAMPLE_CODE.slice(0, i)}${sign}${EXAMPLE_CODE.slice(i + 1)}`),
    );
    expect(changed.filter((code) => faultOf(code) === 'accepted')).toEqual([]);
  });

  test('each truncation, and anything appended', () => {
    for (const i of EXAMPLE_CODE.split('').keys())
      expect(faultOf(EXAMPLE_CODE.slice(0, i))).not.toBe('accepted');
    for (const sign of ALPHABET) expect(faultOf(EXAMPLE_CODE + sign)).toBe('damaged-link');
  });

  test.each([
    ['', 'not-a-link'],
    ['hello world', 'not-a-link'],
    ['1\u{0}', 'not-a-link'],
    ['2AAAAAA', 'unknown-link'],
    ['1', 'damaged-link'],
    ['1AAAAAA', 'damaged-link'],
    [sealed(''), 'damaged-link'],
    [sealed('A'.repeat(5_000)), 'damaged-link'],
  ])('rubbish: %.20j', (code, fault) => {
    expect(faultOf(code)).toBe(fault);
  });

  test('extras that are nested too deeply', () => {
    const code = linkOf(finishedWith({ meta: 'x' }));
    expect(faultOf(code)).toBe('accepted');
    const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`;
    expect(() => linkOf(finishedWith({ meta: JSON.parse(deep) }))).toThrow(RangeError);
  });

  test('digits too many or too few, and a target too large, even with a right checksum', () => {
    const digits = EXAMPLE_CODE.slice(7);
    expect(faultOf(sealed(`${digits}A`))).toBe('damaged-link');
    expect(faultOf(sealed(`${digits}B`))).toBe('damaged-link');
    expect(faultOf(sealed(digits.slice(0, -1)))).toBe('damaged-link');
    expect(faultOf(emptyGame([254, ...MOST.slice(1)]))).toBe('accepted');
    expect(faultOf(emptyGame(MOST))).toBe('damaged-link');
    expect(faultOf(emptyGame([...MOST.slice(0, -1), 255, 255, 255, 15]))).toBe('damaged-link');
  });

  test('random digits with a right checksum are refused, or are the one code of a valid record', () => {
    const digits = fc.string({ unit: fc.constantFrom(...ALPHABET.split('')), minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(digits, (text) => {
        const read = readLink(sealed(text));
        if ('fault' in read) return;
        expect(readRecord(JSON.stringify(read.record))).toEqual(read);
        expect(linkOf(read.record)).toBe(sealed(text));
      }),
      runs(300),
    );
  });
});

const finishedWith = (change: object): GameRecord => recordFrom(finished(change));

type Metas = { readonly meta?: unknown; readonly round?: unknown };

/** The record with meta of its own and of its last round. */
function withMetas(record: GameRecord, metas: Metas): GameRecord {
  const last = record.rounds.length - 1;
  const rounds = record.rounds.map((round, i) =>
    i === last && 'round' in metas ? { ...round, meta: metas.round } : round,
  );
  return recordFrom({ ...record, rounds, ...('meta' in metas && { meta: metas.meta }) });
}
