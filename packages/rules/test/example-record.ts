import type { GameRecord } from '@quando/rules';

/** A short game of two to 10 points, as in docs/record.md. */
export const EXAMPLE: GameRecord = {
  format: 'quando-record/1',
  players: 2,
  target: 10,
  rounds: [
    {
      dealer: 1,
      deck: (
        '9/4 0/7 6/7 1/0 2/4 4/8 5/4 6/2 3/9 0/8 5/8 3/0 7/3 10/8 10/2 4/10 8/7 3/1 3/2 9/10 3/8 7/4 2/1 0/2 ' +
        '0/4 9/6 4/3 9/1 3/10 3/6 9/0 9/5 5/2 4/1 1/7 7/10 8/9 5/10 7/9 10/1 5/7 5/6 10/0 5/3 1/8 6/10 4/6 1/5 ' +
        '0/6 7/2 9/2 6/8 1/6 8/2 0/5'
      ).split(' '),
      actions: [
        '0 play 5',
        '0 draw down',
        '1 play 0',
        '1 draw down',
        '0 play 0',
        '0 draw down',
        '1 play 7',
        '1 draw up',
        '0 knock',
        '1 play 1 6 7',
        '1 draw up',
      ],
      end: 'knock',
      knocker: 0,
      sums: [38, 21],
      points: [43, 0],
      totals: [43, 0],
    },
  ],
  winners: [1],
};

/** The example with other values; with `target` alone it is an unfinished game. */
export const finished = (change: object): { [key: string]: unknown } => ({ ...EXAMPLE, ...change });

/** The example with other values in its round. */
export const withRound = (change: object): { [key: string]: unknown } =>
  finished({ rounds: [{ ...EXAMPLE.rounds[0]!, ...change }] });

/** The example after its first actions, with more keys in its round. */
export function underWay(change: object = {}, actions = 3): { [key: string]: unknown; rounds: object[] } {
  const { format, players, target, rounds } = EXAMPLE;
  const { dealer, deck, actions: lines } = rounds[0]!;
  return { format, players, target, rounds: [{ dealer, deck, actions: lines.slice(0, actions), ...change }] };
}
