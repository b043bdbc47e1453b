/** Why a command is not accepted; the codes are stable, and the keys of their sentences. */
export const LEAGUE_REFUSALS = [
  'not-understood',
  /** Only the maker may do this. */
  'not-the-maker',
  /** Only who entered it, or the maker, may do this. */
  'not-yours',
  'no-such-member',
  'no-such-result',
  'no-such-entry',
  /** The id of a new member or result is taken by another one. */
  'member-exists',
  'result-exists',
  'cannot-be-undone',
  /** Another evening is not over yet. */
  'evening-under-way',
  /** There is no such evening, or it is over. */
  'no-such-evening',
  /** Only a server can open and end evenings. */
  'no-evenings',
  /** The league has as many members, results or entries as it can hold. */
  'too-many-members',
  'too-many-results',
  'too-many-entries',
  /** More rounds than one entry can hold. */
  'too-long',
  /** There were too many entries within the last hour. */
  'too-fast',
] as const;

export type LeagueRefusalCode = (typeof LEAGUE_REFUSALS)[number];

/** Whether a refusal passes with time, so that the same command is worth sending again. */
export const isTemporaryRefusal = (code: string): boolean => code === 'not-stored' || code === 'too-fast';
