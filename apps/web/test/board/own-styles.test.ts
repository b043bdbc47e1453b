import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

/** What the whole page is set to, on its root. */
const PAGE_STATE = /:global\(\[data-(?:back|(?:theme|motion)='\w+')\]\)/g;

/** Components that style what they insert as markup. */
const MARKUP = ['ui/avatar/AvatarDrawing.svelte'];

const COMPONENTS = globSync('**/*.svelte', { cwd: SOURCES }).map((file) => ({
  file,
  source: readFileSync(join(SOURCES, file), 'utf8'),
}));

const filesWith = (isFound: (source: string) => boolean): string[] =>
  COMPONENTS.filter(({ source }) => isFound(source)).map(({ file }) => file);

test('a component styles only itself, also by what the page is set to', () => {
  const reaching = filesWith((source) => source.replaceAll(PAGE_STATE, '').includes(':global'));
  expect(reaching).toEqual(MARKUP);
});

test('no table is hidden itself: Firefox would draw its caption', () => {
  expect(filesWith((source) => /<table[^>]*visually-hidden/.test(source))).toEqual([]);
});
