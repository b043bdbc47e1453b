import { counted, listed } from '../counted.ts';
import type { Person } from '../person.ts';
import type { StoryWords } from '../story-words.ts';

const list = listed('de');
const points = counted('de', { one: 'Punkt', other: 'Punkte' });

const has = (person: Person): string => (person === 'you' ? 'Du hast' : `${person.name} hat`);

/** Names in a list; the case decides how the reader is called. */
const named = (people: readonly Person[], you: string): string =>
  list(people.map((person) => (person === 'you' ? you : person.name)));

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const germanStory: StoryWords = {
  title: 'So lief das Spiel',
  reading: 'Das Spiel wird noch einmal durchgegangen …',
  failed: 'Was in diesem Spiel war, lässt sich gerade nicht lesen.',
  retry: 'Noch einmal versuchen',
  bestKnock: {
    title: 'Bestes Klopfen',
    text: (knocker, sum, cost) =>
      `${has(knocker)} mit ${sum} geklopft: ${points(cost)} für den Rest am Tisch.`,
  },
  boldestTurn: {
    title: 'Am mutigsten umgedreht',
    text: (player, up, front) =>
      `${has(player)} eine ${up} umgedreht: eine ${front === 0 ? 'Null' : String(front)}!`,
  },
  turningPoint: {
    title: 'Die Wende',
    before: (leaders) => `Davor in Führung: ${named(leaders, 'du')}.`,
    after: (winners) => `Danach lag niemand mehr vor ${named(winners, 'dir')}.`,
  },
  neverBehind: {
    title: 'Nie im Rückstand',
    text: (winners) => `Niemand lag jemals vor ${named(winners, 'dir')}.`,
  },
  tripletTargets: {
    title: 'Lieblingsziel der Drillinge',
    text: (people, count) =>
      `${capitalised(named(people, 'du'))}: ${people.length > 1 ? 'je ' : ''}${count}-mal.`,
  },
  share: 'Als Bild teilen',
  rivals: {
    title: 'Du und die Computer',
    hint: 'Wer weniger Punkte hatte, in allen Spielen auf diesem Gerät',
    level: (games) => `${games}-mal gleich`,
  },
};
