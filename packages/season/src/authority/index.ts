/** What knows the cards of an eight: for workers, servers and tools. */
export { dealsOf, type EightDeal } from './eight-deals.ts';
export { eightRoundOf } from './eight-round.ts';
export { masterRound, masterRoundBy } from './master-round.ts';
export { seatRound } from './seat-round.ts';
export { scoredRound } from './scored-round.ts';
export { tripletsIn } from './triplets.ts';
