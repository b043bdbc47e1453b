import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translations } from '@quando/text';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = join(ROOT, 'packages/text/src');

/** Grammar of English, which other languages need not have. */
const OWN_GRAMMAR = 'card-number.ts';

const filesOf = (language: string): string[] => globSync('*.ts', { cwd: join(SOURCES, language) });

const guide = readFileSync(join(ROOT, 'docs/translating.md'), 'utf8');
const named = [...guide.matchAll(/^\| `([\w-]+\.ts)`/gm)].map(([, file]) => file!);

test('the guide for translators names every file of a language, and no other', () => {
  const files = filesOf('en').filter((file) => file !== OWN_GRAMMAR);
  expect(named.toSorted()).toEqual(files.toSorted());
});

test.each(translations)('the language %s has them all', (language) => {
  expect(filesOf(language)).toEqual(expect.arrayContaining(named));
});
