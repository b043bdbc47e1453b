import { counted, listed } from '../counted.ts';
import type { LeagueWords } from '../league-words.ts';
import type { Person } from '../person.ts';
import { frenchEvening } from './evening.ts';
import { typesetAll } from './typeset.ts';

const list = listed('fr');
const games = counted('fr', { one: 'partie', other: 'parties' });
const points = counted('fr', { one: 'point', other: 'points' });
const won = counted('fr', { one: 'gagnée', other: 'gagnées' });
const people = counted('fr', { one: 'personne', other: 'personnes' });
const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const month = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const name = (person: Person, you = 'toi'): string => (person === 'you' ? you : person.name);
const times = (count: number): string => (count === 1 ? 'une fois' : `${count} fois`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const place = (rank: number): string => (rank === 1 ? '1er' : `${rank}e`);

const QUARTERS = ['Hiver', 'Printemps', 'Été', 'Automne'] as const;

function range(from: number, to: number): string {
  if (from >= 0)
    return `entre ${number.format(from)} et ${number.format(to)} ${to < 2 ? 'point' : 'points'} de mieux par manche`;
  if (to <= 0)
    return `entre ${number.format(-to)} et ${number.format(-from)} ${-from < 2 ? 'point' : 'points'} de moins bien par manche`;
  return `entre ${number.format(-from)} ${-from < 2 ? 'point' : 'points'} de moins bien et ${number.format(to)} de mieux par manche`;
}

export const frenchLeague: LeagueWords = typesetAll<LeagueWords>({
  title: 'Ligues',
  list: {
    intro:
      'Une ligue rassemble vos parties : en ligne, sur un seul appareil et avec de vraies cartes. Un lien suffit, sans compte.',
    none: 'Pas encore de ligue. Crée-en une, ou ouvre le lien que quelqu’un t’envoie.',
    fresh: 'Une nouvelle ligue',
    name: 'Nom de la ligue',
    usualName: 'Notre ligue',
    season: 'Saison',
    seasons: { month: 'Mois', quarter: 'Trimestre', free: 'Libre' },
    seasonHints: {
      month: 'Une nouvelle saison commence le premier de chaque mois.',
      quarter: 'Une nouvelle saison commence tous les trois mois.',
      free: 'Une saison dure jusqu’à ce que tu commences la suivante.',
    },
    make: 'Créer la ligue',
    making: 'Un instant…',
    readIn: 'Reprendre une ligue d’un fichier',
    badFile: 'Il n’y a pas de ligue dans ce fichier.',
    size: (members, played) => `${people(members)} · ${games(played)}`,
    unsent: (entries) =>
      entries === 1 ? '1 entrée reste à envoyer' : `${entries} entrées restent à envoyer`,
  },
  join: {
    who: 'Qui es-tu ?',
    hint: 'Pour que la ligue puisse te montrer tes résultats.',
    new: 'Je suis là pour la première fois',
    look: 'Je regarde seulement',
    join: 'Participer',
    change: 'Quelqu’un d’autre ?',
  },
  page: {
    standings: 'Classement',
    goodNews: 'Que du bon',
    games,
    until: (date) => `jusqu’au ${date}`,
    season: (season) => {
      if (season.kind === 'month') return capital(month.format(Date.UTC(season.year, season.month - 1)));
      return season.kind === 'quarter'
        ? `${QUARTERS[season.quarter - 1] ?? ''} ${season.year}`
        : `Saison ${season.number}`;
    },
    chooseSeason: 'Saison',
    add: 'Ajouter une partie',
    more: 'plus de points',
    fewer: 'moins de points',
    form: 'Forme, dix dernières',
    formWon: 'dix dernières, ● gagnée',
    won: 'gagnée',
    wonOf: (wins, played) => `dernières parties : ${won(wins)} sur ${played}`,
    pairs: 'Qui contre qui, plus souvent devant',
    pair: (one, other, ahead, behind) =>
      `${name(one, 'Toi')} contre ${name(other)} : ${ahead}\u00a0à\u00a0${behind}`,
    youToo: (own) => `${own}, toi`,
    empty: 'Jouez une fois, et tout s’anime ici.',
    leads: (who) => (who === 'you' ? 'Tu es en tête.' : `${who.name} est en tête.`),
    close: (close) => `${capital(list(close.map((who) => name(who))))} : au coude à coude.`,
    open: (who, played) => `${name(who, 'Toi')} : seulement ${games(played)}, tout reste possible.`,
    table: 'Le classement en tableau',
    columns: {
      name: 'Nom',
      place: 'Place',
      points: 'Face à la table',
      games: 'Parties',
      wins: 'Gagnées',
      knocks: 'Frappé à raison',
      zeros: 'Plus que des zéros',
      triplets: 'Triplettes',
    },
    places: (best, worst) => (best === worst ? place(best) : `${place(best)} à ${place(worst)}`),
    range,
    fairShare: (wins, fair) => `${won(wins)}, part équitable : ${number.format(fair)}`,
    share: (part, whole) => `${part} sur ${whole}`,
    numbers: 'En chiffres',
    openTable: 'Ouvrir une table en ligne',
  },
  records: {
    'lowest-game': { title: 'partie la plus basse', award: 'la main légère' },
    knocks: { title: 'frappé à raison', award: 'le poing sûr' },
    streak: { title: 'victoires de suite', award: 'la série gagnante' },
    triplets: { title: 'triplettes', award: 'la chance des triplettes' },
    zeros: { title: 'manches à zéros', award: 'tout à zéro' },
  },
  good: {
    'lowest-game': (fewest) => `détient le record : une partie entière avec ${points(fewest)}.`,
    knocks: (right, knocks) =>
      `a frappé ${times(knocks)}, et ${right === knocks ? 'chaque fois' : times(right)} à raison.`,
    streak: (wins) => `a gagné ${games(wins)} de suite.`,
    triplets: (count) => `a joué le plus de triplettes : ${count}.`,
    zeros: (count) => `a fini une manche en n’ayant plus que des zéros, ${times(count)}.`,
    new: (played) => `débute : ${games(played)} pour l’instant, et tout l’avenir devant soi.`,
    wins: (wins) => `a gagné ${games(wins)}.`,
    'right-knocks': (right) => `a frappé à raison, ${times(right)}.`,
    'own-zeros': (count) => `n’avait plus que des zéros, ${times(count)}.`,
    'free-rounds': (rounds) => `a fini une manche sans prendre un point, ${times(rounds)}.`,
    played: (played) => `était là pour ${games(played)}. Toute table a besoin de gens comme ça.`,
    welcome: 'fait partie de la ligue. La première partie ne va pas tarder.',
    award: 'la bonne compagnie',
  },
  end: {
    title: 'Fin de la saison',
    headline: (winners) =>
      winners.length === 1 && winners[0] === 'you'
        ? 'Ta saison !'
        : `${capital(list(winners.map((who) => name(who))))} : quelle saison !`,
    note: (played, better) =>
      `${games(played)}. À la fin, ${points(Math.round(better * 10) / 10)} de mieux que la table par manche.`,
    narrowly: 'C’était serré.',
    picture: 'Image',
    back: 'Vers la saison en cours',
  },
  results: {
    title: 'Toutes les parties',
    none: 'Pas encore de partie.',
    corrected: 'corrigée',
    withdrawn: 'retirée',
    unsent: 'pas encore envoyée',
    sources: { online: 'en ligne', device: 'sur un appareil', sheet: 'avec de vraies cartes' },
    wins: (own) => `${own} gagne`,
    round: 'Manche',
    total: 'Total',
    correct: 'Corriger',
    withdraw: 'Retirer',
    sure: 'Oui, la retirer',
    keep: 'Laisser',
    undo: 'Annuler',
    undone: 'annulée',
  },
  add: {
    title: 'Ajouter une partie',
    which: 'Quelle partie ?',
    noGames: 'Il n’y a pas de partie finie sur cet appareil. Joues-en une, ou tiens une feuille de points.',
    device: 'Parties sur cet appareil',
    sheets: 'Feuilles de points',
    league: 'Ajouter à une ligue',
    who: 'Qui était assis où ?',
    guest: 'De passage',
    newMember: (own) => `${own}, pour la première fois`,
    needsMember: 'Au moins une personne doit faire partie de la ligue.',
    twice: (own) => `${own} ne peut occuper qu’une place.`,
    add: 'Ajouter à la ligue',
    save: 'Enregistrer la correction',
    added: 'C’est dans la ligue.',
    show: 'Montrer la ligue',
    already: 'Cette partie est déjà dans la ligue.',
    knocked: 'A frappé',
    nobody: 'personne',
    sums: (round) => `Sommes de la manche ${round}`,
    wrong:
      'Les chiffres ne sont pas justes : quelqu’un doit atteindre la limite à la dernière manche, et pas avant.',
  },
  settings: {
    title: 'Réglages de la ligue',
    onlyGood: 'Que du bon',
    onlyGoodHint: 'Pour tout le monde : pas de classement, mais du bien de chaque personne.',
    save: 'Enregistrer',
    members: 'Membres',
    remove: (own) => `Enlever ${own}`,
    removed: 'n’en fait plus partie',
    link: 'Le lien de la ligue',
    linkHint: 'Avec lui, on peut lire, participer et ajouter des parties.',
    message: (league) => `Notre ligue « ${league} » dans Quando`,
    copyJson: 'Tout (JSON)',
    copyCsv: 'Pour tableurs (CSV)',
    files: 'À emporter',
    startSeason: 'Commencer la saison suivante',
    delete: 'Supprimer la ligue pour de bon',
    deleteHint:
      'Toutes ses parties et tous ses noms disparaissent du serveur, pour tout le monde. Enregistre d’abord un fichier si tu veux les garder.',
    deleteSure: 'Oui, supprimer pour de bon',
    keep: 'Non, la garder',
    forget: 'L’oublier sur cet appareil',
    forgetHint: 'La ligue reste où elle est. Avec le lien, tu la retrouves.',
    forgetMakerHint:
      'Tu as créé cette ligue. Si cet appareil l’oublie, plus personne ne pourra y mettre de l’ordre ni la supprimer.',
  },
  evening: frenchEvening,
  states: {
    loading: 'La ligue arrive…',
    gone: 'Cette ligue n’existe plus',
    goneText: 'La personne qui l’a créée l’a supprimée.',
    wrong: 'Pas de ligue ici',
    wrongText: 'Le lien n’est pas complet, ou la ligue a été supprimée.',
    unreachable: 'La ligue est injoignable',
    unreachableText: 'Cet appareil ne l’a encore jamais vue, et le serveur ne répond pas.',
    retry: 'Réessayer',
    offline: 'Pas de connexion. Tu vois la ligue comme elle était ; ce que tu ajoutes partira plus tard.',
    toLeagues: 'Vers mes ligues',
    tooMany: 'C’était beaucoup à la fois. Réessaie dans une minute.',
    refused: 'La ligue ne l’a pas accepté. Recharge la page et réessaie.',
    notYours: 'Seule la personne qui a créé la ligue, ou qui l’a ajouté, peut le faire.',
    notSaved: 'Cela n’a pas pu être enregistré sur cet appareil. Réessaie.',
  },
  columns: ['Date', 'Partie', 'Manche', 'Nom', 'Somme', 'A frappé', 'Plus que des zéros', 'Points', 'Total'],
});
