import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { LineWriter } from '../src/line-writer.ts';

/** A slow output, and what it has received. */
function slowOutput() {
  const got: string[] = [];
  const output = new Writable({
    highWaterMark: 1024,
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      got.push(chunk);
      setTimeout(done, 1);
    },
  });
  return { output, got };
}

describe('LineWriter', () => {
  it('writes every line once, in order, in large chunks', async () => {
    const { output, got } = slowOutput();
    const writer = new LineWriter(output);
    const lines = Array.from({ length: 20_000 }, (_, i) => `line ${i}`);
    for (const line of lines) await writer.write(line);
    await writer.flush();
    expect(got.join('')).toBe(lines.map((line) => `${line}\n`).join(''));
    expect(got.length).toBeLessThan(10);
  });

  it('waits for its reader, so that no more than one chunk is ever in flight', async () => {
    const { output } = slowOutput();
    const writer = new LineWriter(output);
    let most = 0;
    for (let i = 0; i < 20_000; i += 1) {
      await writer.write('x'.repeat(99));
      most = Math.max(most, output.writableLength);
    }
    expect(most).toBeLessThan(100_000);
  });

  it('passes on that its reader has failed', async () => {
    const output = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => void setTimeout(() => done(new Error('gone')), 1),
    });
    const writer = new LineWriter(output);
    await writer.write('a');
    await expect(writer.flush()).rejects.toThrow('gone');
  });
});
