import type { CardNumber } from '@quando/rules';
import { counted } from '../counted.ts';
import type { HandicapWords } from '../handicap-words.ts';

const points = counted('nl', { one: 'punt', other: 'punten' });
const hints = counted('nl', { one: 'tip', other: 'tips' });
const either = (numbers: readonly CardNumber[]): string => numbers.map((n) => `een ${n}`).join(' of ');

export const dutchHandicap: HandicapWords = {
  title: 'Gelijke kansen voor iedereen',
  about: 'Voorsprong en hulp, zodat iedereen kan winnen.',
  asYouAre: 'Zoals jullie zijn',
  withHelp: 'Met deze hulp',
  perHundred: 'van de 100 spellen',
  wins: (name, games) => `${name} wint ${games} van de 100 spellen`,
  unknown: 'Speel samen drie rondes, dan kan ik schatten.',
  assumed: (names) =>
    `${names}: sterkte nog onbekend, alleen aangenomen. Speel drie rondes, dan kan ik schatten.`,
  headStart: 'Voorsprong',
  noHeadStart: 'geen voorsprong',
  free: (count) => `${points(count)} voorsprong`,
  less: (name) => `Minder voorsprong voor ${name}`,
  more: (name) => `Meer voorsprong voor ${name}`,
  help: (name, level) => `Hulp voor ${name}: ${level}`,
  assists: {
    none: 'geen hulp',
    sides: 'onthouden kanten',
    numbers: 'onthouden kanten en wat nog ontbreekt',
    chances: 'kansen van ongeziene kanten',
    hints: 'drie tips per ronde',
    advice: 'altijd advies',
  },
  propose: 'Voorsprong voorstellen',
  without: 'Zonder',
  done: 'Zo spelen',
  reckoning: (total, free) => `${total}, waarvan ${free} voorsprong`,
  netWins: 'Aan het eind gaat de voorsprong eraf. Wie dan de minste punten heeft, wint.',
  unrated: 'Telt niet mee voor de speelsterkte.',
  hintsLeft: (count) => `nog ${hints(count)}`,
  board: {
    pile: { lower: 'de meeste zijn lager', half: 'de helft is lager', higher: 'de meeste zijn hoger' },
    pileFor: (up, phrase) => `Bovenop ligt ${up}: ${phrase}`,
    maybeZero: 'is misschien wel een nul',
    behind: (number) => `Achter jouw ${number}`,
    likely: (numbers) => `staat waarschijnlijk ${either(numbers)}.`,
    why: 'De balken tellen de kaarten die je nog niet hebt gezien.',
    look: (number) => `Wat staat er achter de ${number}?`,
    bar: (number, inTen) => `${number}: ${inTen} van de 10`,
  },
};
