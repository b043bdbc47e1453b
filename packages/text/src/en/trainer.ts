import { counted } from '../counted.ts';
import type { TrainerWords } from '../trainer-words.ts';

const points = counted('en', { one: 'point', other: 'points' });
const cards = counted('en', { one: 'card', other: 'cards' });
const zeros = counted('en', { one: 'zero', other: 'zeros' });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en');

export const englishTrainer: TrainerWords = {
  title: 'When to knock?',
  question: 'Now?',
  finding: 'Looking for a table',
  playOn: 'Play on',
  today: 'Question of the day',
  todayDone: 'A new question will be here tomorrow.',
  todayClose: 'A close one: on average the two answers differ by at most one point.',
  share: 'Share the question',
  copied: 'Copied',
  shareText: (date, days) =>
    `Quando, ${date}: knock now? I have answered.${days > 1 ? ` ${days} days in a row.` : ''}`,
  more: 'More questions',
  next: 'Next question',
  toTable: 'See the table',
  toResult: 'See the answer',
  verdict: {
    right: { knock: 'Yes, knocking is better.', wait: 'Yes, playing on is better.' },
    wrong: { knock: 'Knocking is better.', wait: 'Playing on is better.' },
    even: 'Both are equally good.',
    givenAway: (given) => `Your answer costs ${points(given)} more on average.`,
  },
  answered: { knock: 'You would knock.', wait: 'You would play on.' },
  alone: 'Your chance of being lowest if you knock',
  costs: { knock: 'Knocking', wait: 'Playing on' },
  playing: 'with',
  points,
  percent: (share) => percent.format(share),
  give: (error) => `± ${error}`,
  source: (times) =>
    `Average points over ${whole.format(times)} ways the round could go. The computer knows only what you can see.`,
  reasons: {
    even: ({ sum }) => `With ${points(sum)} it comes to about the same either way.`,
    'surely-lowest': ({ sum }) => `You hold ${points(sum)}. Hardly anybody gets that low here.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} is down to ${cards(held)}. If you wait, the others are often faster.`,
    rival: ({ seat, cards: held }, names) =>
      `${names[seat]} holds ${cards(held)} and will probably end with no more than you.`,
    'small-risk': ({ cost }) =>
      `Even if it goes wrong, knocking costs only ${points(cost)}. Waiting is not worth it.`,
    risky: ({ cost }) => `If it goes wrong, knocking costs ${points(cost)}. Playing on is safer.`,
    'zeros-near': ({ zeros: held }) =>
      held > 0
        ? `You already hold ${zeros(held)}. Soon you may hold only zeros, and they cost nothing.`
        : 'Soon you may hold only zeros, and they cost nothing.',
    'one-of-many': ({ others }) => `Of the ${others} others, somebody usually ends with no more than you.`,
    'gets-better': ({ sum, later }) =>
      `Now you hold ${points(sum)}. Whoever plays on from here gets down to ${later} on average.`,
  },
  streak: (count) => `${whole.format(count)} right in a row`,
  actualGame: {
    show: 'How did it really go?',
    title: 'How it really went',
    warning: 'These are the real cards. Nobody at the table saw them all.',
    moment: 'At that moment',
    realGame: {
      knock: 'In the real game, the player in your seat knocked.',
      wait: 'In the real game, the player in your seat played on.',
    },
    ending: 'At the end of the round',
  },
  history: {
    title: 'Your instinct',
    empty: 'Here you will see how well you find the right moment. Answer your first question.',
    right: 'right',
    ofAll: (right, all) => `${whole.format(right)} of ${whole.format(all)}`,
    streak: 'right in a row',
    best: 'your longest streak',
    days: 'days in a row',
    givenAway: 'points given away per answer',
    latest: 'Your latest answers',
    latestMark: { right: 'right', wrong: 'not quite' },
    chart: 'How often you knocked',
    chartHint: 'The better the chance, the taller the bars should be.',
    bar: (from, to, knocks, all) => `Chance ${from} to ${to}: knocked ${knocks} out of ${all} times`,
    noBar: (from, to) => `Chance ${from} to ${to}: no question yet`,
    chance: 'Chance of having less than everybody else',
    forget: 'Forget everything',
    forgetSure: 'Yes, forget it',
    keep: 'Keep it',
  },
};
