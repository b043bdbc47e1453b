import { counted, listed } from '../counted.ts';
import type { Person } from '../person.ts';
import type { StoryWords } from '../story-words.ts';

const list = listed('es');
const points = counted('es', { one: 'punto', other: 'puntos' });
const times = counted('es', { one: 'vez', other: 'veces' });

const has = (person: Person): string => (person === 'you' ? 'Has' : `${person.name} ha`);

/** A list of people, with words for the reader. */
const named = (people: readonly Person[], you: string): string =>
  list(people.map((person) => (person === 'you' ? you : person.name)));

const ofThem = (people: readonly Person[]): string =>
  list(people.map((person) => (person === 'you' ? 'de ti' : `de ${person.name}`)));

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const spanishStory: StoryWords = {
  title: 'Así ha sido',
  reading: 'Repasando la partida…',
  failed: 'Ahora no se puede leer la historia de esta partida.',
  retry: 'Intentar de nuevo',
  bestKnock: {
    title: 'El mejor golpe',
    text: (knocker, sum, cost) =>
      `${has(knocker)} golpeado con ${sum}: ${points(cost)} para el resto de la mesa.`,
  },
  boldestTurn: {
    title: 'La carta más atrevida',
    text: (player, up, front) =>
      `${has(player)} dado la vuelta a un ${up}: ¡un ${front === 0 ? 'cero' : String(front)}!`,
  },
  turningPoint: {
    title: 'El giro',
    before: (leaders) => `En cabeza justo antes: ${named(leaders, 'tú')}.`,
    after: (winners) => `Después nadie fue por delante ${ofThem(winners)}.`,
  },
  neverBehind: {
    title: 'Nunca por detrás',
    text: (winners) => `Nadie fue nunca por delante ${ofThem(winners)}.`,
  },
  tripletTargets: {
    title: 'El blanco favorito de los tríos',
    text: (people, count) =>
      `${capitalised(named(people, 'tú'))}: ${times(count)}${people.length > 1 ? ' por persona' : ''}.`,
  },
  share: 'Compartir como imagen',
  rivals: {
    title: 'Tú y los ordenadores',
    hint: 'Quién tenía menos puntos, en todas las partidas guardadas en este dispositivo',
    level: counted('es', { one: 'empate', other: 'empates' }),
  },
};
