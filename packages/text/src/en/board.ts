import type { CardNumber } from '@quando/rules';
import type { ScreenReaderCard, BoardWords } from '../board-words.ts';
import { counted, listed } from '../counted.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const either = listed('en-GB', 'disjunction');
const cards = counted('en', { one: 'card', other: 'cards' });
const points = counted('en', { one: 'point', other: 'points' });

const a = (number: CardNumber): string => (number === 8 ? `an ${number}` : `a ${number}`);

const place = (card: ScreenReaderCard): string => `card ${card.place} of ${card.of}`;

const other = (side: string, number: ScreenReaderCard['other']): string =>
  number === 'hidden' ? '' : `; its ${side} is ${a(number)}`;

export const englishBoard: BoardWords = {
  you: 'You',
  yourTurn: 'Your turn',
  yourLastTurn: 'Your last turn',
  holding: (sum) => `You hold ${points(sum)}`,
  toDraw: (count) => `${count} left`,
  whichSide: 'Which side do you want?',
  thisSide: 'this side',
  otherSide: 'other side',
  mayBeUnder: (up) => `Under the ${up} there may still be:`,
  isUnder: (up) => `You remember. Under the ${up} there is:`,
  chooseZero: 'Turn one of your zeros over.',
  backCounts: 'What is on its back counts for you from now on.',
  why: 'Why?',
  enterKey: 'Enter',
  actions: {
    play: {
      single: (numbers) => `Play the ${numbers[0]}`,
      equal: (numbers) => `Play ${COUNTS[numbers.length]} ${numbers[0]}s`,
      triplet: (numbers) => `Triplet of ${numbers[0]}s!`,
      straight: () => 'Play the straight',
    },
    choose: 'Choose cards',
    add: (numbers) => `Add ${either(numbers.map(a))}`,
    take: (up) => (up === 'hidden' ? 'Take this side' : `Take the ${up}`),
    makes: (sum) => `makes ${sum}`,
    turnOver: 'Turn over',
    noWayBack: 'no going back',
    knock: 'Knock',
    pass: 'I pass',
    flip: 'Turn this zero over',
    sure: { play: 'Yes, play', turnOver: 'Yes, turn it over', knock: 'Yes, knock' },
    notYet: 'No, wait',
    goOn: 'Show all cards',
  },
  knockReady: (ready, players) => `${ready} of ${players} ${ready === 1 ? 'has' : 'have'} played twice`,
  seats: {
    knocked: 'has knocked',
    oneMoreTurn: 'one more turn',
    done: 'is done',
    played: 'has played',
    drewOne: '+1 card',
    turnedZero: 'turned a zero',
    andYou: 'and you?',
  },
  lastRound: {
    title: 'Last round',
    left: (turns) => (turns === 1 ? 'the last turn' : `${turns} turns left`),
    counting: 'count',
  },
  banner: {
    triplet: 'Triplet!',
    lastRound: 'Last round!',
    believes: (who) =>
      who === 'you' ? 'You think everybody else has more.' : `${who.name} thinks everybody else has more.`,
    onlyZeros: 'Only zeros!',
    holdsZeros: (who) =>
      who === 'you' ? 'You hold nothing but zeros.' : `${who.name} holds nothing but zeros.`,
    endsAtOnce: 'The round ends at once.',
  },
  screenReader: {
    yourHand: (count, total) => `Your hand, ${cards(count)}; you have ${points(total)} so far`,
    yourCard: (card) => `your ${card.number}, ${place(card)}${other('back', card.other)}`,
    goesWith: 'goes with your choice',
    mayTurn: 'can be turned over',
    hand: (name, total, count) => `${name}, ${points(total)}, ${cards(count)}`,
    computer: 'computer',
    card: (card) =>
      `${card.number === 'hidden' ? 'a face-down card' : `back ${card.number}`}, ${place(card)}${other('front', card.other)}`,
    onTurn: 'playing now',
    drawPile: (count, up, down) =>
      `Draw pile, ${cards(count)}${up === 'hidden' ? '' : `; ${a(up)} is showing`}${down === 'hidden' ? '' : `; under it there is ${a(down)}`}`,
    discardPile: (count, top) =>
      count === 0 ? 'Discard pile, empty' : `Discard pile, ${cards(count)}; on top ${top.join(', ')}`,
    happened: 'What happened',
    points: 'Points',
  },
};
