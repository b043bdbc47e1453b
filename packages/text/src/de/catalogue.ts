import type { CardNumber } from '@quando/rules';
import type { Catalogue, EventWords } from '../catalogue.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import { several } from './plural.ts';
import type { Person } from '../person.ts';
import { sameSubject } from '../same-subject.ts';
import { faults, refusals } from './refusals.ts';

const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

const list = listed('de');
const cards = counted('de', { one: 'Karte', other: 'Karten' });
const points = counted('de', { one: 'Punkt', other: 'Punkte' });

const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? `Du ${you}` : `${who.name} ${other}`;

const same = (numbers: readonly CardNumber[]): string => `${COUNTS[numbers.length]} ${several(numbers[0]!)}`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const events: EventWords = {
  dealt: (dealer, round, count) =>
    `Durchgang ${round}. ${does(dealer, 'gibst', 'gibt')} allen ${cards(count)}.`,
  played: {
    single: (who, numbers) => `${does(who, 'spielst', 'spielt')} eine ${numbers[0]}.`,
    equal: (who, numbers) => `${does(who, 'spielst', 'spielt')} ${same(numbers)}.`,
    triplet: (who, numbers) => `Zahlendrilling! ${does(who, 'spielst', 'spielt')} ${same(numbers)}.`,
    straight: (who, numbers) => `${does(who, 'spielst', 'spielt')} die Straße ${numbers.join('-')}.`,
  },
  tookUp: (who, front, why) => {
    const side = front === 'hidden' ? 'offene Seite' : `offene ${front}`;
    return why === 'turn'
      ? `${does(who, 'nimmst', 'nimmt')} die ${side}.`
      : `${does(who, 'hast keine Null und nimmst', 'hat keine Null und nimmt')} die ${side}.`;
  },
  tookDown: (who, { front, back }, why) => {
    const verb =
      why === 'turn'
        ? does(who, 'drehst', 'dreht')
        : does(who, 'hast keine Null und drehst', 'hat keine Null und dreht');
    if (who === 'you' && front !== 'hidden') return `${verb} die Karte um: Es ist eine ${front}.`;
    return `${verb} die ${back === 'hidden' ? 'Karte' : back} vom Zugstapel um.`;
  },
  playedAndDrew: (who, play, draw) => sameSubject(play, draw, who === 'you' ? 'Du' : who.name, 'und'),
  flipped: (who, front) => {
    const action = `${does(who, 'drehst', 'dreht')} eine Null um`;
    return front === 'hidden' ? `${action}.` : `${action}: Jetzt ist sie eine ${front}.`;
  },
  skipped: (who) =>
    `Es ist keine Karte mehr da: ${who === 'you' ? 'Du ziehst' : `${who.name} zieht`} nichts.`,
  pileTurned: 'Der Zugstapel ist aufgebraucht: Der Ablagestapel wird umgedreht.',
  knocked: (who) => `${does(who, 'klopfst', 'klopft')}: letzte Runde!`,
  passed: (who) => `${does(who, 'passt', 'passt')}.`,
  won: (winners) => {
    if (winners.length === 1) return `${does(winners[0]!, 'gewinnst', 'gewinnt')} das Spiel!`;
    const names = capitalised(list(winners.map((who) => (who === 'you' ? 'du' : who.name))));
    return winners.includes('you') ? `${names}, ihr gewinnt das Spiel!` : `${names} gewinnen das Spiel!`;
  },
};

export const german: Catalogue = {
  language: 'de',
  typeset: (sentence) => sentence,
  list,
  cards,
  points,
  you: 'du',
  events,
  groups: {
    single: (numbers) => `Eine ${numbers[0]}`,
    equal: (numbers) => capitalised(same(numbers)),
    triplet: (numbers) => `Zahlendrilling: drei ${several(numbers[0]!)}!`,
    straight: (numbers) => `Straße ${numbers.join('-')}`,
  },
  results: {
    over: { knock: 'Der Durchgang ist zu Ende.', zeros: 'Nur Nullen! Der Durchgang ist zu Ende.' },
    scoreReasons: {
      lowest: () => 'kleinste Summe',
      tied: () => 'auch die kleinste Summe',
      counted: () => 'die Summe zählt',
      'knocker-alone': () => 'allein die kleinste Summe',
      'knocker-tied': (sum, score) => `nicht allein die kleinste Summe: ${penaltySum(sum, score)}`,
      'knocker-beaten': (sum, score) => `nicht die kleinste Summe: ${penaltySum(sum, score)}`,
    },
    knocker: (who, scoreReason) => `${does(who, 'hast geklopft', 'hat geklopft')}, ${scoreReason}.`,
    scores: (items) => `Punkte: ${items}.`,
  },
  prompts: {
    turn: (who) => (who === 'you' ? 'Du bist dran.' : `${who.name} ist dran.`),
    draw: (who) => (who === 'you' ? 'Jetzt ziehst du.' : `${who.name} zieht eine Karte.`),
    penalty: (who) => (who === 'you' ? 'Zahlendrilling!' : `Zahlendrilling! Jetzt muss ${who.name} ran.`),
    lastRound: 'Letzte Runde!',
    noZero: 'Du hast keine Null.',
    roundOver: 'Der Durchgang ist zu Ende.',
    gameOver: 'Das Spiel ist zu Ende.',
    take: (up) => `Nimm die ${up} oder dreh die Karte um.`,
    may: {
      play: 'Spiel eine Straße oder gleiche Zahlen.',
      'play-or-knock': 'Spiel eine Straße oder gleiche Zahlen, oder klopf.',
      'play-or-pass': 'Spiel eine Straße oder gleiche Zahlen, oder passe.',
      draw: 'Nimm die offene Seite oder dreh die Karte um.',
      flip: 'Dreh eine deiner Nullen um.',
    },
  },
  refusals,
  faults,
};
