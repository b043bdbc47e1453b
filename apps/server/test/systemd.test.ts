import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const units = globSync('docs/systemd/*', { cwd: ROOT });

/** What follows each of these names in the units. */
const linesOf = (name: string): string[] =>
  units.flatMap((unit) =>
    [...textOf(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!),
  );

test('the units run scripts that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const run = linesOf('ExecStart').flatMap((line) => line.match(/npm (?:run -s )?([a-z]+)/)?.[1] ?? []);
  expect(run.toSorted()).toEqual(['backup', 'start']);
  for (const name of run) expect(scripts).toHaveProperty(name);
});

test('their settings are those of the server, and their files those that the instructions name', () => {
  const hosting = textOf('docs/hosting.md');
  for (const setting of linesOf('Environment')) expect(hosting).toContain(`\`${setting.split('=')[0]}\``);
  const [file] = linesOf('EnvironmentFile');
  expect(hosting).toContain(file!.replace(/^-/, ''));
  for (const unit of units.filter((path) => !path.endsWith('backup.service')))
    expect(hosting).toContain(unit.split('/').at(-1)!.replace('.service', ''));
});
