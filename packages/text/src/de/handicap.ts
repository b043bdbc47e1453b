import type { CardNumber } from '@quando/rules';
import { counted } from '../counted.ts';
import type { HandicapWords } from '../handicap-words.ts';

const points = counted('de', { one: 'Punkt', other: 'Punkte' });
const hints = counted('de', { one: 'Tipp', other: 'Tipps' });
const either = (numbers: readonly CardNumber[]): string => numbers.map((n) => `eine ${n}`).join(' oder ');

export const germanHandicap: HandicapWords = {
  title: 'Gleiche Chance für alle',
  about: 'Vorsprung und Hilfe, damit alle gewinnen können.',
  asYouAre: 'So, wie ihr seid',
  withHelp: 'Mit diesen Hilfen',
  perHundred: 'von 100 Spielen',
  wins: (name, games) => `${name} gewinnt ${games} von 100 Spielen`,
  unknown: 'Spielt drei Durchgänge zusammen, dann kann ich schätzen.',
  assumed: (names) =>
    `${names}: Stärke noch unbekannt, hier nur angenommen. Spielt drei Durchgänge, dann kann ich schätzen.`,
  headStart: 'Vorsprung',
  noHeadStart: 'kein Vorsprung',
  free: (count) => `${points(count)} Vorsprung`,
  less: (name) => `Weniger Vorsprung für ${name}`,
  more: (name) => `Mehr Vorsprung für ${name}`,
  help: (name, level) => `Hilfe für ${name}: ${level}`,
  assists: {
    none: 'keine Hilfe',
    sides: 'gemerkte Seiten',
    numbers: 'gemerkte Seiten und was noch fehlt',
    chances: 'Chancen der anderen Seiten',
    hints: 'drei Tipps im Durchgang',
    advice: 'jederzeit ein Rat',
  },
  propose: 'Vorsprung vorschlagen',
  without: 'Ohne',
  done: 'So spielen',
  reckoning: (total, free) => `${total}, davon ${free} Vorsprung`,
  netWins: 'Am Ende wird der Vorsprung abgezogen. Wer dann die wenigsten Punkte hat, gewinnt.',
  unrated: 'Zählt nicht für die Spielstärke.',
  hintsLeft: (count) => `noch ${hints(count)}`,
  board: {
    pile: {
      lower: 'die meisten sind kleiner',
      half: 'die Hälfte ist kleiner',
      higher: 'die meisten sind größer',
    },
    pileFor: (up, phrase) => `Oben liegt ${up}: ${phrase}`,
    maybeZero: 'kann gut eine Null sein',
    behind: (number) => `Hinter deiner ${number}`,
    likely: (numbers) => `steht wohl ${either(numbers)}.`,
    why: 'Die Balken zählen die Karten, die du noch nicht gesehen hast.',
    look: (number) => `Was steht hinter der ${number}?`,
    bar: (number, inTen) => `${number}: ${inTen} von 10`,
  },
};
