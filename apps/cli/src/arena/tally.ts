/** What the seats of one bot did, summed up: plain numbers, which can be passed between threads. */
export type Tally = Record<Count, number>;

/**
 * Games and rounds are counted once per seat. `won` counts a shared win as a fraction; `roundsWon` are those without
 * points; `knockSums` is the total of the bot's sums when it knocked, `tripletSums` that of the numbers it played in
 * triplets, `microseconds` the time spent on decisions.
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
  | 'plays'
  | 'tripletSums'
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
  plays: 0,
  tripletSums: 0,
  decisions: 0,
  microseconds: 0,
});
