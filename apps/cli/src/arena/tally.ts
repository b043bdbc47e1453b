/** What the seats of one bot did, added up: plain numbers, which threads can hand to each other. */
export type Tally = Record<Count, number>;

/**
 * Games and rounds are counted once for each seat. `won` counts a shared win as its share; `roundsWon` are those
 * without a point; `knockSums` adds up the own sums at the knocks, `microseconds` the time spent on decisions.
 */
export type Count =
  | 'games'
  | 'won'
  | 'rounds'
  | 'points'
  | 'roundsWon'
  | 'knocks'
  | 'punished'
  | 'knockSums'
  | 'decisions'
  | 'microseconds';

export const newTally = (): Tally => ({
  games: 0,
  won: 0,
  rounds: 0,
  points: 0,
  roundsWon: 0,
  knocks: 0,
  punished: 0,
  knockSums: 0,
  decisions: 0,
  microseconds: 0,
});
