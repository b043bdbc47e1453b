import type { CardNumber } from '@quando/rules';

type Spot = { readonly x: number; readonly y: number; readonly angle: number };

/** Spots around the centre of a 60 x 60 grid. */
function around(count: number, radius: number, first = -90): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = first + (i * 360) / count;
    const radians = (angle * Math.PI) / 180;
    return { x: round(30 + radius * Math.cos(radians)), y: round(30 + radius * Math.sin(radians)), angle };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

const turned = ({ x, y, angle }: Spot): string => `translate(${x} ${y}) rotate(${angle + 90})`;

const clover = around(4, 15, -45).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="12.5"/>`);

const star = around(5, 15).map((spot) => `<path d="M0-15 7 4 0 14-7 4Z" transform="${turned(spot)}"/>`);

const honeycomb = around(6, 19, 0).map(({ x, y }) => {
  const corners = around(6, 10).map((corner) => `${round(corner.x - 30 + x)},${round(corner.y - 30 + y)}`);
  return `<polygon points="${corners.join(' ')}"/>`;
});

const rays = Array.from({ length: 7 }, (_, i) => {
  const angle = -84 + i * 28;
  return `<rect x="27.2" y="4" width="5.6" height="24" rx="2.8" transform="rotate(${angle} 30 56)"/>`;
});

const spokes = around(8, 17).map(
  (spot) => `<rect x="-4" y="-12" width="8" height="24" rx="4" transform="${turned(spot)}"/>`,
);

const THIRDS = [4, 22.5, 41];
const tiles = THIRDS.flatMap((y) =>
  THIRDS.map((x) => `<rect x="${x}" y="${y}" width="15" height="15" rx="3"/>`),
);

const pyramid = [[30], [22, 38], [14, 30, 46], [6, 22, 38, 54]].flatMap((row, i) =>
  row.map((x) => `<circle cx="${x}" cy="${9 + i * 14}" r="6.6"/>`),
);

/** Each mark has as many parts as its number, so that they can be counted. */
const MARKS: readonly string[] = [
  '<circle cx="30" cy="30" r="21" fill="none" stroke="currentColor" stroke-width="8"/>',
  '<circle cx="30" cy="30" r="24"/>',
  '<path d="M5 27a25 25 0 0 1 50 0Z"/><path d="M5 33a25 25 0 0 0 50 0Z"/>',
  '<path d="M30 3 45 28H15Z"/><path d="M14 31 29 56H-1Z"/><path d="M46 31 61 56H31Z"/>',
  clover.join(''),
  star.join(''),
  honeycomb.join(''),
  `<path d="M13 56a17 17 0 0 1 34 0Z"/>${rays.join('')}`,
  spokes.join(''),
  tiles.join(''),
  pyramid.join(''),
];

type Place = { readonly x: number; readonly y: number; readonly scale: number };
export type MarkColour = 'tint' | 'ink' | 'chin';

/** A number's mark as SVG. */
export const mark = (number: CardNumber, { x, y, scale }: Place, colour: MarkColour): string =>
  `<g class="${colour}" transform="translate(${x} ${y}) scale(${scale})">${MARKS[number]}</g>`;
