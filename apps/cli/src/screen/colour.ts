import type { CardNumber } from '@quando/rules';

/** The number of colours of an output. */
export type ColourDepth = 'none' | '256' | '24-bit';

/** The colours that a terminal supports according to its environment; other outputs have none. */
export function colourDepth(
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): ColourDepth {
  const terminal = env['TERM'] ?? 'dumb';
  if (!isTerminal || env['NO_COLOR'] || terminal === 'dumb' || terminal.startsWith('vt')) return 'none';
  return /truecolor|24bit/i.test(env['COLORTERM'] ?? '') ? '24-bit' : '256';
}

/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const PAPER: Colour = [255, 246, 230];
export const GOLD: Colour = [255, 201, 60];
const DARK_INK: Colour = [42, 21, 51];

/** The colours of each number: odd ones dark on light, even ones light on dark, only zero in gold. */
const FILLS: Readonly<Record<CardNumber, Colour>> = {
  0: [27, 15, 51],
  1: [255, 195, 31],
  2: [207, 47, 44],
  3: [138, 212, 246],
  4: [13, 84, 52],
  5: [245, 138, 51],
  6: [44, 80, 207],
  7: [255, 169, 203],
  8: [15, 116, 128],
  9: [222, 240, 154],
  10: [95, 21, 119],
};

export const fillOf = (number: CardNumber): Colour => FILLS[number];

export function inkOf(number: CardNumber): Colour {
  if (number === 0) return GOLD;
  return number % 2 === 1 ? DARK_INK : PAPER;
}

/** The codes that select a colour: `38` for the foreground, `48` for the background. */
export function colourCode(ground: 38 | 48, [red, green, blue]: Colour, depth: '256' | '24-bit'): string {
  if (depth === '24-bit') return `${ground};2;${red};${green};${blue}`;
  const [r, g, b] = [cubeStep(red), cubeStep(green), cubeStep(blue)];
  return `${ground};5;${16 + 36 * r + 6 * g + b}`;
}

/** The nearest of the six steps of the colour cube: 0, 95, 135, 175, 215, 255. */
function cubeStep(part: number): number {
  if (part < 48) return 0;
  return part < 115 ? 1 : Math.round((part - 55) / 40);
}
