import type { CardNumber } from '@quando/rules';
import type { Catalogue, EventWords } from '../catalogue.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';
import { sameSubject } from '../same-subject.ts';
import { faults, refusals } from './refusals.ts';
import { typeset } from './typeset.ts';

const COUNTS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

const list = listed('fr');
const cards = counted('fr', { one: 'carte', other: 'cartes' });
const points = counted('fr', { one: 'point', other: 'points' });

const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? `Tu ${you}` : `${who.name} ${other}`;

const same = (numbers: readonly CardNumber[]): string => `${COUNTS[numbers.length]} ${numbers[0]}`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const events: EventWords = {
  dealt: (dealer, round, count) =>
    `Manche ${round}. ${does(dealer, 'distribues', 'distribue')} ${cards(count)} à chacun.`,
  played: {
    single: (who, numbers) => `${does(who, 'joues', 'joue')} un ${numbers[0]}.`,
    equal: (who, numbers) => `${does(who, 'joues', 'joue')} ${same(numbers)}.`,
    triplet: (who, numbers) => `Triplette ! ${does(who, 'joues', 'joue')} ${same(numbers)}.`,
    straight: (who, numbers) => `${does(who, 'joues', 'joue')} la série ${numbers.join('-')}.`,
  },
  tookUp: (who, front, why) => {
    const side = front === 'hidden' ? 'la face visible' : `le ${front} visible`;
    return why === 'turn'
      ? `${does(who, 'prends', 'prend')} ${side}.`
      : `${does(who, 'n’as pas de zéro et prends', 'n’a pas de zéro et prend')} ${side}.`;
  },
  tookDown: (who, { front, back }, why) => {
    const verb =
      why === 'turn'
        ? does(who, 'retournes', 'retourne')
        : does(who, 'n’as pas de zéro et retournes', 'n’a pas de zéro et retourne');
    if (who === 'you' && front !== 'hidden') return `${verb} la carte : c’est un ${front}.`;
    return `${verb} ${back === 'hidden' ? 'la carte' : `le ${back}`} de la pile de pioche.`;
  },
  playedAndDrew: (who, play, draw) => sameSubject(play, draw, who === 'you' ? 'Tu' : who.name, 'et'),
  flipped: (who, front) => {
    const action = `${does(who, 'retournes', 'retourne')} un zéro`;
    return front === 'hidden' ? `${action}.` : `${action} : c’est maintenant un ${front}.`;
  },
  skipped: (who) =>
    `Il ne reste plus de carte : ${who === 'you' ? 'tu ne pioches' : `${who.name} ne pioche`} rien.`,
  pileTurned: 'La pile de pioche est épuisée : on retourne la pile de défausse.',
  knocked: (who) => `${does(who, 'frappes', 'frappe')} : dernier tour !`,
  passed: (who) => `${does(who, 'passes', 'passe')}.`,
  won: (winners) => {
    if (winners.length === 1) return `${does(winners[0]!, 'gagnes', 'gagne')} la partie !`;
    const others = winners.flatMap((who) => (who === 'you' ? [] : [who.name]));
    if (winners.includes('you')) return `${list([...others, 'toi'])}, vous gagnez la partie !`;
    return `${list(others)} gagnent la partie !`;
  },
};

export const french: Catalogue = {
  language: 'fr',
  typeset,
  list,
  cards,
  points,
  you: 'toi',
  events,
  groups: {
    single: (numbers) => `Un ${numbers[0]}`,
    equal: (numbers) => capitalised(same(numbers)),
    triplet: (numbers) => `Triplette de ${numbers[0]} !`,
    straight: (numbers) => `Série ${numbers.join('-')}`,
  },
  results: {
    over: { knock: 'La manche est finie.', zeros: 'Plus que des zéros ! La manche est finie.' },
    scoreReasons: {
      lowest: () => 'la plus petite somme',
      tied: () => 'aussi la plus petite somme',
      counted: () => 'la somme compte',
      'knocker-alone': () => 'seule plus petite somme',
      'knocker-tied': (sum, score) => `la plus petite somme, mais à égalité : ${penaltySum(sum, score)}`,
      'knocker-beaten': (sum, score) => `pas la plus petite somme : ${penaltySum(sum, score)}`,
    },
    knocker: (who, scoreReason) => `${does(who, 'as frappé', 'a frappé')}, ${scoreReason}.`,
    scores: (items) => `Points : ${items}.`,
  },
  prompts: {
    turn: (who) => (who === 'you' ? 'À toi de jouer.' : `C’est à ${who.name} de jouer.`),
    draw: (who) => (who === 'you' ? 'À toi de piocher.' : `${who.name} pioche une carte.`),
    penalty: (who) => (who === 'you' ? 'Triplette !' : `Triplette ! C’est maintenant à ${who.name}.`),
    lastRound: 'Dernier tour !',
    noZero: 'Tu n’as pas de zéro.',
    roundOver: 'La manche est finie.',
    gameOver: 'La partie est finie.',
    take: (up) => `Prends le ${up} ou retourne la carte.`,
    may: {
      play: 'Joue une série ou des valeurs identiques.',
      'play-or-knock': 'Joue une série ou des valeurs identiques, ou bien frappe.',
      'play-or-pass': 'Joue une série ou des valeurs identiques, ou bien passe.',
      draw: 'Prends la face visible ou retourne la carte.',
      flip: 'Retourne un de tes zéros.',
    },
  },
  refusals,
  faults,
};
