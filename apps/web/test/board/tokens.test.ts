import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
const TOKENS = 'ui/tokens.css';

type Rule = {
  readonly name: string;
  readonly properties: RegExp;
  readonly raw: RegExp;
  /** Files that may break the rule, and why. */
  readonly allowed: Readonly<Record<string, string>>;
};

const RULES: readonly Rule[] = [
  {
    name: 'colours',
    properties: /.*/,
    // A function may take its colour, or its channels, from a token.
    raw: /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*[\d.]|\b(?:hwb|lab|lch|oklab|oklch)\(\s*[\d.]|\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|gold|silver)\b/i,
    allowed: {},
  },
  {
    name: 'radii',
    properties: /^border(-\w+)*-radius$/,
    raw: /\d(px|rem|%)/,
    allowed: {},
  },
  {
    name: 'font sizes',
    properties: /^font(-size)?$/,
    raw: /\d(px|rem|pt|%)/,
    allowed: {
      'screens/end/Chart.svelte': 'its text is measured in units of the drawing',
      'screens/rules/RuleBook.svelte': 'printed text is measured in points',
      'screens/frame/Screen.svelte': 'printed text is measured in points',
      'ui/base.css': 'sets what a rem is on very large screens',
    },
  },
  { name: 'times', properties: /^(animation|transition)(-\w+)*$/, raw: /[1-9]\d*m?s\b/, allowed: {} },
];

const files = globSync('**/*.{svelte,css}', { cwd: SOURCES }).filter((file) => file !== TOKENS);

const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');

/** The style sheet of a file: all of it, or the style block of a component. */
const styleOf = (file: string): string =>
  file.endsWith('.css') ? read(file) : (/<style>(.*)<\/style>/s.exec(read(file))?.[1] ?? '');

/** `property: value` for every declaration of a style sheet. */
const declarationsOf = (style: string): RegExpExecArray[] => [...style.matchAll(/([\w-]+):\s*([^;{}]+);/g)];

/** A canvas knows no tokens. */
const DRAWN_ON_CANVAS = [
  'screens/picture/avatar-drawing.ts',
  'screens/picture/picture.ts',
  'ui/avatar/avatar.ts',
];

const breaches = ({ properties, raw, allowed }: Rule): string[] =>
  files
    .filter((file) => !Object.hasOwn(allowed, file))
    .flatMap((file) =>
      declarationsOf(styleOf(file))
        .filter(([, property = '', value = '']) => properties.test(property) && raw.test(value))
        .map(([declaration]) => `${file}: ${declaration}`),
    );

describe('style sheets take from tokens.css', () => {
  test.each(RULES)('their $name', (rule) => {
    expect(breaches(rule)).toEqual([]);
  });

  test.each(RULES)('their $name, except where a listed file needs its own', (rule) => {
    const needless = Object.keys(rule.allowed).filter((file) =>
      breaches({ ...rule, allowed: {} }).every((breach) => !breach.startsWith(`${file}:`)),
    );
    expect(needless).toEqual([]);
  });

  test('every token, so that none is left over', () => {
    const tokens = new Set([...read(TOKENS).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!));
    const all = [...files, TOKENS].map(read).join('\n');
    expect([...tokens].filter((token) => !all.includes(`var(${token})`))).toEqual([]);
  });

  test('and no script or markup has a colour of its own, except for a canvas', () => {
    const scripts = globSync('**/*.{svelte,ts}', { cwd: SOURCES });
    const coloured = scripts.filter((file) =>
      /#[\da-f]{6}\b/i.test(read(file).replace(/<style>.*<\/style>/s, '')),
    );
    expect(coloured.toSorted()).toEqual(DRAWN_ON_CANVAS);
  });
});
