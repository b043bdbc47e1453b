import type { Assist, Handicaps } from '@quando/protocol';
import type { Viewer } from '@quando/rules';
import type { SettingsValues } from '../settings-values.ts';

/** How many hints the level of that name gives in a round. */
const HINTS = 3;

/** The level of help that the table gives a viewer; undefined if it leaves that to everybody's own settings. */
export const assistOf = (handicaps: Handicaps | undefined, viewer: Viewer): Assist | undefined =>
  viewer === 'watcher' ? undefined : handicaps?.[viewer]?.assist;

/** What a table has agreed on counts more than the device's own settings. */
export const settingsWith = (settings: SettingsValues, assist: Assist | undefined): SettingsValues =>
  assist === undefined ? settings : { ...settings, memoryHelp: assist !== 'none' };

/** How many hints are left in a round; undefined if the table has agreed on nothing. */
export function hintsLeft(assist: Assist | undefined, used: number): number | undefined {
  if (assist === undefined) return undefined;
  if (assist === 'advice') return Infinity;
  return assist === 'hints' ? Math.max(0, HINTS - used) : 0;
}

/** What is shown of unseen sides: nothing, which numbers they may be, or how likely each is. */
export function shownSides(assist: Assist | undefined): 'nothing' | 'numbers' | 'chances' {
  if (assist === undefined || assist === 'none' || assist === 'sides') return 'nothing';
  return assist === 'numbers' ? 'numbers' : 'chances';
}
