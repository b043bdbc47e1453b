import { counted, listed } from '../counted.ts';
import type { Person } from '../person.ts';
import type { StoryWords } from '../story-words.ts';
import { typesetAll } from './typeset.ts';

const list = listed('fr');
const points = counted('fr', { one: 'point', other: 'points' });

const has = (person: Person): string => (person === 'you' ? 'Tu as' : `${person.name} a`);

const named = (people: readonly Person[]): string => {
  const others = people.flatMap((person) => (person === 'you' ? [] : [person.name]));
  return list(people.includes('you') ? [...others, 'toi'] : others);
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const frenchStory: StoryWords = typesetAll<StoryWords>({
  title: 'L’histoire de la partie',
  reading: 'On se repasse la partie…',
  failed: 'L’histoire de cette partie est illisible pour le moment.',
  retry: 'Réessayer',
  bestKnock: {
    title: 'Frappé au meilleur moment',
    text: (knocker, sum, cost) =>
      `${has(knocker)} frappé avec ${sum} : ${points(cost)} pour le reste de la table.`,
  },
  boldestTurn: {
    title: 'La carte la plus osée',
    text: (player, up, front) =>
      `${has(player)} retourné un ${up} : un ${front === 0 ? 'zéro' : String(front)} !`,
  },
  turningPoint: {
    title: 'Le tournant',
    before: (leaders) => `En tête juste avant : ${named(leaders)}.`,
    after: (winners) => `Ensuite, personne n’était devant ${named(winners)}.`,
  },
  neverBehind: {
    title: 'Jamais derrière',
    text: (winners) => `Personne n’a jamais été devant ${named(winners)}.`,
  },
  tripletTargets: {
    title: 'La cible préférée des triplettes',
    text: (people, count) =>
      `${capitalised(named(people))} : ${count} fois${people.length > 1 ? ' par personne' : ''}.`,
  },
  share: 'Partager en image',
  rivals: {
    title: 'Toi et les ordinateurs',
    hint: 'Qui avait le moins de points, dans toutes les parties gardées sur cet appareil',
    level: counted('fr', { one: 'égalité', other: 'égalités' }),
  },
});
