import type { ScreenReaderCard, BoardWords } from '../board-words.ts';
import { counted } from '../counted.ts';

const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const PLURALS = [
  'Nullen',
  'Einsen',
  'Zweien',
  'Dreien',
  'Vieren',
  'Fünfen',
  'Sechsen',
  'Siebenen',
  'Achten',
  'Neunen',
  'Zehnen',
];

const either = new Intl.ListFormat('de', { type: 'disjunction' });
const cards = counted('de', { one: 'Karte', other: 'Karten' });
const points = counted('de', { one: 'Punkt', other: 'Punkte' });

const place = (card: ScreenReaderCard): string => `${card.place}. von ${card.of}`;

const other = (side: string, number: ScreenReaderCard['other']): string =>
  number === 'hidden' ? '' : `; ${side} war eine ${number}`;

export const germanBoard: BoardWords = {
  you: 'Du',
  yourTurn: 'Du bist dran',
  yourLastTurn: 'Dein letzter Zug',
  holding: (sum) => `Du hältst ${points(sum)}`,
  toDraw: (count) => `noch ${count}`,
  whichSide: 'Welche Seite willst du?',
  thisSide: 'diese Seite',
  otherSide: 'andere Seite',
  mayBeUnder: (up) => `Unter der ${up} kann noch liegen:`,
  isUnder: (up) => `Du weißt es noch. Unter der ${up} liegt:`,
  chooseZero: 'Dreh eine deiner Nullen um.',
  backCounts: 'Was hinten steht, zählt ab jetzt für dich.',
  why: 'Warum?',
  actions: {
    play: {
      single: (numbers) => `Die ${numbers[0]} spielen`,
      equal: (numbers) =>
        `${COUNTS[numbers.length]} ${PLURALS[numbers[0]!]} spielen`.replace(/^./, (first) =>
          first.toUpperCase(),
        ),
      triplet: () => 'Zahlendrilling!',
      straight: () => 'Straße spielen',
    },
    choose: 'Wähl deine Karten',
    add: (numbers) => `Es fehlt noch eine ${either.format(numbers.map(String))}`,
    take: (up) => (up === 'hidden' ? 'Diese Seite nehmen' : `Die ${up} nehmen`),
    counts: (up) => `sie zählt ${up}`,
    turnOver: 'Umdrehen',
    noWayBack: 'kein Zurück',
    knock: 'Klopfen',
    pass: 'Ich passe',
    flip: 'Diese Null umdrehen',
    sure: 'Ja, so machen',
    notYet: 'Doch nicht',
    goOn: 'Karten aufdecken',
  },
  knockReady: (ready, players) => `${ready} von ${players} bereit`,
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
    yourHand: (count) => `Deine Hand, ${cards(count)}`,
    yourCard: (card) => `deine ${card.number}, ${place(card)}${other('hinten', card.other)}`,
    goesWith: 'passt zu deiner Auswahl',
    mayTurn: 'kann umgedreht werden',
    hand: (name, total, count) => `${name}, ${points(total)}, ${cards(count)}`,
    card: (card) =>
      `${card.number === 'hidden' ? 'verdeckte Karte' : `eine ${card.number}`}, ${place(card)}${other('vorne', card.other)}`,
    onTurn: 'ist dran',
    drawPile: (count, up) => `Zugstapel, ${cards(count)}${up === 'hidden' ? '' : `; offen liegt eine ${up}`}`,
    discardPile: (count, top) =>
      count === 0 ? 'Ablagestapel, leer' : `Ablagestapel, ${cards(count)}; obenauf ${top.join(', ')}`,
    happened: 'Was geschehen ist',
    points: 'Punkte',
  },
};
