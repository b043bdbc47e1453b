import type { ScreenReaderCard, BoardWords } from '../board-words.ts';
import { counted } from '../counted.ts';

const COUNTS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

const cards = counted('es', { one: 'carta', other: 'cartas' });
const points = counted('es', { one: 'punto', other: 'puntos' });

const place = (card: ScreenReaderCard): string => `carta ${card.place} de ${card.of}`;

const other = (side: string, number: ScreenReaderCard['other']): string =>
  number === 'hidden' ? '' : `; ${side} hay un ${number}`;

export const spanishBoard: BoardWords = {
  you: 'Tú',
  yourTurn: 'Te toca',
  yourLastTurn: 'Tu último turno',
  holding: (sum) => `Tienes ${points(sum)} en la mano`,
  toDraw: (count) => `quedan ${count}`,
  whichSide: '¿Qué lado quieres?',
  thisSide: 'este lado',
  otherSide: 'el otro lado',
  mayBeUnder: (up) => `Debajo del ${up} aún puede haber:`,
  isUnder: (up) => `Te acuerdas. Debajo del ${up} hay:`,
  chooseZero: 'Dale la vuelta a uno de tus ceros.',
  backCounts: 'Lo que hay en el dorso cuenta para ti desde ahora.',
  why: '¿Por qué?',
  enterKey: 'Intro',
  actions: {
    play: {
      single: (numbers) => `Jugar el ${numbers[0]}`,
      equal: (numbers) => `Jugar ${COUNTS[numbers.length]} ${numbers[0]}`,
      triplet: (numbers) => `¡Trío de ${numbers[0]}!`,
      straight: () => 'Jugar la escalera',
    },
    choose: 'Elige tus cartas',
    // The list joins words, but before "un" Spanish never changes "o".
    add: (numbers) => `Falta ${numbers.map((number) => `un ${number}`).join(' o ')}`,
    take: (up) => (up === 'hidden' ? 'Tomar este lado' : `Tomar el ${up}`),
    makes: (sum) => `así tendrás ${sum}`,
    turnOver: 'Dar la vuelta',
    noWayBack: 'sin vuelta atrás',
    knock: 'Golpear',
    pass: 'Yo paso',
    flip: 'Girar este cero',
    sure: { play: 'Sí, jugar', turnOver: 'Sí, dar la vuelta', knock: 'Sí, golpear' },
    notYet: 'No, espera',
    goOn: 'Mostrar las cartas',
  },
  knockReady: (ready, players) => `${ready} de ${players} ${ready === 1 ? 'ha' : 'han'} jugado dos veces`,
  seats: {
    knocked: 'ha golpeado',
    oneMoreTurn: 'un turno más',
    done: 'ha terminado',
    played: 'ha jugado',
    drewOne: 'una carta más',
    turnedZero: 'cero girado',
    andYou: '¿y tú?',
  },
  lastRound: {
    title: 'Última vuelta',
    left: (turns) => (turns === 1 ? 'el último turno' : `quedan ${turns} turnos`),
    counting: 'a contar',
  },
  banner: {
    triplet: '¡Trío!',
    lastRound: '¡Última vuelta!',
    believes: (who) =>
      who === 'you' ? 'Crees que tienes menos que nadie.' : `${who.name} cree tener menos que nadie.`,
    onlyZeros: '¡Solo ceros!',
    holdsZeros: (who) => (who === 'you' ? 'Solo te quedan ceros.' : `A ${who.name} solo le quedan ceros.`),
    endsAtOnce: 'La ronda acaba al momento.',
  },
  screenReader: {
    yourHand: (count, total) => `Tu mano, ${cards(count)}; hasta ahora ${points(total)}`,
    yourCard: (card) => `tu ${card.number}, ${place(card)}${other('en el dorso', card.other)}`,
    goesWith: 'va con lo que has elegido',
    mayTurn: 'se le puede dar la vuelta',
    hand: (name, total, count) => `${name}, ${points(total)}, ${cards(count)}`,
    computer: 'ordenador',
    card: (card) =>
      `${card.number === 'hidden' ? 'una carta oculta' : `dorso ${card.number}`}, ${place(card)}${other('en el frente', card.other)}`,
    onTurn: 'está jugando',
    drawPile: (count, up, down) =>
      `Mazo, ${cards(count)}${up === 'hidden' ? '' : `; a la vista, un ${up}`}${down === 'hidden' ? '' : `; debajo hay un ${down}`}`,
    discardPile: (count, top) =>
      count === 0 ? 'Descartes, vacío' : `Descartes, ${cards(count)}; encima ${top.join(', ')}`,
    happened: 'Qué ha pasado',
    points: 'Puntos',
  },
};
