import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../src/index.ts';

const PUBLIC = join(import.meta.dirname, '../../../apps/web/public');

it.each(['early-settings.js', 'cached-pages.js'])(
  '%s, which the build copies as it is, knows all languages',
  (file) => {
    const list = languages.map((language) => `'${language}'`).join(', ');
    expect(readFileSync(join(PUBLIC, file), 'utf8')).toContain(`[${list}]`);
  },
);
