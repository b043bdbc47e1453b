import type { View } from '@quando/rules';
import { helpsMemory, type SettingsValues } from '../../settings-values.ts';

export type Screen = {
  readonly width: number;
  readonly height: number;
  /** One rem in pixels: browsers can enlarge text. */
  readonly rem: number;
};

/** The parts of a view that the layout depends on. */
export type LayoutInput = Pick<View, 'viewer' | 'players'> & {
  /** The number of cards by seat. */
  readonly cards: readonly number[];
  /** How many cards the viewer is about to draw. */
  readonly coming: number;
  /** Whether a bar above the hand lists who is still to act. */
  readonly hasTurnBar: boolean;
  /** Whether the viewer is told which numbers may be on the other side of the top card. */
  readonly hasMemoryHelp: boolean;
  readonly cardSize: 'normal' | 'large';
  /** Whether the piles are on a big screen. */
  readonly isHandOnly: boolean;
  /** Whether the board has a bar at its top; without one, the screen around it brings it. */
  readonly hasBar?: boolean;
  /** The height of what replaces the action bar, in rem. */
  readonly actionsHeight?: number | undefined;
};

export const layoutInputOf = (
  view: View,
  { cardSize, memoryHelp }: Pick<SettingsValues, 'cardSize' | 'memoryHelp'>,
  parts: Pick<LayoutInput, 'isHandOnly' | 'hasBar' | 'actionsHeight'>,
): LayoutInput => ({
  viewer: view.viewer,
  players: view.players,
  cards: view.hands.map((hand) => hand.length),
  coming: view.phase === 'draw' && view.asked === view.viewer ? 1 : 0,
  hasTurnBar: view.result === 'none' && (view.knocker !== 'nobody' || view.phase === 'penalty'),
  hasMemoryHelp: helpsMemory({ memoryHelp }) && view.viewer !== 'watcher',
  cardSize,
  ...parts,
});
