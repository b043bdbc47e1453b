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

/** Everything a board needs: the view, how to show it, and callbacks for the viewer's decisions. */
export type BoardProps = {
  readonly view: View;
  readonly sitters: readonly Sitter[];
  /** The events of this round as the viewer has seen them. */
  readonly log: readonly ToldEvent[];
  readonly moments: Moments;
  readonly settings: SettingsValues;
  readonly text: Text;
  readonly words: BoardWords;
  /** The round and the target. */
  readonly title: string;
  readonly aim: string;
  readonly pending?: Action | 'continue' | undefined;
  /** Why the last request was refused. */
  readonly refusal?: Notice | undefined;
  /** Opens the rules without leaving the table. */
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
  /** Remarks on players that are not about the cards, by seat. */
  readonly remarks?: readonly (SeatRemark | undefined)[] | undefined;
  /** Content beside a player, including the viewer. */
  readonly beside?: Snippet<[Seat]> | undefined;
  /** Replaces the action bar. */
  readonly actions?: Snippet<[isTight: boolean]> | undefined;
  /** What a lesson points at. */
  readonly highlights?: Highlights | undefined;
  /** Whether it is part of a screen that brings the bar at the top and the room. */
  readonly isEmbedded?: boolean;
};
