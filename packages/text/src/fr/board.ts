import type { ScreenReaderCard, BoardWords } from '../board-words.ts';
import { counted, listed } from '../counted.ts';
import { typesetAll } from './typeset.ts';

const COUNTS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

const either = listed('fr', 'disjunction');
const cards = counted('fr', { one: 'carte', other: 'cartes' });
const points = counted('fr', { one: 'point', other: 'points' });

const place = (card: ScreenReaderCard): string => `carte ${card.place} sur ${card.of}`;

const other = (side: string, number: ScreenReaderCard['other']): string =>
  number === 'hidden' ? '' : ` ; ${side}, un ${number}`;

export const frenchBoard: BoardWords = typesetAll<BoardWords>({
  you: 'Toi',
  yourTurn: 'À toi',
  yourLastTurn: 'Ton dernier coup',
  holding: (sum) => `Tu as ${points(sum)} en main`,
  toDraw: (count) => `encore ${count}`,
  whichSide: 'Quelle face veux-tu ?',
  thisSide: 'cette face',
  otherSide: 'l’autre face',
  mayBeUnder: (up) => `Sous le ${up}, il peut encore y avoir :`,
  isUnder: (up) => `Tu t’en souviens. Sous le ${up}, il y a :`,
  chooseZero: 'Retourne un de tes zéros.',
  backCounts: 'Ce qui est au dos compte pour toi dès maintenant.',
  why: 'Pourquoi ?',
  enterKey: 'Entrée',
  actions: {
    play: {
      single: (numbers) => `Jouer le ${numbers[0]}`,
      equal: (numbers) => `Jouer ${COUNTS[numbers.length]} ${numbers[0]}`,
      triplet: (numbers) => `Triplette de ${numbers[0]} !`,
      straight: () => 'Jouer la série',
    },
    choose: 'Choisis tes cartes',
    add: (numbers) => `Il manque ${either(numbers.map((number) => `un ${number}`))}`,
    take: (up) => (up === 'hidden' ? 'Prendre cette face' : `Prendre le ${up}`),
    makes: (sum) => `ça fera ${sum}`,
    turnOver: 'Retourner',
    noWayBack: 'sans retour',
    knock: 'Frapper',
    pass: 'Je passe',
    flip: 'Retourner ce zéro',
    sure: { play: 'Oui, jouer', turnOver: 'Oui, retourner', knock: 'Oui, frapper' },
    notYet: 'Non, attends',
    goOn: 'Montrer les cartes',
  },
  knockReady: (ready, players) => `${ready} sur ${players} ${ready < 2 ? 'a' : 'ont'} joué deux fois`,
  seats: {
    knocked: 'a frappé',
    oneMoreTurn: 'encore un coup',
    done: 'a fini',
    played: 'a joué',
    drewOne: '+1 carte',
    turnedZero: 'zéro retourné',
    andYou: 'et toi ?',
  },
  lastRound: {
    title: 'Dernier tour',
    left: (turns) => (turns === 1 ? 'le dernier coup' : `encore ${turns} coups`),
    counting: 'on compte',
  },
  banner: {
    triplet: 'Triplette !',
    lastRound: 'Dernier tour !',
    believes: (who) =>
      who === 'you' ? 'Tu penses avoir le plus petit total.' : `${who.name} pense avoir le plus petit total.`,
    onlyZeros: 'Plus que des zéros !',
    holdsZeros: (who) =>
      who === 'you' ? 'Tu n’as plus que des zéros en main.' : `${who.name} n’a plus que des zéros en main.`,
    endsAtOnce: 'La manche s’arrête tout de suite.',
  },
  screenReader: {
    yourHand: (count, total) => `Ta main, ${cards(count)} ; jusqu’ici ${points(total)}`,
    yourCard: (card) => `ton ${card.number}, ${place(card)}${other('au dos', card.other)}`,
    goesWith: 'va avec ton choix',
    mayTurn: 'peut être retourné',
    hand: (name, total, count) => `${name}, ${points(total)}, ${cards(count)}`,
    computer: 'ordinateur',
    card: (card) =>
      `${card.number === 'hidden' ? 'une carte cachée' : `dos : ${card.number}`}, ${place(card)}${other('devant', card.other)}`,
    onTurn: 'joue maintenant',
    drawPile: (count, up, down) =>
      `Pile de pioche, ${cards(count)}${up === 'hidden' ? '' : ` ; face visible, un ${up}`}${down === 'hidden' ? '' : ` ; dessous, un ${down}`}`,
    discardPile: (count, top) =>
      count === 0
        ? 'Pile de défausse, vide'
        : `Pile de défausse, ${cards(count)} ; au-dessus ${top.join(', ')}`,
    happened: 'Ce qui s’est passé',
    points: 'Points',
  },
});
