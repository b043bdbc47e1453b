import { afterAll, describe, expect, it } from 'vitest';
import { fileWith, quando, removeFolders, simulated } from './quando.ts';

afterAll(removeFolders);

const records = await simulated('--games', '20', '--players', '5', '--policy', 'wild');
const file = fileWith(records.map((line) => `${line}\n\n`).join(''));
const codes = await quando(['link', file]);
const [first = '', second = ''] = codes.stdout.split('\n');

describe('link', () => {
  it('prints one code per record and line', () => {
    expect(codes).toMatchObject({ code: 0, stderr: '' });
    expect(codes.stdout).toMatch(/^(1[\w-]+\n){20}$/);
  });

  it('leaves out meta if asked to', async () => {
    const bare = await quando(['link', '-', '--bare'], records[0]);
    expect(bare.stdout.length).toBeLessThan(first.length);
    const { stdout } = await quando(['unlink', '-'], bare.stdout);
    const { meta: _, ...game }: { meta?: unknown } = JSON.parse(records[0]!);
    expect(JSON.parse(stdout)).toEqual(game);
  });

  it('prints the codes before a bad record, then says what is wrong', async () => {
    const run = await quando(['link', '-'], `${records[0]}\n{}\n${records[1]}\n`);
    expect(run).toMatchObject({ code: 1, stdout: `${first}\n` });
    expect(run.stderr).toMatch(/^quando link: -: line 1: missing-key: /);
  });

  it('refuses meta that is nested too deeply', async () => {
    const meta = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const run = await quando(['link', '-'], `${records[0]!.replace(/"meta":.*$/, '')}"meta":${meta}}`);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toBe('quando link: -: line 0: what is under "meta" is nested too deeply for a link\n');
  });
});

describe('unlink', () => {
  it('prints what link was given, byte for byte', async () => {
    const run = await quando(['unlink', '-'], codes.stdout);
    expect(run).toEqual({ code: 0, stderr: '', stdout: records.map((line) => `${line}\n`).join('') });
  });

  it('takes whole links too, with and without a moment', async () => {
    const links = `https://quando.example/replay#${first}\n\n /replay#${second}&at=3.17\r\n`;
    const run = await quando(['unlink', '-'], links);
    expect(run).toEqual({ code: 0, stderr: '', stdout: `${records[0]}\n${records[1]}\n` });
  });

  const damaged: [string, string, RegExp][] = [
    ['a cut code', first.slice(0, -1), /^quando unlink: -: line 0: damaged-link: /],
    [
      'a changed code',
      `${first.slice(0, 20)}${first[20] === 'A' ? 'B' : 'A'}${first.slice(21)}`,
      /damaged-link: /,
    ],
    ['a code of another version', '2abc', /unknown-link: /],
    ['rubbish', '\u{0}\u{ff}{}', /not-a-link: /],
  ];
  it.each(damaged)('refuses %s', async (_, code, message) => {
    const run = await quando(['unlink', '-'], code);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toMatch(message);
    expect(run.stderr).not.toContain('    at ');
  });

  it('needs a file', async () => {
    expect(await quando(['unlink'])).toMatchObject({ code: 2, stdout: '' });
    expect((await quando(['unlink', '/no/such/file'])).stderr).toContain('no such file');
  });
});
