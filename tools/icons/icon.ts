/** How an icon fills its square. */
export type IconShape = {
  /** The radius of the square's corners, out of 64. */
  readonly corner: number;
  /** The size of the letter relative to the square. */
  readonly share: number;
};

const GROUND = '#2a1533';
const LETTER = '#fff6e6';

/** The letter's box: a Q of two halves, one of them turned. */
const BOX = { x: 3.5, y: 3.5, width: 58.5, height: 60.5 };

/** The letter alone, in its box. */
export const iconLetter = (colour: string): string => `<g stroke="${colour}" fill="none">
    <path d="M31 8a23 23 0 0 0 0 46Z" fill="${colour}" stroke="none"/>
    <circle cx="31" cy="31" r="23" stroke-width="9"/>
    <path d="M43 43 57 59" stroke-width="10" stroke-linecap="round"/>
    </g>`;

/** The icon as an SVG on a square of 64. */
export function iconDrawing({ corner, share }: IconShape): string {
  const scale = (64 * share) / BOX.height;
  const x = 32 - scale * (BOX.x + BOX.width / 2);
  const y = 32 - scale * (BOX.y + BOX.height / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${corner}" fill="${GROUND}"/>
  <g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})">
    ${iconLetter(LETTER)}
  </g>
</svg>
`;
}
