import { languages, loadTerminalWords } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { quando } from './quando.ts';

/** Answers any prompt sooner or later: positions for a play or a zero, the up side for a draw, Enter for a round. */
const ENDLESS = '1\nu\n'.repeat(3000);

const ESCAPE = '\u001b';

describe('play', () => {
  it.each([
    ['en', 2],
    ['de', 3],
    ['fr', 5],
    ['it', 6],
  ] as const)('plays a whole game in %s with %i players', async (language, players) => {
    const args = ['play', '--language', language, '--players', String(players), '--seed', 'whole'];
    const { code, stdout, stderr } = await quando(args, ENDLESS);
    const words = await loadTerminalWords(language);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(words.heading(1, 50));
    expect(stdout).toContain(words.roundResult(1));
    expect(stdout).toContain(words.finalResult);
    expect(stdout).not.toContain(words.goodbye);
    expect(stdout).not.toMatch(/undefined|hidden|NaN|\[object|[{}]/);
    expect(stdout).toMatch(/! \*\n$/);
  });

  it('deals the same cards for the same seed, and others for another', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map(async (seed) => (await quando(['play', '--seed', seed], 'q\n')).stdout),
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  it('deals unpredictable cards without a seed', async () => {
    const [one, other] = await Promise.all([quando(['play'], 'q\n'), quando(['play'], 'q\n')]);
    expect(one.stdout).not.toBe(other.stdout);
  });

  it('ends politely when the input ends, and when the player leaves', async () => {
    const words = await loadTerminalWords('en');
    for (const input of ['', '1', '1\nq\nnever read', 'quit\n']) {
      const { code, stdout, stderr } = await quando(['play', '--seed', '4', '--language', 'en'], input);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout.trimEnd().endsWith(words.goodbye)).toBe(true);
    }
  });

  it('shows no colours to a pipe', async () => {
    expect((await quando(['play', '--seed', '4'], '?\nr\nq\n')).stdout).not.toContain(ESCAPE);
  });

  it.each([
    [['--players', '7'], /--players must be a whole number from 2 to 6/],
    [['--players', '2', '--seat', '2'], /--seat must be a whole number from 0 to 1/],
    [['--language', 'pt'], /--language must be one of de, de-CH, en, fr, it, nl, es/],
    [['--target', '0'], /--target must be a whole number from 1 to 999/],
    [['--level', 'genius'], /--level must be one of beginner, casual, sharp, strong, master/],
    [['--name', '\u001b'], /--name/],
    [['now'], /unexpected argument/],
    [['--sed', 'x'], /did you mean --seed/],
  ])('refuses %j as bad usage', async (args, reason) => {
    const { code, stdout, stderr } = await quando(['play', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(reason);
  });

  it('calls the player by name and seats the others around', async () => {
    const { stdout } = await quando(
      ['play', '--language', 'en', '--seed', '1', '--name', 'Mila', '--seat', '1'],
      ENDLESS,
    );
    expect(stdout).toMatch(/^ {2}Mila {2,}\d+ points/m);
    expect(stdout).toMatch(/Jonas[^]*Ruth/);
  });

  it('documents every option', async () => {
    const { code, stdout } = await quando(['help', 'play']);
    expect(code).toBe(0);
    for (const option of ['players', 'seat', 'language', 'target', 'level', 'seed', 'name'])
      expect(stdout).toContain(`--${option}`);
    for (const language of languages) expect(stdout).toContain(language);
  });
});
