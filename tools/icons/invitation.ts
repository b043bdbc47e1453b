import { iconLetter } from './icon.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

const CARD = { width: 190, height: 266, corner: 26 } as const;

/** A fan of cards in the colours of the app: fill and numeral. */
const CARDS = [
  { number: 3, fill: '#8ad4f6', ink: '#2a1533' },
  { number: 10, fill: '#5f1577', ink: '#fff6e6' },
  { number: 0, fill: '#1b0f33', ink: '#ffc93c' },
  { number: 5, fill: '#f58a33', ink: '#2a1533' },
  { number: 4, fill: '#0d5434', ink: '#fff6e6' },
] as const;

/** Between two cards of the fan, in degrees. */
const ANGLE = 13;

/** The picture of an invitation to a table as an SVG: no word, so that it serves every language, and nobody's name. */
export const invitationDrawing =
  (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
  <defs><radialGradient id="felt"><stop offset="0" stop-color="#fff1d8"/><stop offset="1" stop-color="#f3cf9f"/></radialGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#f6e2c4"/>
  <circle cx="600" cy="640" r="560" fill="url(#felt)" stroke="#d6a870" stroke-width="8"/>
  <g transform="translate(544 112) scale(1.8)">${iconLetter('#2a1533')}</g>
  ${CARDS.map(cardDrawing).join('\n  ')}
</svg>
`;

function cardDrawing({ number, fill, ink }: (typeof CARDS)[number], i: number): string {
  const { width, height, corner } = CARD;
  const angle = (i - (CARDS.length - 1) / 2) * ANGLE;
  return `<g transform="rotate(${angle} 600 1180)"><g transform="translate(${600 - width / 2} 262)">
    <rect width="${width}" height="${height}" rx="${corner}" fill="${fill}" stroke="#fffaf0" stroke-width="9"/>
    <text x="${width / 2}" y="${height / 2 + 44}" text-anchor="middle" font-family="Bricolage" font-weight="800" font-size="124" fill="${ink}">${number}</text>
  </g></g>`;
}
