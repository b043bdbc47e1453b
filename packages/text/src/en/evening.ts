import type { EveningWords } from '../evening-words.ts';

const signed = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const englishEvening: EveningWords = {
  title: 'Duplicate evening',
  intro:
    'Several tables play the same deals, each in its own order. What counts is how you do against those who had your cards.',
  who: 'Who is playing?',
  players: 'Players per table',
  rounds: 'Rounds',
  plan: (tables, free) =>
    `${tables} tables${free === 0 ? '.' : free === 1 ? ', and one seat is left for a guest or a computer.' : `, and ${free} seats are left for guests and computers.`}`,
  needsTwo: 'It takes at least two people.',
  tooMany: 'There are not enough tables for so many people.',
  open: 'Draw lots for the tables',
  opening: 'The tables are being set up…',
  underWay: 'A duplicate evening is under way',
  table: (number) => `Table ${number}`,
  yourTable: 'your table',
  sit: 'To the table',
  freeSeats: 'guests and computers',
  waiting: 'has not begun',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  done: 'finished',
  progress: (finished, tables) =>
    `${finished} of ${tables} tables ${finished === 1 ? 'has' : 'have'} finished.`,
  secret:
    'The result comes when all tables have finished. Until then nobody knows which cards another table had in which round, and nobody can watch it or read its log.',
  end: 'End the evening',
  endHint: 'Tables that have not finished will not be compared.',
  endSure: 'Yes, end it now',
  goOn: 'Keep playing',
  result: 'The result of the evening',
  wins: (who) => (who === 'you' ? 'The evening is yours!' : `${who.name} wins the evening.`),
  note: 'So many points better than the average of everyone who had the same cards. The wider the patch, the more of it may be luck in drawing.',
  nothing: 'Fewer than two tables have finished, so there is nothing to compare.',
  better: (points) => signed.format(points),
  columns: { place: 'Place', name: 'Name', table: 'Table', better: 'With the same cards', points: 'Points' },
  hadStandIn: 'a computer stood in',
  share: 'Share the result',
  copied: 'Copied',
  toEvening: 'To the evening',
  toLeague: 'To the league',
};
