const USUAL = 50;
/** The target that the printed rules suggest for two. */
const FOR_TWO = 40;

/** The target that a table of this size has unless somebody chooses another one. */
export const usualTarget = (players: number): number => (players === 2 ? FOR_TWO : USUAL);

/** The target after a change of the number of players: the usual one stays the usual one, a chosen one stays. */
export const followedTarget = (target: number, before: number, after: number): number =>
  target === usualTarget(before) ? usualTarget(after) : target;
