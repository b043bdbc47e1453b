import type { Writable } from 'node:stream';
import type { TerminalWords, Text } from '@quando/text';
import { textStyleOf, type TextStyle } from './text-style.ts';
import { colourDepth } from './colour.ts';

/** All that drawing needs besides what is drawn. */
export type Screen = ScreenText & { readonly style: TextStyle; readonly width: number };

/** The words of a screen, and what the players are called on it, by seat. */
export type ScreenText = {
  readonly text: Text;
  readonly words: TerminalWords;
  readonly names: readonly string[];
};

/** A stream that may be a terminal. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const NARROWEST = 40;
const USUAL_WIDTH = 80;

/** The screen that an output is at this moment; a terminal may be resized. */
export function screenOn(output: Output, env: Environment, screenText: ScreenText): Screen {
  // A terminal that does not know its width says 0.
  const columns = output.columns || Number(env['COLUMNS']) || USUAL_WIDTH;
  const style = textStyleOf(colourDepth(output.isTTY === true, env));
  return { ...screenText, style, width: Math.max(NARROWEST, columns) };
}
