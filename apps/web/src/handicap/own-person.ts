import type { GroupResult, LevelStrength } from '@quando/season';
import type { Seat } from '@quando/rules';

/** The person of this device in results, whatever they were called there; no name of a person is in capitals. */
export const OWN = 'OWN';

/** What is known of the person of this device. */
export type OwnPerson = {
  /** The names that they go by, as `personKey` gives them. */
  readonly names: ReadonlySet<string>;
  /** By their ratings. */
  readonly strength: LevelStrength | 'unknown';
};

export const NOBODY: OwnPerson = { names: new Set(), strength: 'unknown' };

/** A result in which the person of this device had a seat. */
export const withOwn = <Result extends GroupResult>(
  result: Result,
  seat: Seat | 'watcher' | 'none',
): Result =>
  typeof seat === 'number' && 'name' in (result.players[seat] ?? {})
    ? { ...result, players: result.players.with(seat, { name: OWN }) }
    : result;
