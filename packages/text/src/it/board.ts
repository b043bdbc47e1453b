import type { CardNumber } from '@quando/rules';
import type { ScreenReaderCard, BoardWords } from '../board-words.ts';
import { counted, listed } from '../counted.ts';

const COUNTS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

const either = listed('it', 'disjunction');
const cards = counted('it', { one: 'carta', other: 'carte' });
const points = counted('it', { one: 'punto', other: 'punti' });

const a = (number: CardNumber): string => `${number === 0 ? 'uno' : 'un'} ${number}`;

const the = (number: CardNumber): string => {
  if (number === 0) return 'lo 0';
  return number === 1 || number === 8 ? `l’${number}` : `il ${number}`;
};

const place = (card: ScreenReaderCard): string => `carta ${card.place} di ${card.of}`;

const other = (side: string, number: ScreenReaderCard['other']): string =>
  number === 'hidden' ? '' : `; ${side} c’è ${a(number)}`;

export const italianBoard: BoardWords = {
  you: 'Tu',
  yourTurn: 'Tocca a te',
  yourLastTurn: 'La tua ultima mano',
  holding: (sum) => `Hai in mano ${points(sum)}`,
  toDraw: (count) => `ancora ${count}`,
  whichSide: 'Quale lato vuoi?',
  thisSide: 'questo lato',
  otherSide: 'l’altro lato',
  mayBeUnder: (up) => `Sotto ${the(up)} può esserci ancora:`,
  isUnder: (up) => `Te lo ricordi. Sotto ${the(up)} c’è:`,
  chooseZero: 'Gira uno dei tuoi zeri.',
  backCounts: 'Quello che c’è dietro vale per te da ora in poi.',
  why: 'Perché?',
  enterKey: 'Invio',
  actions: {
    play: {
      single: (numbers) => `Gioca ${the(numbers[0]!)}`,
      equal: (numbers) => `Gioca ${COUNTS[numbers.length]} ${numbers[0]}`,
      triplet: (numbers) => `Terna di ${numbers[0]}!`,
      straight: () => 'Gioca la scala',
    },
    choose: 'Scegli le carte',
    add: (numbers) => `Manca ${either(numbers.map(a))}`,
    take: (up) => (up === 'hidden' ? 'Prendi questo lato' : `Prendi ${the(up)}`),
    makes: (sum) => `così hai ${sum}`,
    turnOver: 'Girala',
    noWayBack: 'non si torna indietro',
    knock: 'Bussa',
    pass: 'Passo',
    flip: 'Gira questo zero',
    sure: { play: 'Sì, gioco', turnOver: 'Sì, la giro', knock: 'Sì, busso' },
    notYet: 'No, aspetta',
    goOn: 'Scopri le carte',
  },
  knockReady: (ready, players) => `${ready} su ${players} ${ready === 1 ? 'ha' : 'hanno'} giocato 2 volte`,
  seats: {
    knocked: 'ha bussato',
    oneMoreTurn: 'ancora una mano',
    done: 'ha finito',
    played: 'ha giocato',
    drewOne: '+1 carta',
    turnedZero: 'zero girato',
    andYou: 'e tu?',
  },
  lastRound: {
    title: 'Ultimo giro',
    left: (turns) => (turns === 1 ? 'l’ultima mano' : `ancora ${turns} mani`),
    counting: 'si conta',
  },
  banner: {
    triplet: 'Terna di numeri!',
    lastRound: 'Ultimo giro!',
    believes: (who) =>
      who === 'you' ? 'Pensi di avere meno di tutti.' : `${who.name} pensa di avere meno di tutti.`,
    onlyZeros: 'Solo zeri!',
    holdsZeros: (who) => (who === 'you' ? 'Hai in mano solo zeri.' : `${who.name} ha in mano solo zeri.`),
    endsAtOnce: 'Il turno finisce subito.',
  },
  screenReader: {
    yourHand: (count, total) => `Le tue carte: ${count}; finora hai ${points(total)}`,
    yourCard: (card) => `il tuo ${card.number}, ${place(card)}${other('dietro', card.other)}`,
    goesWith: 'va con la tua scelta',
    mayTurn: 'si può girare',
    hand: (name, total, count) => `${name}, ${points(total)}, ${cards(count)}`,
    computer: 'computer',
    card: (card) =>
      `${card.number === 'hidden' ? 'una carta coperta' : `retro ${card.number}`}, ${place(card)}${other('davanti', card.other)}`,
    onTurn: 'sta giocando',
    drawPile: (count, up, down) =>
      `Mazzo, ${cards(count)}${up === 'hidden' ? '' : `; lato visibile: ${up}`}${down === 'hidden' ? '' : `; sotto c’è ${a(down)}`}`,
    discardPile: (count, top) =>
      count === 0
        ? 'Mazzo degli scarti, vuoto'
        : `Mazzo degli scarti, ${cards(count)}; in cima ${top.join(', ')}`,
    happened: 'Che cosa è successo',
    points: 'Punti',
  },
};
