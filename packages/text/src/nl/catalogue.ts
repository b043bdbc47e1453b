import type { CardNumber } from '@quando/rules';
import type { Catalogue, EventWords } from '../catalogue.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';
import { sameSubject } from '../same-subject.ts';
import { faults, refusals } from './refusals.ts';

const COUNTS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];

const list = listed('nl');
const cards = counted('nl', { one: 'kaart', other: 'kaarten' });
const points = counted('nl', { one: 'punt', other: 'punten' });

const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? `Je ${you}` : `${who.name} ${other}`;

const same = (numbers: readonly CardNumber[]): string => `${COUNTS[numbers.length]} keer ${numbers[0]}`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const events: EventWords = {
  dealt: (dealer, round, count) =>
    `Ronde ${round}. ${does(dealer, 'deelt', 'deelt')} iedereen ${cards(count)} uit.`,
  played: {
    single: (who, numbers) => `${does(who, 'speelt', 'speelt')} een ${numbers[0]}.`,
    equal: (who, numbers) => `${does(who, 'speelt', 'speelt')} ${same(numbers)}.`,
    triplet: (who, numbers) => `Getallendrieling! ${does(who, 'speelt', 'speelt')} ${same(numbers)}.`,
    straight: (who, numbers) => `${does(who, 'speelt', 'speelt')} de straat ${numbers.join('-')}.`,
  },
  tookUp: (who, front, why) => {
    const side = front === 'hidden' ? 'open kant' : `open ${front}`;
    return why === 'turn'
      ? `${does(who, 'neemt', 'neemt')} de ${side}.`
      : `${does(who, 'hebt geen nul en neemt', 'heeft geen nul en neemt')} de ${side}.`;
  },
  tookDown: (who, { front, back }, why) => {
    const verb =
      why === 'turn'
        ? does(who, 'draait', 'draait')
        : does(who, 'hebt geen nul en draait', 'heeft geen nul en draait');
    if (who === 'you' && front !== 'hidden') return `${verb} de kaart om: het is een ${front}.`;
    return `${verb} de ${back === 'hidden' ? 'kaart' : back} van de trekstapel om.`;
  },
  playedAndDrew: (who, play, draw) => sameSubject(play, draw, who === 'you' ? 'Je' : who.name, 'en'),
  flipped: (who, front) => {
    const action = `${does(who, 'draait', 'draait')} een nul om`;
    return front === 'hidden' ? `${action}.` : `${action}: nu is het een ${front}.`;
  },
  skipped: (who) => `Er is geen kaart meer over: ${who === 'you' ? 'je trekt' : `${who.name} trekt`} niets.`,
  pileTurned: 'De trekstapel is op: de aflegstapel wordt omgedraaid.',
  knocked: (who) => `${does(who, 'klopt', 'klopt')}: laatste rondje!`,
  passed: (who) => `${does(who, 'past', 'past')}.`,
  won: (winners) => {
    if (winners.length === 1) return `${does(winners[0]!, 'wint', 'wint')} het spel!`;
    const others = winners.flatMap((who) => (who === 'you' ? [] : [who.name]));
    if (winners.includes('you')) return `${list([...others, 'jij'])}, jullie winnen het spel!`;
    return `${list(others)} winnen het spel!`;
  },
};

export const dutch: Catalogue = {
  language: 'nl',
  typeset: (sentence) => sentence,
  list,
  cards,
  points,
  you: 'jij',
  events,
  groups: {
    single: (numbers) => `Een ${numbers[0]}`,
    equal: (numbers) => capitalised(same(numbers)),
    triplet: (numbers) => `Getallendrieling: drie keer ${numbers[0]}!`,
    straight: (numbers) => `Straat ${numbers.join('-')}`,
  },
  results: {
    over: { knock: 'De ronde is voorbij.', zeros: 'Alleen nullen! De ronde is voorbij.' },
    scoreReasons: {
      lowest: () => 'laagste som',
      tied: () => 'ook de laagste som',
      counted: () => 'de som telt',
      'knocker-alone': () => 'als enige de laagste som',
      'knocker-tied': (sum, score) => `niet als enige de laagste som: ${penaltySum(sum, score)}`,
      'knocker-beaten': (sum, score) => `niet de laagste som: ${penaltySum(sum, score)}`,
    },
    knocker: (who, scoreReason) => `${does(who, 'hebt geklopt', 'heeft geklopt')}, ${scoreReason}.`,
    scores: (items) => `Punten: ${items}.`,
  },
  prompts: {
    turn: (who) => (who === 'you' ? 'Jij bent aan de beurt.' : `${who.name} is aan de beurt.`),
    draw: (who) => (who === 'you' ? 'Nu trek je een kaart.' : `${who.name} trekt een kaart.`),
    penalty: (who) =>
      who === 'you' ? 'Getallendrieling!' : `Getallendrieling! Nu is ${who.name} aan de beurt.`,
    lastRound: 'Laatste rondje!',
    noZero: 'Je hebt geen nul.',
    roundOver: 'De ronde is voorbij.',
    gameOver: 'Het spel is voorbij.',
    take: (up) => `Neem de ${up} of draai de kaart om.`,
    may: {
      play: 'Speel een straat of gelijke getallen.',
      'play-or-knock': 'Speel een straat of gelijke getallen, of klop.',
      'play-or-pass': 'Speel een straat of gelijke getallen, of pas.',
      draw: 'Neem de open kant of draai de kaart om.',
      flip: 'Draai een van je nullen om.',
    },
  },
  refusals,
  faults,
};
