import type { Action, Seat, View } from '@quando/rules';
import type { Sitter, ToldEvent } from '@quando/protocol';
import type { BoardWords, Text } from '@quando/text';
import type { Snippet } from 'svelte';
import type { Moments } from '../game/moments.svelte.ts';
import type { SettingsValues } from '../settings-values.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { Highlights } from './highlights.ts';
import type { Notice, RuleLink } from './rule-link.ts';
import type { SeatRemark } from './seats/seat-note.ts';

/** All that a board needs: what its viewer sees, how it is to be shown, and whom to tell of decisions. */
export type BoardProps = {
  readonly view: View;
  readonly sitters: readonly Sitter[];
  /** What the viewer was told of this round. */
  readonly log: readonly ToldEvent[];
  readonly moments: Moments;
  readonly settings: SettingsValues;
  readonly text: Text;
  readonly words: BoardWords;
  /** The round and what is played for. */
  readonly title: string;
  readonly aim: string;
  readonly pending?: Action | 'continue' | undefined;
  /** Why the last wish was not granted. */
  readonly refusal?: Notice | undefined;
  /** Leads to the rules without leaving the table. */
  readonly rule?: RuleLink | undefined;
  readonly sounds?: Sounds;
  readonly onact: (action: Action) => void;
  readonly oncontinue?: (() => void) | undefined;
  readonly onhelp?: () => void;
  readonly onlog?: () => void;
  /** Buttons at the ends of the bar, and at the foot of the side panel. */
  readonly menu?: Snippet;
  readonly tools?: Snippet;
  readonly sidePanelFoot?: Snippet;
  /** What is to be said of players besides the game, by seat. */
  readonly remarks?: readonly (SeatRemark | undefined)[] | undefined;
  /** What stands beside a player, one's own place too. */
  readonly beside?: Snippet<[Seat]> | undefined;
  /** What stands in place of the action bar; it is told whether there is little room. */
  readonly actions?: Snippet<[isTight: boolean]> | undefined;
  /** What a lesson points at. */
  readonly highlights?: Highlights | undefined;
  /** Whether it is part of a screen that brings the bar at the top and the room. */
  readonly isEmbedded?: boolean;
};
