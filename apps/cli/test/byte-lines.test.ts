import { describe, expect, it } from 'vitest';
import { linesOf } from '../src/byte-lines.ts';

async function linesIn(chunks: readonly (string | Buffer)[], longest?: number): Promise<string[]> {
  const bytes = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })();
  const lines = [];
  for await (const line of linesOf(bytes, longest)) lines.push(`${line.index} ${line.bytes.toString()}`);
  return lines;
}

describe('linesOf', () => {
  it('cuts at newlines wherever the chunks are cut', async () => {
    const text = 'one\ntwo\n\nfour';
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(await linesIn([text.slice(0, cut), text.slice(cut)])).toEqual(['0 one', '1 two', '3 four']);
    }
    expect(await linesIn(text.split(''))).toEqual(['0 one', '1 two', '3 four']);
  });

  it('skips blank lines but counts them', async () => {
    expect(await linesIn(['\n\r\n \t\na\n'])).toEqual(['3 a']);
    expect(await linesIn(['a\n\n'])).toEqual(['0 a']);
    expect(await linesIn([])).toEqual([]);
  });

  it('drops a byte order mark at the start of a file only, even in pieces', async () => {
    const mark = Buffer.from('\u{feff}');
    expect(await linesIn([mark.subarray(0, 1), mark.subarray(1), 'a\n', mark, 'b'])).toEqual([
      '0 a',
      '1 \u{feff}b',
    ]);
    expect(await linesIn([mark])).toEqual([]);
  });

  it('reads a line of the greatest length, and continues after a longer one', async () => {
    const lines = ['1234', '12345', 'x'.repeat(10_000), 'ab'];
    expect(await linesIn([lines.join('\n')], 4)).toEqual(['0 1234', '1 too-long', '2 too-long', '3 ab']);
    expect(await linesIn(lines.join('\n').split(''), 4)).toEqual([
      '0 1234',
      '1 too-long',
      '2 too-long',
      '3 ab',
    ]);
    expect(await linesIn(['12345'], 4)).toEqual(['0 too-long']);
  });
});
