import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { quando } from './quando.ts';

const COMMANDS = ['arena', 'link', 'play', 'replay', 'simulate', 'unlink', 'verify', 'views'];

describe('help', () => {
  it('lists every command', async () => {
    const { code, stdout, stderr } = await quando(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} +\\w`, 'm'));
  });

  it.each(COMMANDS)('has a page for %s, in both ways of asking', async (command) => {
    const [asked, option] = await Promise.all([quando(['help', command]), quando([command, '--help'])]);
    expect(asked).toEqual(option);
    expect(asked.code).toBe(0);
    expect(asked.stdout).toContain(`Usage: quando ${command}`);
  });

  it('goes to stderr when no command is given', async () => {
    const { code, stdout, stderr } = await quando([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: quando COMMAND');
  });

  it('does not treat a file name after -- as a request for help', async () => {
    const { code, stderr } = await quando(['verify', '--', '--help']);
    expect(code).toBe(2);
    expect(stderr).toContain('no such file');
  });
});

it('prints its version', async () => {
  expect(await quando(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

describe('bad usage', () => {
  const cases: [string[], string][] = [
    [['sumilate'], 'quando: unknown command "sumilate"; did you mean simulate?\nSee: quando help\n'],
    [['constructor'], 'quando: unknown command "constructor"\nSee: quando help\n'],
    [['--nonsense'], 'quando: unknown option "--nonsense"\nSee: quando help\n'],
    [['help', 'verfy'], 'quando: unknown command "verfy"; did you mean verify?\nSee: quando help\n'],
    [
      ['simulate', '--game', '1'],
      'quando simulate: unknown option "--game"; did you mean --games?\nSee: quando help simulate\n',
    ],
    [
      ['simulate', '--games'],
      'quando simulate: --games needs a value; write --games=VALUE if it begins with a dash\nSee: quando help simulate\n',
    ],
    [['simulate', 'extra'], 'quando simulate: unexpected argument "extra"\nSee: quando help simulate\n'],
  ];
  it.each(cases)('%j is answered on stderr with exit code 2', async (args, stderr) => {
    expect(await quando(args)).toEqual({ code: 2, stdout: '', stderr });
  });

  it('shows no control characters of what was typed', async () => {
    const { stderr } = await quando(['\u{1b}[31mred']);
    expect(stderr).not.toContain('\u{1b}');
  });
});
