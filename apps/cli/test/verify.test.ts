import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileWith, newFolder, quando, removeFolders, simulated } from './quando.ts';

afterAll(removeFolders);

const [good = '', second = ''] = await simulated('--games', '2', '--players', '3', '--policy', 'wild');

/** A good record with one change. */
function changed(change: (record: { [key: string]: unknown; rounds: Round[] }) => void): string {
  const record = JSON.parse(good);
  change(record);
  return JSON.stringify(record);
}

type Round = { [key: string]: unknown; deck: string[]; actions: string[]; points?: number[] };

const verify = (input: string | Buffer, ...args: string[]) => quando(['verify', ...args], input);

describe('good files', () => {
  const files: [string, string | Buffer, number][] = [
    ['nothing at all', '', 0],
    ['only a byte order mark', '\u{feff}', 0],
    ['blank lines', '\n \n\t\r\n', 0],
    ['one record a line', `${good}\n${second}\n`, 2],
    ['no newline at the end', `${good}\n${second}`, 2],
    ['lines that end in CR LF', `${good}\r\n\r\n${second}\r\n`, 2],
    ['a byte order mark before the first record', `\u{feff}${good}\n`, 1],
    ['one record over several lines', JSON.stringify(JSON.parse(good), null, 2), 1],
    ['one record over several lines, with blank ones', `\n${good.replaceAll(',', ',\n\n')}\n`, 1],
    ['a line of 10 MB', changed((record) => (record['meta'] = 'x'.repeat(1e7))), 1],
    [
      'a meta of 100,000 brackets',
      changed((record) => (record['meta'] = 'here')).replace('"here"', nested(100_000)),
      1,
    ],
    ['a game under way', changed((record) => cutShort(record)), 1],
  ];
  it.each(files)('%s', async (_, content, count) => {
    const { code, stdout, stderr } = await verify(content);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${count} records ok, 0 bad\n`, stderr: '' });
  });
});

describe('bad files', () => {
  const files: [string, string | Buffer, string][] = [
    ['truncated JSON', good.slice(0, 500), 'line 0: not-json: '],
    ['binary rubbish', Buffer.from([0, 1, 2, 3, 200, 255, 254]), 'line 0: not-utf-8: '],
    [
      'text in another encoding',
      Buffer.from(
        changed((record) => (record['meta'] = 'é')),
        'latin1',
      ),
      'line 0: not-utf-8: ',
    ],
    ['open brackets, 100,000 deep', '['.repeat(100_000), 'line 0: not-json: '],
    ['brackets, 100,000 deep', nested(100_000), 'line 0: not-an-object: '],
    ['objects, 100,000 deep', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), 'line 0: unknown-key: '],
    ['a number', '1e999', 'line 0: not-an-object: '],
    ['null', 'null', 'line 0: not-an-object: '],
    ['a key that is no key of a record', '{"__proto__":1}', 'line 0: unknown-key: '],
    [
      'a huge number of players',
      changed((record) => (record['players'] = 1e300)),
      'line 0: bad-value: The value of "players"',
    ],
    ['a huge target', good.replace(/"target":\d+/, '"target":1e400'), 'line 0: bad-value: '],
    ['a word for a number', changed((record) => (record['target'] = '50')), 'line 0: bad-value: '],
    [
      'a list for a round',
      changed((record) => Object.assign(record.rounds, [[]])),
      'line 0, round 0: not-an-object: ',
    ],
    [
      'a card twice',
      changed(({ rounds }) => (rounds[0]!.deck[7] = rounds[0]!.deck[3]!)),
      'line 0, round 0: deck-twice: The card at entry 7 ',
    ],
    [
      'an illegal action',
      changed(({ rounds }) => (rounds[0]!.actions[1] = rounds[0]!.actions[1]!.replace(/ .*/, ' knock'))),
      'line 0, round 0, action 1: illegal-action (draw-after-playing): The rules refuse ',
    ],
    [
      'no action at all',
      changed(({ rounds }) => (rounds[0]!.actions[4] = '0  play 1')),
      'line 0, round 0, action 4: not-an-action: ',
    ],
    [
      'a result that does not follow',
      changed(({ rounds }) => (rounds[0]!.points![0]! += 1)),
      'line 0, round 0: wrong-result: The rules give [',
    ],
    [
      'other winners',
      changed((record) => (record['winners'] = [])),
      'line 0: wrong-result: The rules give [',
    ],
  ];
  it.each(files)('%s', async (_, content, fault) => {
    const { code, stdout, stderr } = await verify(content);
    const [first, last, ...rest] = stdout.split('\n');
    expect({ code, stderr, last, rest }).toEqual({
      code: 1,
      stderr: '',
      last: '0 records ok, 1 bad',
      rest: [''],
    });
    expect(first).toContain(`-: ${fault}`);
    expect(first).toMatch(/: [a-z0-9-]+( \([a-z-]+\))?: [A-Z].*\.$/);
  });

  it('counts lines from 0, blank ones too, and reads on after a bad one', async () => {
    const { code, stdout } = await verify(`\n${good}\nrubbish\n\n${second}\n{}\n`);
    expect(code).toBe(1);
    expect(stdout.split('\n').map((line) => line.split(': ').slice(0, 3).join(': '))).toEqual([
      '-: line 2: not-json',
      '-: line 5: missing-key',
      '2 records ok, 2 bad',
      '',
    ]);
  });

  it('reads line by line if the first line is broken but the others are records', async () => {
    const { stdout } = await verify(`${good.slice(0, 99)}\n${good}\n${second}\n`);
    expect(stdout).toMatch(/^-: line 0: not-json: .*\n2 records ok, 1 bad\n$/);
  });

  it('reports one fault of a record over several lines at the line where it starts', async () => {
    const bad = changed((record) => (record['winners'] = []));
    const { stdout } = await verify(`\n\n${JSON.stringify(JSON.parse(bad), null, 1)}\n`);
    expect(stdout).toMatch(/^-: line 2: wrong-result: .*\n0 records ok, 1 bad\n$/);
  });

  it('shortens and escapes what it quotes from a record', async () => {
    const key = `\u{1b}[31m${'x'.repeat(5000)}`;
    const { stdout } = await verify(JSON.stringify({ [key]: 1 }));
    expect(stdout).not.toContain('\u{1b}');
    expect(stdout.length).toBeLessThan(300);
  });
});

describe('files', () => {
  it('are named before each fault, and counted together', async () => {
    const [a, b] = [fileWith(`${good}\n{`), fileWith(`[]\n${second}`)];
    const { code, stdout } = await verify('', a, b);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^(.*): line 1: not-json: .*\n(.*): line 0: not-an-object: .*\n2 records ok, 2 bad\n$/,
    );
    expect(stdout.split('\n').map((line) => line.split(': ')[0])).toEqual([a, b, '2 records ok, 2 bad', '']);
  });

  it('may be the input among others', async () => {
    const { stdout } = await verify(second, fileWith(good), '-');
    expect(stdout).toBe('2 records ok, 0 bad\n');
  });

  it('that cannot be read are reported on stderr with exit code 2, and the others are still checked', async () => {
    const folder = newFolder();
    const missing = join(folder, 'missing');
    const { code, stdout, stderr } = await verify('', missing, fileWith(`${good}\n{}`), folder);
    expect(code).toBe(2);
    expect(stdout).toContain('1 records ok, 1 bad\n');
    expect(stderr).toBe(
      `quando verify: ${missing}: no such file\nquando verify: ${folder}: is a directory\n`,
    );
  });

  it('without read permission are reported as such', async ({ skip }) => {
    skip(process.getuid?.() === 0, 'root may read every file');
    const file = fileWith(good);
    chmodSync(file, 0);
    const { code, stderr } = await verify('', file);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `quando verify: ${file}: permission denied\n`,
    });
  });
});

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

function cutShort(record: { [key: string]: unknown; rounds: Round[] }): void {
  const { dealer, deck, actions } = record.rounds[0]!;
  record.rounds = [{ dealer, deck, actions: actions.slice(0, 5) }];
  delete record['winners'];
}

describe('--deal', () => {
  const online = readFileSync(join(import.meta.dirname, '../../../conformance/records/online.jsonl'), 'utf8');

  it('accepts deals that follow from the secrets in their record', async () => {
    const { code, stdout } = await verify(online, '--deal');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '1 records ok, 0 bad\n' });
  });

  it('reports a deal that does not', async () => {
    const unfair = online.replace(/"value":"../, '"value":"00');
    expect((await verify(unfair)).code).toBe(0);
    const { code, stdout } = await verify(unfair, '--deal');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^-: line 0, round 0: unfair-deck: /);
  });

  it('reports a record without secrets', async () => {
    const { code, stdout } = await verify(good, '--deal');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^-: line 0, round 0: no-secret: /);
  });
});
