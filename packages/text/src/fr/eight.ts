import { counted } from '../counted.ts';
import type { EightWords } from '../eight-words.ts';
import { typesetAll } from './typeset.ts';

const points = counted('fr', { one: 'point', other: 'points' });
const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('fr', { style: 'percent' });

const finishers = counted('fr', { one: 'personne a', other: 'personnes ont' });

function verdict(over: number): string {
  if (over === 0) return 'exactement le par';
  return `${number.format(Math.abs(over))} ${over < 0 ? 'sous le' : 'au-dessus du'} par`;
}

export const frenchEight: EightWords = typesetAll<EightWords>({
  title: 'Les huit du jour',
  weekTitle: 'Les huit de la semaine',
  clubTitle: 'Nos huit manches',
  intro: 'Huit manches, les mêmes cartes partout dans le monde.',
  clubIntro: 'Huit manches, les mêmes cartes pour toutes les personnes qui ont ce lien.',
  weekIntro: (players) => `Huit manches à ${players}, les mêmes cartes pour tous.`,
  legend: {
    fewer: 'bien moins de points que le par',
    par: 'le par : un Champion à ta place, avec les mêmes cartes',
    more: 'bien plus. Ça arrive.',
  },
  discs: {
    0: 'bien plus de points que le par',
    1: 'plus de points que le par',
    2: 'le par',
    3: 'moins de points que le par',
    4: 'bien moins de points que le par',
  },
  disc: (round, disc) => `Manche ${round} : ${disc}`,
  discNext: (round) => `Manche ${round} : pas encore jouée`,
  soFar: (rounds, over) =>
    over === 0
      ? `${rounds} sur 8 : autant de points que le Champion.`
      : `${rounds} sur 8 : ${points(Math.abs(over))} de ${over < 0 ? 'moins' : 'plus'} que le Champion.`,
  minutes: (minutes) => `encore ${minutes} min environ`,
  deal: (round) => `Commencer la manche ${round}`,
  goOn: (round) => `Reprendre la manche ${round}`,
  round: (round) => `Manche ${round} sur 8`,
  headline: (over) =>
    over === 0
      ? 'Pile le par'
      : `${Math.abs(over)} de ${over < 0 ? 'moins que le par !' : 'plus que le par'}`,
  you: 'Toi',
  master: 'Champion',
  masterHint: 'à ta place, les mêmes cartes',
  masterPlays: 'joue encore…',
  points,
  together: 'Jusqu’ici',
  sums: (own, par) => `toi ${own} · par ${par}`,
  verdict,
  toResult: 'Voir le résultat',
  summary: (own, par) => `${points(own)} en huit manches, le par était de ${par}`,
  fewerPoints: 'moins de points',
  morePoints: 'plus de points',
  par: 'Par',
  costliest: (round) => `La manche ${round} a coûté cher`,
  masterWay: 'Voir comment le Champion l’a jouée',
  givesNothingAway: 'ne dévoile aucune carte',
  onHonour: 'Joué sur l’honneur, sans classement',
  notCounted: 'Cet essai ne compte pas.',
  nextIn: (hours, minutes) => `les huit suivantes dans ${hours > 0 ? `${hours} h` : `${minutes} min`}`,
  again: 'Rejouer sans compter',
  share: 'Partager le résultat',
  sharePicture: 'Partager une image',
  copied: 'Copié',
  sameCards: 'Mêmes cartes :',
  pictured: (date) => `Les huit du ${date}`,
  ahead: 'Ces huit manches n’ont pas encore commencé.',
  noMaster: 'Il faut télécharger les Champions une fois, et il n’y a pas de connexion en ce moment.',
  notSaved: 'Cela n’a pas pu être enregistré sur cet appareil. Réessaie.',
  tryAgain: 'Réessayer',
  ranked: {
    label: 'Classé sur ce serveur',
    offer: 'Jouer classé sur ce serveur',
    onHonour: 'Jouer plutôt sur l’honneur',
    finished: (people, mean) =>
      mean === undefined
        ? 'Personne n’a encore fini. Le serveur distribue, et tu n’as qu’un essai.'
        : `${finishers(people)} terminé jusqu’ici, avec ${points(Math.round(mean * 10) / 10)} en moyenne.`,
    betterThan: (share) => `Mieux que ${percent.format(share / 100)} des autres`,
    name: 'Nom',
    sum: 'Points',
    nameless: 'Nom supprimé',
    secretLater: (when) => `Les cartes découlent d’un secret qui sera publié le ${when}.`,
    secretIs: 'Les cartes découlaient de ce secret :',
    kept: 'Les cartes découlaient de ce secret, promis avant la première manche :',
    broken: 'Le secret publié n’est pas celui qui avait été promis avant la première manche.',
    isVoid: 'La table de la manche a été supprimée : cet essai ne peut pas être terminé.',
    refusals: {
      over: 'Ces huit manches ne peuvent pas être jouées sur ce serveur en ce moment.',
      full: 'Tant de monde joue ces huit manches que le serveur n’accepte plus personne.',
      'too-many': 'C’était trop à la fois. Réessaie dans une minute.',
      unreachable: 'Le serveur est injoignable. Il garde les manches jouées.',
    },
  },
  calendar: {
    title: 'Calendrier',
    daysInARow: (days) => (days === 1 ? 'jour de suite' : 'jours de suite'),
    restDays: 'Deux jours de repos par semaine ne cassent pas la série.',
    newRow: 'Une nouvelle série commence aujourd’hui.',
    noneYet: 'Joue tes premières huit manches et ta série commence.',
    earlier: 'Mois précédent',
    later: 'Mois suivant',
    today: 'aujourd’hui',
    rest: 'jour de repos',
    open: 'pas joué',
    trend: 'Les 30 derniers jours',
    mean: (over) => `${verdict(over)} en moyenne`,
    pastHint: 'Tu peux jouer les jours passés. Ils ne comptent pas.',
    play: (day) => `Jouer le ${day}`,
    look: (day) => `Revoir le ${day}`,
  },
  comparison: {
    title: 'Côte à côte',
    dealt: 'Distribué',
    hand: 'À la fin',
    verbs: { play: 'joue', draw: 'doit piocher', flip: 'retourne un zéro', knock: 'frappe', pass: 'passe' },
    drew: { up: 'prend la face visible', down: 'prend la face cachée' },
    cards: (numbers) => `cartes ${numbers}`,
    over: 'Manche terminée',
    replayOwn: 'Revoir ta manche',
    replayMaster: 'Regarder le Champion',
    review: 'Où sont partis les points ?',
  },
  weeks: {
    title: 'Les huit de la semaine',
    hint: 'La même idée avec un autre nombre de joueurs, chaque lundi.',
    players: (players) => `à ${players}`,
  },
  club: {
    title: 'Tes propres huit manches',
    hint: 'Pour un club ou une famille : avec le lien, tous jouent les mêmes cartes, et vous comparez.',
    make: 'Créer un lien',
    invite: 'Partager le lien',
    invitation: 'Joue les mêmes huit manches de Quando que moi :',
    fault: 'Ce lien est incomplet.',
  },
});
