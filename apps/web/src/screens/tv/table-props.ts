import type { Sitter, TableCode, TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { Animator } from '../../board/motion/animator.svelte.ts';
import type { ScreenShow } from '../../room/screen-show.svelte.ts';
import type { ScreenScene } from '../../room/screen-scene.ts';

/** What a table on a big screen needs, on the wall or flat. */
export type TableProps = {
  readonly scene: ScreenScene;
  readonly status: TableStatus;
  readonly code: TableCode | undefined;
  readonly sitters: readonly Sitter[];
  readonly show: ScreenShow;
  readonly animator: Animator;
  /** The last event as a sentence. */
  readonly told: string;
  /** What a player has just said. */
  readonly said: (seat: Seat) => string | undefined;
  readonly isSilent: boolean;
  /** Whether a loud moment covers the table. */
  readonly isLoud: boolean;
  readonly isLost: boolean;
  readonly onmenu: () => void;
};
