import { counted, listed } from '../counted.ts';
import type { Person } from '../person.ts';
import type { StoryWords } from '../story-words.ts';

const list = listed('nl');
const points = counted('nl', { one: 'punt', other: 'punten' });

const who = (person: Person): string => (person === 'you' ? 'Je' : person.name);

/** A list of people, with a word for the reader, who comes last. */
const named = (people: readonly Person[], you: string): string => {
  const others = people.flatMap((person) => (person === 'you' ? [] : [person.name]));
  return list(people.includes('you') ? [...others, you] : others);
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const dutchStory: StoryWords = {
  title: 'Zo ging het',
  reading: 'We kijken terug op het spel…',
  failed: 'Het verhaal van dit spel is nu niet te lezen.',
  retry: 'Opnieuw proberen',
  bestKnock: {
    title: 'Beste klop',
    text: (knocker, sum, cost) =>
      `${who(knocker)} klopte met ${sum}: ${points(cost)} voor de rest van de tafel.`,
  },
  boldestTurn: {
    title: 'Het moedigst omgedraaid',
    text: (player, up, front) =>
      `${who(player)} draaide een ${up} om: een ${front === 0 ? 'nul' : String(front)}!`,
  },
  turningPoint: {
    title: 'Het keerpunt',
    before: (leaders) => `Daarvoor voorop: ${named(leaders, 'jij')}.`,
    after: (winners) => `Daarna stond niemand meer voor ${named(winners, 'jou')}.`,
  },
  neverBehind: {
    title: 'Nooit achter',
    text: (winners) => `Niemand stond ooit voor ${named(winners, 'jou')}.`,
  },
  tripletTargets: {
    title: 'Het lievelingsdoel van de drielingen',
    text: (people, count) =>
      `${capitalised(named(people, 'jij'))}: ${people.length > 1 ? 'elk ' : ''}${count} keer.`,
  },
  share: 'Als afbeelding delen',
  rivals: {
    title: 'Jij en de computers',
    hint: 'Wie minder punten had, in alle spellen op dit apparaat',
    level: (games) => `${games} keer gelijk`,
  },
};
