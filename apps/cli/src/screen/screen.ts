import type { Writable } from 'node:stream';
import type { TerminalWords, Text } from '@quando/text';
import { textStyleOf, type TextStyle } from './text-style.ts';
import { colourDepth } from './colour.ts';

/** Everything that drawing needs besides the content. */
export type Screen = ScreenText & { readonly style: TextStyle; readonly width: number };

/** The texts of a screen, and the players' names by seat. */
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

/** The current properties of an output; a terminal may be resized. */
export function screenOn(output: Output, env: Environment, screenText: ScreenText): Screen {
  // A terminal of unknown width reports 0.
  const columns = output.columns || Number(env['COLUMNS']) || USUAL_WIDTH;
  const style = textStyleOf(colourDepth(output.isTTY === true, env));
  return { ...screenText, style, width: Math.max(NARROWEST, columns) };
}
