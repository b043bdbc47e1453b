import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

/** What the whole page is set to, on its root. */
const PAGE_STATE = /:global\(\[data-(?:back|(?:theme|motion)='\w+')\]\)/g;

/** Components that style what they insert as markup. */
const MARKUP = ['ui/avatar/AvatarDrawing.svelte'];

test('a component styles only itself, also by what the page is set to', () => {
  const reaching = globSync('**/*.svelte', { cwd: SOURCES }).filter((file) =>
    readFileSync(join(SOURCES, file), 'utf8').replaceAll(PAGE_STATE, '').includes(':global'),
  );
  expect(reaching).toEqual(MARKUP);
});
