import { counted, listed } from '../counted.ts';
import type { LeagueWords } from '../league-words.ts';
import type { Person } from '../person.ts';
import { englishEvening } from './evening.ts';

const list = listed('en-GB');
const games = counted('en', { one: 'game', other: 'games' });
const points = counted('en', { one: 'point', other: 'points' });
const people = counted('en', { one: 'person', other: 'people' });
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const ordinals: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinalRule = new Intl.PluralRules('en', { type: 'ordinal' });

const ordinal = (place: number): string => `${place}${ordinals[ordinalRule.select(place)] ?? 'th'}`;
const name = (person: Person, you = 'you'): string => (person === 'you' ? you : person.name);
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const QUARTERS = ['Winter', 'Spring', 'Summer', 'Autumn'] as const;

function range(from: number, to: number): string {
  if (from >= 0) return `between ${number.format(from)} and ${number.format(to)} points per round better`;
  if (to <= 0) return `between ${number.format(-to)} and ${number.format(-from)} points per round worse`;
  return `between ${number.format(-from)} points per round worse and ${number.format(to)} better`;
}

export const englishLeague: LeagueWords = {
  title: 'Leagues',
  list: {
    intro:
      'A league collects your games: online, on one device, and with real cards. All you need is a link, no account.',
    none: 'No league yet. Make one, or open the link that somebody sends you.',
    fresh: 'A new league',
    name: 'Name of the league',
    usualName: 'Our league',
    season: 'Season',
    seasons: { month: 'Month', quarter: 'Quarter', free: 'Open' },
    seasonHints: {
      month: 'A new season begins on the first of every month.',
      quarter: 'A new season begins every three months.',
      free: 'A season lasts until you begin the next one.',
    },
    make: 'Make the league',
    making: 'One moment…',
    readIn: 'Open a league from a file',
    badFile: 'There is no league in this file.',
    size: (members, played) => `${people(members)} · ${games(played)}`,
    unsent: (entries) => (entries === 1 ? '1 entry still to be sent' : `${entries} entries still to be sent`),
  },
  join: {
    who: 'Who are you?',
    hint: 'So that the league can show which results are yours.',
    new: 'I am new here',
    look: 'Just looking',
    join: 'Join in',
    change: 'Somebody else?',
  },
  page: {
    standings: 'Standings',
    goodNews: 'Only good news',
    games,
    until: (date) => `until ${date}`,
    season: (season) => {
      if (season.kind === 'month') return month.format(Date.UTC(season.year, season.month - 1));
      return season.kind === 'quarter'
        ? `${QUARTERS[season.quarter - 1] ?? ''} ${season.year}`
        : `Season ${season.number}`;
    },
    chooseSeason: 'Season',
    add: 'Add a game',
    more: 'more points',
    fewer: 'fewer points',
    form: 'Form, last ten',
    formWon: 'last ten, ● won',
    won: 'won',
    wonOf: (wins, played) => `won ${wins} of the last ${played}`,
    pairs: 'Who against whom, ahead more often',
    pair: (one, other, ahead, behind) =>
      `${name(one, 'You')} against ${name(other)}: ${ahead}\u00a0to\u00a0${behind}`,
    youToo: (own) => `${own}, you`,
    empty: 'Play once and this page comes to life.',
    leads: (who) => (who === 'you' ? 'You are in the lead.' : `${who.name} is in the lead.`),
    close: (close) => `${capital(list(close.map((who) => name(who))))}: too close to call.`,
    open: (who, played) => `${name(who, 'You')}: only ${games(played)} so far, still wide open.`,
    table: 'The standings as a table',
    columns: {
      name: 'Name',
      place: 'Place',
      points: 'Against the table',
      games: 'Games',
      wins: 'Won',
      knocks: 'Good knocks',
      zeros: 'Only zeros',
      triplets: 'Triplets',
    },
    places: (best, worst) => (best === worst ? ordinal(best) : `${ordinal(best)} to ${ordinal(worst)}`),
    range,
    fairShare: (won, fair) => `${number.format(won)} won, fair share: ${number.format(fair)}`,
    share: (part, whole) => `${part} of ${whole}`,
    numbers: 'In numbers',
    openTable: 'Open an online table',
  },
  records: {
    'lowest-game': { title: 'lowest game', award: 'the light hand' },
    knocks: { title: 'good knocks', award: 'the steady knuckles' },
    streak: { title: 'wins in a row', award: 'the winning streak' },
    triplets: { title: 'triplets', award: 'three of a kind' },
    zeros: { title: 'rounds with only zeros', award: 'all at zero' },
  },
  good: {
    'lowest-game': (fewest) => `holds the record: a whole game with ${points(fewest)}.`,
    knocks: (right, knocks) =>
      `knocked ${times(knocks)}, and ${right === knocks ? 'every time' : times(right)} it paid off.`,
    streak: (wins) => `won ${games(wins)} in a row.`,
    triplets: (count) => `played the most triplets: ${count}.`,
    zeros: (count) => `ended a round with only zeros, ${times(count)}.`,
    new: (played) => `is new: ${games(played)} so far, and everything lies ahead.`,
    wins: (wins) => `has won ${games(wins)}.`,
    'right-knocks': (right) => `knocked at the right moment, ${times(right)}.`,
    'own-zeros': (count) => `was left with only zeros, ${times(count)}.`,
    'free-rounds': (rounds) => `got through a round without a point, ${times(rounds)}.`,
    played: (played) => `was there for ${games(played)}. Every table needs somebody like that.`,
    welcome: 'is in the league. The first game is still to come.',
    award: 'the good company',
  },
  end: {
    title: 'The end of the season',
    headline: (winners) =>
      winners.length === 1 && winners[0] === 'you'
        ? 'Your season!'
        : `${capital(list(winners.map((who) => name(who))))}: what a season!`,
    note: (played, better) =>
      `${capital(games(played))}. At the end, ${number.format(better)} points per round better than the table.`,
    narrowly: 'It was close.',
    picture: 'Picture',
    back: 'To the current season',
  },
  results: {
    title: 'All games',
    none: 'No game yet.',
    corrected: 'corrected',
    withdrawn: 'withdrawn',
    unsent: 'not sent yet',
    sources: { online: 'online', device: 'on one device', sheet: 'with real cards' },
    wins: (own) => `${own} won`,
    round: 'Round',
    total: 'Total',
    correct: 'Correct',
    withdraw: 'Withdraw',
    sure: 'Yes, withdraw it',
    keep: 'Leave it',
    undo: 'Undo',
    undone: 'undone',
  },
  add: {
    title: 'Add a game',
    which: 'Which game?',
    noGames: 'There is no finished game on this device. Play one, or keep a score sheet.',
    device: 'Games on this device',
    sheets: 'Score sheets',
    league: 'Add to a league',
    who: 'Who sat where?',
    guest: 'A guest',
    newMember: (own) => `${own}, new here`,
    needsMember: 'At least one of them must belong to the league.',
    twice: (own) => `${own} can only sit in one seat.`,
    add: 'Add to the league',
    save: 'Save the correction',
    added: 'It is in the league.',
    show: 'Show the league',
    already: 'This game is in the league already.',
    knocked: 'Knocked',
    nobody: 'nobody',
    sums: (round) => `Sums of round ${round}`,
    wrong: 'The numbers do not add up: somebody must reach the target in the last round, and not before.',
  },
  settings: {
    title: 'League settings',
    onlyGood: 'Only good news',
    onlyGoodHint: 'For everybody: no ranking, but something good about each person.',
    save: 'Save',
    members: 'Members',
    remove: (own) => `Remove ${own}`,
    removed: 'removed',
    link: 'The league’s link',
    linkHint: 'Whoever has it may read, join in and add games.',
    message: (league) => `Our league “${league}” in Quando`,
    copyJson: 'Everything (JSON)',
    copyCsv: 'For spreadsheets (CSV)',
    files: 'Take it with you',
    startSeason: 'Begin the next season',
    delete: 'Delete the league for good',
    deleteHint:
      'All its games and names are removed from the server, for everybody. Save a file first if you want to keep them.',
    deleteSure: 'Yes, delete it for good',
    keep: 'No, keep it',
    forget: 'Forget it on this device',
    forgetHint: 'The league stays where it is. The link takes you back to it.',
    forgetMakerHint:
      'You made this league. Once this device has forgotten it, nobody can tidy it up or delete it.',
  },
  evening: englishEvening,
  states: {
    loading: 'Fetching the league…',
    gone: 'This league is gone',
    goneText: 'Whoever made it has deleted it.',
    wrong: 'No league here',
    wrongText: 'The link is not complete, or its league has been deleted.',
    unreachable: 'The league cannot be reached',
    unreachableText: 'This device has not seen it before, and there is no connection to the server.',
    retry: 'Try again',
    offline: 'No connection. You see the league as it was; what you add is sent later.',
    toLeagues: 'To my leagues',
    tooMany: 'That was a lot at once. Try again in a minute.',
    refused: 'The league did not accept that. Reload the page and try again.',
    notYours: 'Only the person who made the league or who added this may do that.',
    notSaved: 'That could not be saved on this device. Try again.',
  },
  columns: ['Date', 'Game', 'Round', 'Player', 'Sum', 'Knocked', 'Only zeros', 'Points', 'Total'],
};
