import { stripVTControlCharacters } from 'node:util';

const segmenter = new Intl.Segmenter();
const WIDE = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;

/** The graphemes of a text. */
export const signsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Characters of one column and one code unit: almost every text that is measured. */
const SIMPLE = /^[\u0020-\u02ff\u2010-\u25ff]*$/;

/** The width of a text in columns, without its colour codes. */
export function widthOf(text: string): number {
  const bare = stripVTControlCharacters(text);
  if (SIMPLE.test(bare)) return bare.length;
  return signsOf(bare).reduce((width, sign) => width + (WIDE.test(sign) ? 2 : 1), 0);
}

/** The text, padded with spaces to a width. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** The text, centred in a width. */
export const centred = (text: string, width: number): string =>
  padded(' '.repeat(Math.max(0, Math.floor((width - widthOf(text)) / 2))) + text, width);

/** The text, truncated to a width with an ellipsis; it must not contain colours. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const signs = signsOf(text);
  while (widthOf(signs.join('')) > width - 1) signs.pop();
  return `${signs.join('')}…`;
}

/** Wraps a paragraph; lines after the first are indented. */
export function wrapped(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  // Keeps non-breaking spaces and runs of spaces, as in a table.
  for (const word of text.match(/[^ ]+| +/g) ?? []) {
    if (widthOf(line + word.trim()) > width && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent) + word.trimStart();
    } else line += word;
  }
  return [...lines, line.trimEnd()];
}

/** Splits a list into rows of at most this many items. */
export function rowsOf<Item>(items: readonly Item[], length: number): Item[][] {
  const rows: Item[][] = [];
  for (let i = 0; i < items.length; i += length) rows.push(items.slice(i, i + length));
  return rows;
}
