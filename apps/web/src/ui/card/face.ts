import type { CardNumber } from '@quando/rules';
import { mark } from './mark.ts';
import { isUnderlined, numeral } from './numeral.ts';

/** How a side is drawn: to the edge (the front, which counts) or in a paper frame (the back, which others see). */
export type FaceKind = 'front' | 'back';

const drawing = (box: string, inner: string): string =>
  `<svg class="drawing" viewBox="${box}" aria-hidden="true" focusable="false">${inner}</svg>`;

const GOLD_LINE = '<rect class="stroke" x="4.5" y="4.5" width="91" height="131" rx="8" stroke-width="2"/>';
const LIGHT_AND_SHADE =
  '<path d="M0 0h100v2.5H0Z" fill="#fff" opacity=".3"/><path d="M0 137h100v3H0Z" fill="#000" opacity=".15"/>';

function front(number: CardNumber): string {
  return [
    '<rect class="fill" width="100" height="140"/>',
    mark(number, { x: 26, y: 62, scale: 1.7 }, 'tint'),
    numeral(number, { x: 8, y: 12, scale: isUnderlined(number) ? 0.53 : 0.56 }),
    mark(number, { x: 9, y: 110, scale: 0.36 }, 'ink'),
    LIGHT_AND_SHADE,
    number === 0 ? GOLD_LINE : '',
  ].join('');
}

function smallFront(number: CardNumber): string {
  return [
    '<rect class="fill" width="100" height="140"/>',
    mark(number, { x: 34, y: 74, scale: 1.35 }, 'tint'),
    numeral(number, { x: 8, y: 12, scale: isUnderlined(number) ? 0.53 : 0.58 }, 26),
    mark(number, { x: 10, y: 106, scale: 0.42 }, 'ink'),
  ].join('');
}

function back(number: CardNumber): string {
  return [
    '<rect class="paper" width="100" height="140"/><rect class="fill" x="7" y="7" width="86" height="98" rx="8"/>',
    `<svg x="7" y="7" width="86" height="98">${mark(number, { x: 30, y: 46, scale: 1.05 }, 'tint')}</svg>`,
    numeral(number, { x: 14, y: 15, scale: 0.5 }),
    mark(number, { x: 12, y: 110, scale: 0.4 }, 'chin'),
  ].join('');
}

function smallBack(number: CardNumber): string {
  return [
    '<rect class="paper" width="100" height="140"/><rect class="fill" x="7" y="7" width="86" height="94" rx="8"/>',
    mark(number, { x: 56, y: 55, scale: 0.5 }, 'tint'),
    numeral(number, { x: 9, y: 15, scale: '.36 .46' }, 29),
    mark(number, { x: 11, y: 105, scale: 0.5 }, 'chin'),
  ].join('');
}

const DRAW = { front: [front, smallFront], back: [back, smallBack] } as const;

/** Draws one side of a card; below 40 px of width, the small drawing is legible. */
export const faceDrawing = (number: CardNumber, kind: FaceKind, small: boolean): string =>
  drawing('0 0 100 140', DRAW[kind][small ? 1 : 0](number));

const RINGS = [18, 30, 42, 54, 66, 78].map((r) => `<circle cx="50" cy="70" r="${r}"/>`).join('');

/** An unknown side: half day, half night, and a Q. */
export const HIDDEN_DRAWING = drawing(
  '0 0 100 140',
  `<rect class="dusk" width="100" height="140"/><path class="dark" d="M100 0V140H0Z"/>
<g class="gleam line" opacity=".16" stroke-width="2">${RINGS}</g>
<circle class="disc" cx="50" cy="70" r="25"/><path class="gleam" d="M50 53a17 17 0 0 0 0 34Z"/>
<circle class="gleam line" cx="50" cy="70" r="17" stroke-width="5"/>
<path class="gleam line" d="M60 80 70 91" stroke-width="6" stroke-linecap="round"/>`,
);

/** The remembered other side, which shows below a card. */
export function tabDrawing(number: CardNumber, kind: FaceKind, small: boolean): string {
  const ground =
    kind === 'front'
      ? '<rect class="fill" width="60" height="46"/>'
      : '<rect class="paper" width="60" height="46"/><rect class="fill" x="5" width="50" height="40" rx="4"/>';
  return drawing('0 0 60 46', ground + (small ? smallTab(number) : wideTab(number)));
}

const smallTab = (number: CardNumber): string =>
  numeral(number, { x: 16, y: 11, scale: isUnderlined(number) ? '.28 .2' : '.28 .22' }, 30);

const wideTab = (number: CardNumber): string =>
  numeral(number, { x: 11, y: 13, scale: isUnderlined(number) ? 0.155 : 0.175 }, 29) +
  mark(number, { x: 33, y: 15, scale: 0.32 }, 'ink');

/** A small front for running text and buttons. */
export function miniDrawing(number: CardNumber): string {
  const place = isUnderlined(number) ? { x: 13, y: 10, scale: 0.38 } : { x: 10, y: 12, scale: 0.43 };
  return drawing('0 0 64 84', `<rect class="fill" width="64" height="84"/>${numeral(number, place, 27)}`);
}

/** A number's mark alone, in the colour of the text around it. */
export const markDrawing = (number: CardNumber): string =>
  drawing('0 0 60 60', mark(number, { x: 0, y: 0, scale: 1 }, 'chin'));
