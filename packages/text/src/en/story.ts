import { counted, listed } from '../counted.ts';
import type { Person } from '../person.ts';
import type { StoryWords } from '../story-words.ts';
import { a } from './card-number.ts';

const list = listed('en-GB');
const points = counted('en', { one: 'point', other: 'points' });
const times = counted('en', { one: 'time', other: 'times' });

const who = (person: Person): string => (person === 'you' ? 'You' : person.name);

const called = (people: readonly Person[]): string =>
  list(people.map((person) => (person === 'you' ? 'you' : person.name)));

const named = (people: readonly Person[]): string => {
  const names = called(people);
  return names.charAt(0).toUpperCase() + names.slice(1);
};

export const englishStory: StoryWords = {
  title: 'How it went',
  reading: 'Thinking back over the game…',
  failed: 'The story of this game cannot be read right now.',
  retry: 'Try again',
  bestKnock: {
    title: 'Best knock',
    text: (knocker, sum, cost) =>
      `${who(knocker)} knocked with ${sum}: ${points(cost)} for the rest of the table.`,
  },
  boldestTurn: {
    title: 'Boldest draw',
    text: (player, up, front) => `${who(player)} turned over ${a(up)}: ${front === 0 ? 'a zero' : a(front)}!`,
  },
  turningPoint: {
    title: 'The turning point',
    before: (leaders) => `In the lead just before: ${called(leaders)}.`,
    after: (winners) => `After that, nobody was ahead of ${called(winners)}.`,
  },
  neverBehind: {
    title: 'Never behind',
    text: (winners) => `Nobody was ever ahead of ${called(winners)}.`,
  },
  tripletTargets: {
    title: 'The triplets’ favourite target',
    text: (people, count) => `${named(people)}: ${times(count)}${people.length > 1 ? ' each' : ''}.`,
  },
  share: 'Share as a picture',
  rivals: {
    title: 'You and the computers',
    hint: 'Who had fewer points, in all games that are kept on this device',
    level: counted('en', { one: 'tie', other: 'ties' }),
  },
};
