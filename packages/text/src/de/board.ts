import type { CardNumber } from '@quando/rules';
import type { ScreenReaderCard, BoardWords } from '../board-words.ts';
import { counted, listed } from '../counted.ts';
import { several } from './plural.ts';

const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

const either = listed('de', 'disjunction');
const cards = counted('de', { one: 'Karte', other: 'Karten' });
const points = counted('de', { one: 'Punkt', other: 'Punkte' });

const place = (card: ScreenReaderCard): string => `Karte ${card.place} von ${card.of}`;

const other = (side: string, number: ScreenReaderCard['other']): string =>
  number === 'hidden' ? '' : `; ${side} ist eine ${number}`;

/** "oben 5, darunter 4, 3". */
const onTop = ([first, ...below]: readonly CardNumber[]): string =>
  below.length === 0 ? `oben ${first}` : `oben ${first}, darunter ${below.join(', ')}`;

export const germanBoard: BoardWords = {
  you: 'Du',
  yourTurn: 'Du bist dran',
  yourLastTurn: 'Dein letzter Zug',
  holding: (sum) => `${points(sum)} auf der Hand`,
  toDraw: (count) => `noch ${count}`,
  whichSide: 'Welche Seite willst du?',
  thisSide: 'diese Seite',
  otherSide: 'andere Seite',
  mayBeUnder: (up) => `Unter der ${up} kann noch liegen:`,
  isUnder: (up) => `Du weißt es noch. Unter der ${up} liegt:`,
  chooseZero: 'Dreh eine deiner Nullen um.',
  backCounts: 'Was hinten steht, zählt ab jetzt für dich.',
  why: 'Warum?',
  enterKey: 'Eingabe',
  actions: {
    play: {
      single: (numbers) => `Die ${numbers[0]} spielen`,
      equal: (numbers) =>
        `${COUNTS[numbers.length]} ${several(numbers[0]!)} spielen`.replace(/^./, (first) =>
          first.toUpperCase(),
        ),
      triplet: (numbers) => `${several(numbers[0]!)}-Drilling!`,
      straight: () => 'Straße spielen',
    },
    choose: 'Wähl deine Karten',
    add: (numbers) => `Es fehlt noch eine ${either(numbers)}`,
    take: (up) => (up === 'hidden' ? 'Diese Seite nehmen' : `Die ${up} nehmen`),
    makes: (sum) => `dann hast du ${sum}`,
    turnOver: 'Umdrehen',
    noWayBack: 'kein Zurück',
    knock: 'Klopfen',
    pass: 'Ich passe',
    flip: 'Diese Null umdrehen',
    sure: { play: 'Ja, spielen', turnOver: 'Ja, umdrehen', knock: 'Ja, klopfen' },
    notYet: 'Doch nicht',
    goOn: 'Karten aufdecken',
  },
  knockReady: (ready, players) => `${ready} von ${players} ${ready === 1 ? 'hat' : 'haben'} zweimal gespielt`,
  seats: {
    knocked: 'hat geklopft',
    oneMoreTurn: 'noch ein Zug',
    done: 'ist fertig',
    played: 'hat gespielt',
    drewOne: '+1 Karte',
    turnedZero: 'Null umgedreht',
    andYou: 'und du?',
  },
  lastRound: {
    title: 'Letzte Runde',
    left: (turns) => (turns === 1 ? 'der letzte Zug' : `noch ${turns} Züge`),
    counting: 'Zählen',
  },
  banner: {
    triplet: 'Zahlendrilling!',
    lastRound: 'Letzte Runde!',
    believes: (who) =>
      who === 'you' ? 'Du glaubst, am wenigsten zu haben.' : `${who.name} glaubt, am wenigsten zu haben.`,
    onlyZeros: 'Nur Nullen!',
    holdsZeros: (who) =>
      who === 'you'
        ? 'Du hast nur noch Nullen auf der Hand.'
        : `${who.name} hat nur noch Nullen auf der Hand.`,
    endsAtOnce: 'Der Durchgang ist sofort zu Ende.',
  },
  screenReader: {
    yourHand: (count, total) => `Deine Hand, ${cards(count)}; bisher hast du ${points(total)}`,
    yourCard: (card) => `deine ${card.number}, ${place(card)}${other('hinten', card.other)}`,
    goesWith: 'passt zu deiner Auswahl',
    mayTurn: 'kann umgedreht werden',
    hand: (name, total, count) => `${name}, ${points(total)}, ${cards(count)}`,
    computer: 'Computer',
    card: (card) =>
      `${card.number === 'hidden' ? 'verdeckte Karte' : `Rückseite ${card.number}`}, ${place(card)}${other('vorne', card.other)}`,
    onTurn: 'ist dran',
    drawPile: (count, up, down) =>
      `Zugstapel, ${cards(count)}${up === 'hidden' ? '' : `; offen liegt eine ${up}`}${down === 'hidden' ? '' : `; darunter ist eine ${down}`}`,
    discardPile: (count, top) =>
      count === 0 ? 'Ablagestapel, leer' : `Ablagestapel, ${cards(count)}; ${onTop(top)}`,
    happened: 'Was bisher geschah',
    points: 'Punkte',
  },
};
