import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Progress } from '../src/progress.ts';

/** A terminal with its own clock, and its output. */
function terminal({ isTTY }: { isTTY: boolean }) {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  const clock = { now: 0 };
  return { stream, clock, progress: new Progress(stream, () => clock.now), written: () => stream.read() };
}

describe('Progress', () => {
  it('rewrites its line at most ten times a second, and clears it', () => {
    const { clock, progress, written } = terminal({ isTTY: true });
    for (; clock.now <= 1000; clock.now += 1) progress.show(() => String(clock.now));
    const shown = String(written()).split('\r\u{1b}[K').slice(1);
    expect(shown).toEqual(['100', '200', '300', '400', '500', '600', '700', '800', '900', '1000']);
    progress.clear();
    expect(written()).toBe('\r\u{1b}[K');
  });

  it('stays on one line', () => {
    const { clock, progress, written } = terminal({ isTTY: true });
    clock.now = 100;
    progress.show(() => 'x'.repeat(200));
    expect(String(written())).toBe(`\r\u{1b}[K${'x'.repeat(79)}`);
  });

  it('prints nothing for short tasks', () => {
    const { clock, progress, written } = terminal({ isTTY: true });
    for (; clock.now < 100; clock.now += 1) progress.show(() => 'busy');
    progress.clear();
    expect(written()).toBe(null);
  });

  it('prints nothing if stderr is not a terminal', () => {
    const { clock, progress, written } = terminal({ isTTY: false });
    for (; clock.now < 1000; clock.now += 1) progress.show(() => 'busy');
    progress.clear();
    expect(written()).toBe(null);
  });
});
