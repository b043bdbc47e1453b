/**
 * After so many turns in a round every level knocks, whatever it holds: the rules know no limit (R12), but a table of
 * six is done within 200 turns.
 */
export const PATIENCE = 30;
