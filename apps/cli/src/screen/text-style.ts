import type { CardNumber } from '@quando/rules';
import { colourCode, fillOf, GOLD, inkOf, PAPER, type Colour, type ColourDepth } from './colour.ts';

/** Colours text; a style without colours returns it unchanged. */
export type TextStyle = {
  readonly hasColour: boolean;
  /** In the colours of a number. */
  readonly number: (number: CardNumber, text: string) => string;
  /** The paper frame around a number's fill. */
  readonly frame: (number: CardNumber, text: string) => string;
  readonly loud: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
};

export function textStyleOf(depth: ColourDepth): TextStyle {
  if (depth === 'none') return PLAIN;
  const painted = (ink: Colour, ground: Colour, text: string): string =>
    styled(`1;${colourCode(38, ink, depth)};${colourCode(48, ground, depth)}`, text);
  return {
    hasColour: true,
    number: (number, text) => painted(inkOf(number), fillOf(number), text),
    frame: (number, text) => painted(PAPER, fillOf(number), text),
    loud: (text) => styled(`1;${colourCode(38, [42, 21, 51], depth)};${colourCode(48, GOLD, depth)}`, text),
    strong: (text) => styled('1', text),
    quiet: (text) => styled('2', text),
  };
}

const styled = (codes: string, text: string): string => `\u001b[${codes}m${text}\u001b[0m`;

const asItIs = (text: string): string => text;

const PLAIN: TextStyle = {
  hasColour: false,
  number: (_, text) => text,
  frame: (_, text) => text,
  loud: asItIs,
  strong: asItIs,
  quiet: asItIs,
};
