import type { CardNumber } from '@quando/rules';

/**
 * Strokes on a 100 x 140 grid. No numeral looks like another one upside down: 6 has a straight stem, 9 a hooked tail, 3
 * a flat top.
 */
const STROKES: readonly string[] = [
  'M50 13C77 13 86 40 86 70S77 127 50 127 14 100 14 70 23 13 50 13Z',
  'M22 42 56 16V128',
  'M16 47C17 25 32 13 51 13c20 0 34 13 34 32 0 16-9 26-22 38L18 126h72',
  'M17 13h64L47 57c25 0 39 14 39 34 0 22-16 36-38 36-17 0-30-9-35-24',
  'M68 128V14L13 94h80',
  'M83 13H29l-7 55c8-9 18-13 29-13 21 0 35 15 35 35 0 22-16 37-38 37-17 0-30-9-35-24',
  'M67 9 22 68M50 55a36 36 0 1 0 .1 0Z',
  'M12 13h74L40 128',
  'M50 13a27 27 0 1 0 .1 0ZM50 67a30 30 0 1 0 .1 0Z',
  'M50 13a36 36 0 1 0 .1 0ZM86 49v34c0 27-14 44-39 44-12 0-22-4-29-13',
  'M6 40 26 16V128M72 13c16 0 22 26 22 57s-6 57-22 57-22-26-22-57 6-57 22-57Z',
];

const UNDERLINE = '<path d="M12 153h76" stroke-width="13" stroke-linecap="round"/>';

type Place = { readonly x: number; readonly y: number; readonly scale: number | string };

/** Whether a number is underlined, which tells 6 from 9. */
export const isUnderlined = (number: CardNumber): boolean => number === 6 || number === 9;

/** A numeral as SVG. */
export function numeral(number: CardNumber, { x, y, scale }: Place, weight = 25): string {
  const width = number === 10 ? weight - 4 : weight;
  const line = isUnderlined(number) ? UNDERLINE : '';
  const place = `translate(${x} ${y}) scale(${scale})`;
  return `<g class="stroke" transform="${place}" stroke-width="${width}"><path d="${STROKES[number]}"/>${line}</g>`;
}
