import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleName } from '@quando/protocol';

const bySight = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}\p{M}\p{S}\p{P}])\p{M}+/gu, '')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();

describe('a name that is seen', () => {
  it.each([
    ['Jose\u0301', 'Jose\u0301'],
    ['\u0301\u0302Ana', 'Ana'],
    ['Ana \u0301 Bo', 'Ana  Bo'],
    ['a\u0301\u0302\u0303\u0304\u0305', 'a\u0301\u0302\u0303'],
    ['a\u200d\u0301', 'a\u0301'],
    ['\u2603\ufe0f\u20e3', '\u2603\u20e3'],
  ])('of %o is %o', (text, seen) => {
    expect(visibleName(text)).toBe(seen);
  });

  it('loses the marks that stand on nothing, and no others', () => {
    const unit = fc.constantFrom('a', '1', '+', '!', '😀', ' ', '\u00a0', '\n', '\u0301', '\u20e3', '\u093f');
    const text = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, (name) => {
        expect(visibleName(name)).toBe(bySight(name));
      }),
      { numRuns: 2000 },
    );
  });
});
