import { counted, listed } from '../counted.ts';
import type { Person } from '../person.ts';
import type { StoryWords } from '../story-words.ts';
import { one } from './card-number.ts';
import { to } from './preposition.ts';

const list = listed('it');
const points = counted('it', { one: 'punto', other: 'punti' });
const times = counted('it', { one: 'volta', other: 'volte' });

const has = (person: Person): string => (person === 'you' ? 'Hai' : `${person.name} ha`);

const named = (people: readonly Person[]): string =>
  list(people.map((person) => (person === 'you' ? 'tu' : person.name)));

const toThem = (people: readonly Person[]): string =>
  list(people.map((person) => to(person === 'you' ? 'te' : person.name)));

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const italianStory: StoryWords = {
  title: 'Com’è andata',
  reading: 'Ripassiamo la partita…',
  failed: 'La storia di questa partita ora non si può leggere.',
  retry: 'Riprova',
  bestKnock: {
    title: 'La bussata migliore',
    text: (knocker, sum, cost) =>
      `${has(knocker)} bussato con ${sum}: ${points(cost)} per il resto del tavolo.`,
  },
  boldestTurn: {
    title: 'La carta più audace',
    text: (player, up, front) =>
      `${has(player)} girato ${one(up)}: ${front === 0 ? 'uno zero' : one(front)}!`,
  },
  turningPoint: {
    title: 'La svolta',
    before: (leaders) => `In testa prima: ${named(leaders)}.`,
    after: (winners) => `Poi nessuno è più stato davanti ${toThem(winners)}.`,
  },
  neverBehind: {
    title: 'Mai dietro',
    text: (winners) => `Nessuno è mai stato davanti ${toThem(winners)}.`,
  },
  tripletTargets: {
    title: 'Il bersaglio preferito delle terne',
    text: (people, count) =>
      `${capitalised(named(people))}: ${times(count)}${people.length > 1 ? ' a testa' : ''}.`,
  },
  share: 'Condividi come immagine',
  rivals: {
    title: 'Tu e i computer',
    hint: 'Chi aveva meno punti, in tutte le partite conservate su questo dispositivo',
    level: counted('it', { one: 'pareggio', other: 'pareggi' }),
  },
};
