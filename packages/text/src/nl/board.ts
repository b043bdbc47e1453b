import type { ScreenReaderCard, BoardWords } from '../board-words.ts';
import { counted, listed } from '../counted.ts';

const COUNTS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];

const either = listed('nl', 'disjunction');
const cards = counted('nl', { one: 'kaart', other: 'kaarten' });
const points = counted('nl', { one: 'punt', other: 'punten' });

const place = (card: ScreenReaderCard): string => `kaart ${card.place} van ${card.of}`;

const other = (side: string, number: ScreenReaderCard['other']): string =>
  number === 'hidden' ? '' : `; ${side} staat een ${number}`;

export const dutchBoard: BoardWords = {
  you: 'Jij',
  yourTurn: 'Jij bent aan de beurt',
  yourLastTurn: 'Jouw laatste beurt',
  holding: (sum) => `${points(sum)} in je hand`,
  toDraw: (count) => `nog ${count}`,
  whichSide: 'Welke kant wil je?',
  thisSide: 'deze kant',
  otherSide: 'andere kant',
  mayBeUnder: (up) => `Onder de ${up} kan nog liggen:`,
  isUnder: (up) => `Je weet het nog. Onder de ${up} ligt:`,
  chooseZero: 'Draai een van je nullen om.',
  backCounts: 'Wat op de achterkant staat, telt vanaf nu voor jou.',
  why: 'Waarom?',
  enterKey: 'Enter',
  actions: {
    play: {
      single: (numbers) => `De ${numbers[0]} spelen`,
      equal: (numbers) =>
        `${COUNTS[numbers.length]} keer ${numbers[0]} spelen`.replace(/^./, (first) => first.toUpperCase()),
      triplet: (numbers) => `Drieling van ${numbers[0]}!`,
      straight: () => 'Straat spelen',
    },
    choose: 'Kies je kaarten',
    add: (numbers) => `Er ontbreekt nog een ${either(numbers)}`,
    take: (up) => (up === 'hidden' ? 'Deze kant nemen' : `De ${up} nemen`),
    makes: (sum) => `dan heb je ${sum}`,
    turnOver: 'Omdraaien',
    noWayBack: 'geen weg terug',
    knock: 'Kloppen',
    pass: 'Ik pas',
    flip: 'Deze nul omdraaien',
    sure: { play: 'Ja, spelen', turnOver: 'Ja, omdraaien', knock: 'Ja, kloppen' },
    notYet: 'Nee, wacht',
    goOn: 'Kaarten tonen',
  },
  knockReady: (ready, players) => `${ready} van ${players} ${ready === 1 ? 'speelde' : 'speelden'} twee keer`,
  seats: {
    knocked: 'heeft geklopt',
    oneMoreTurn: 'nog één beurt',
    done: 'is klaar',
    played: 'heeft gespeeld',
    drewOne: '+1 kaart',
    turnedZero: 'nul omgedraaid',
    andYou: 'en jij?',
  },
  lastRound: {
    title: 'Laatste rondje',
    left: (turns) => (turns === 1 ? 'de laatste beurt' : `nog ${turns} beurten`),
    counting: 'tellen',
  },
  banner: {
    triplet: 'Drieling!',
    lastRound: 'Laatste rondje!',
    believes: (who) =>
      who === 'you' ? 'Je denkt dat je het minste hebt.' : `${who.name} denkt het minste te hebben.`,
    onlyZeros: 'Alleen nullen!',
    holdsZeros: (who) =>
      who === 'you' ? 'Je hebt alleen nog nullen.' : `${who.name} heeft alleen nog nullen.`,
    endsAtOnce: 'De ronde is meteen voorbij.',
  },
  screenReader: {
    yourHand: (count, total) => `Je hand, ${cards(count)}; tot nu toe ${points(total)}`,
    yourCard: (card) => `jouw ${card.number}, ${place(card)}${other('achterop', card.other)}`,
    goesWith: 'past bij je keuze',
    mayTurn: 'kan worden omgedraaid',
    hand: (name, total, count) => `${name}, ${points(total)}, ${cards(count)}`,
    computer: 'computer',
    card: (card) =>
      `${card.number === 'hidden' ? 'verborgen kaart' : `achterkant ${card.number}`}, ${place(card)}${other('voorop', card.other)}`,
    onTurn: 'is aan de beurt',
    drawPile: (count, up, down) =>
      `Trekstapel, ${cards(count)}${up === 'hidden' ? '' : `; open ligt een ${up}`}${down === 'hidden' ? '' : `; daaronder staat een ${down}`}`,
    discardPile: (count, top) =>
      count === 0 ? 'Aflegstapel, leeg' : `Aflegstapel, ${cards(count)}; bovenop ${top.join(', ')}`,
    happened: 'Wat er gebeurde',
    points: 'Punten',
  },
};
