import type { TerminalWords, Text } from '@quando/text';
import type { Brush } from './brush.ts';

/** All that drawing needs besides what is drawn. */
export type Screen = {
  readonly text: Text;
  readonly words: TerminalWords;
  readonly brush: Brush;
  readonly width: number;
  /** What the players are called on the screen, by seat. */
  readonly names: readonly string[];
};
