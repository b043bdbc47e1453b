import { counted } from '../counted.ts';
import type { EightWords } from '../eight-words.ts';

const points = counted('en', { one: 'point', other: 'points' });
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const finishers = counted('en', { one: 'person has', other: 'people have' });
const percent = new Intl.NumberFormat('en', { style: 'percent' });

function verdict(over: number): string {
  if (over === 0) return 'exactly par';
  return `${number.format(Math.abs(over))} ${over < 0 ? 'under' : 'over'} par`;
}

export const englishEight: EightWords = {
  title: 'The daily eight',
  weekTitle: 'The eight of the week',
  clubTitle: 'Our eight',
  intro: 'Eight rounds, the same cards for everyone in the world.',
  clubIntro: 'Eight rounds, the same cards for everyone with this link.',
  weekIntro: (players) => `Eight rounds with ${players} players, the same cards for everyone.`,
  legend: {
    fewer: 'far fewer points than par',
    par: 'par: a Master in your seat with the same cards',
    more: 'far more. It happens.',
  },
  discs: {
    0: 'far more points than par',
    1: 'more points than par',
    2: 'par',
    3: 'fewer points than par',
    4: 'far fewer points than par',
  },
  disc: (round, disc) => `Round ${round}: ${disc}`,
  discNext: (round) => `Round ${round}: not played yet`,
  soFar: (rounds, over) =>
    over === 0
      ? `${rounds} played: as many points as the Master.`
      : `${rounds} played: ${points(Math.abs(over))} ${over < 0 ? 'fewer' : 'more'} than the Master.`,
  minutes: (minutes) => `about ${minutes} min left`,
  deal: (round) => `Deal round ${round}`,
  goOn: (round) => `Continue round ${round}`,
  round: (round) => `Round ${round} of 8`,
  headline: (over) =>
    over === 0 ? 'Exactly par' : `${Math.abs(over)} ${over < 0 ? 'fewer than par!' : 'more than par'}`,
  you: 'You',
  master: 'Master',
  masterHint: 'in your seat, the same cards',
  masterPlays: 'is still playing…',
  points,
  together: 'So far',
  sums: (own, par) => `you ${own} · par ${par}`,
  verdict,
  toResult: 'See the result',
  summary: (own, par) => `${points(own)} in eight rounds, par was ${par}`,
  fewerPoints: 'fewer points',
  morePoints: 'more points',
  par: 'Par',
  costliest: (round) => `Round ${round} cost the most`,
  masterWay: 'See how the Master played it',
  givesNothingAway: 'gives no card away',
  onHonour: 'Played on your honour, not ranked',
  notCounted: 'This attempt does not count.',
  nextIn: (hours, minutes) => `the next eight in ${hours > 0 ? `${hours} h` : `${minutes} min`}`,
  again: 'Play again, not counted',
  share: 'Share the result',
  sharePicture: 'Share a picture',
  copied: 'Copied',
  sameCards: 'Same cards:',
  pictured: (date) => `The eight of ${date}`,
  ahead: 'These eight rounds have not begun yet.',
  noMaster: 'The Masters have to be downloaded once, and there is no connection right now.',
  notSaved: 'That could not be saved on this device. Try again.',
  tryAgain: 'Try again',
  ranked: {
    label: 'Ranked on this server',
    offer: 'Play it ranked on this server',
    onHonour: 'Play it on your honour instead',
    finished: (people, mean) =>
      mean === undefined
        ? 'Nobody has finished yet. The server deals, and you have one attempt.'
        : `${finishers(people)} finished so far, with ${points(Math.round(mean * 10) / 10)} on average.`,
    betterThan: (share) => `Better than ${percent.format(share / 100)} of the others`,
    name: 'Name',
    sum: 'Points',
    nameless: 'Name deleted',
    secretLater: (when) => `The cards are worked out from a secret that is published on ${when}.`,
    secretIs: 'The cards were worked out from this secret:',
    kept: 'The cards were worked out from this secret, as promised before you played:',
    broken: 'The published secret is not the one that was promised before you played.',
    isVoid: 'The table of your round was deleted, so this attempt cannot be finished.',
    refusals: {
      over: 'These eight rounds cannot be played on this server right now.',
      full: 'So many people are playing these eight rounds that the server cannot take any more.',
      'too-many': 'That was too much at once. Try again in a minute.',
      unreachable: 'The server cannot be reached. Your rounds are kept there.',
    },
  },
  calendar: {
    title: 'Calendar',
    daysInARow: (days) => (days === 1 ? 'day in a row' : 'days in a row'),
    restDays: 'Two days off a week do not break the streak.',
    newRow: 'A new streak begins today.',
    noneYet: 'Play your first eight, and your streak begins.',
    earlier: 'Previous month',
    later: 'Next month',
    today: 'today',
    rest: 'day off',
    open: 'not played',
    trend: 'The last 30 days',
    mean: (over) => `${verdict(over)} on average`,
    pastHint: 'You can play past days. They do not count.',
    play: (day) => `Play ${day}`,
    look: (day) => `Look at ${day}`,
  },
  comparison: {
    title: 'Side by side',
    dealt: 'Dealt',
    hand: 'At the end',
    verbs: { play: 'plays', draw: 'has to draw', flip: 'turns over a zero', knock: 'knocks', pass: 'passes' },
    drew: { up: 'takes the visible side', down: 'takes the hidden side' },
    cards: (numbers) => `cards ${numbers}`,
    over: 'Round over',
    replayOwn: 'Watch your round',
    replayMaster: 'Watch the Master',
    review: 'Where were points lost?',
  },
  weeks: {
    title: 'Eight of the week',
    hint: 'The same idea for other numbers of players, new every Monday.',
    players: (players) => `${players} players`,
  },
  club: {
    title: 'An eight of your own',
    hint: 'For a club or family: everyone with the link plays the same cards, and you compare results.',
    make: 'Make a link',
    invite: 'Share the link',
    invitation: 'Play the same eight rounds of Quando as I do:',
    fault: 'This link is incomplete.',
  },
};
