import { counted } from '../counted.ts';
import type { PrivacyWords } from '../privacy-words.ts';

const days = counted('en', { one: 'day', other: 'days' });
const tables = counted('en', { one: 'table', other: 'tables' });

export const englishPrivacy: PrivacyWords = {
  title: 'Privacy',
  device: {
    title: 'On this device',
    lines: [
      'Settings, games on this device, score sheets and your practice stay here. No server gets them.',
      'For playing online, the device keeps your name, the list of your tables and a key for each seat.',
      'All this stays until you delete it here, or delete this site’s data in your browser.',
    ],
  },
  server: {
    title: 'On the server',
    lines: [
      'It keeps what you do online: your name and avatar at each table, what was played and when, and a number that stands for your device at that table.',
      'Your network address is only held in memory, against misuse, while you are here and up to 20 minutes longer.',
      'If you want to be notified when it is your turn, it also keeps the address at which your browser receives such messages, with its keys: until you switch that off, or as long as the table.',
      'At a public table it also keeps, until ten minutes after the last move there, a number by which your device is known at such tables, whom you have blocked, and your network address.',
      'If somebody there reports you, it keeps your name, that number, a hash of your network address, the table and the reason until whoever runs the server has dealt with it, at most 30 days. If you are banned, it keeps that number and hashes of your network addresses until that is over, at most 90 days.',
      'In a league it keeps the names of its members and the results of their games. Whoever has the link of the league can read them.',
      'Of an eight that it ranks it keeps how you played each round, without your name; only the eight of a link shows your name beside your result. That is kept as long as a league.',
    ],
    finished: (count) => `A table is deleted ${days(count)} after its game has ended.`,
    unfinished: (count) => `Any other table is deleted ${days(count)} after the last move.`,
    leagues: (count) => `A league is deleted ${days(count)} after its last entry.`,
    unknown: 'How long it keeps tables is shown here as soon as it answers.',
  },
  others: {
    title: 'Who else learns of it',
    lines: [
      'Whoever has the link of a table sees the names there. Whoever runs the server can read what it keeps.',
      'No accounts, no cookies, no advertising, no counting of visits. This page loads nothing from anybody else.',
      'Such a message goes through the service of whoever makes your browser. It is encrypted and mentions no names and no cards; the service learns only that it was sent.',
    ],
  },
  imprint: 'Who runs this server (imprint)',
  erasure: {
    title: 'Delete everything online',
    lines: [
      'This takes your name off all tables, leagues and eights that this device knows on this server. If somebody else has entered you in a league, only they or its maker can do that. Where others play, you become “N. N.” and a computer plays on for you. Tables where nobody else sat are deleted.',
      'Then your name and your tables are removed from this device. Your other games stay.',
    ],
    start: 'Delete my tables and my name',
    nothing: 'This device has no tables and no name for playing online. There is nothing to delete.',
    question: 'Delete for good?',
    tables: (count) => `You lose your seat at ${tables(count)}. There is no going back.`,
    sure: 'Yes, delete',
    keep: 'Keep',
    busy: 'Deleting…',
    done: 'Your tables and your name are deleted.',
    unreachable:
      'The server is not answering, so not everything is deleted yet. Your list is still here: try again later.',
    tooMany: 'That was a lot at once. Try again in a minute.',
  },
  plainFiles: {
    title: 'On this device',
    lines: [
      'Settings, games, score sheets and your practice stay on this device. Nobody gets them.',
      'All this stays until you delete the data of this page in your browser.',
      'No accounts, no cookies, no advertising, no counting of visits. This page loads nothing from anybody else. Whoever runs the web space may note which files are fetched, when and from which network address.',
    ],
  },
};
