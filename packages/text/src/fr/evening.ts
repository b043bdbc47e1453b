import type { EveningWords } from '../evening-words.ts';

const signed = new Intl.NumberFormat('fr', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const frenchEvening: EveningWords = {
  title: 'Soirée en duplicate',
  intro:
    'Plusieurs tables jouent les mêmes donnes, chacune dans son ordre. Ce qui compte, c’est ton résultat face à celles et ceux qui ont eu tes cartes.',
  who: 'Qui joue ?',
  players: 'Personnes par table',
  rounds: 'Manches',
  plan: (tables, free) =>
    `${tables} tables${free === 0 ? '.' : free === 1 ? ', et il reste une place pour quelqu’un de passage ou un ordinateur.' : `, et il reste ${free} places pour des gens de passage et des ordinateurs.`}`,
  needsTwo: 'Il faut au moins deux personnes.',
  tooMany: 'Il n’y a pas assez de tables pour tant de personnes.',
  open: 'Tirer les tables au sort',
  opening: 'Les tables se préparent…',
  underWay: 'Une soirée en duplicate est en cours',
  table: (number) => `Table ${number}`,
  yourTable: 'ta table',
  sit: 'À la table',
  freeSeats: 'de passage, et ordinateurs',
  waiting: 'pas encore commencée',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  done: 'terminée',
  progress: (finished, tables) =>
    finished === 1 ? `1 table sur ${tables} a terminé.` : `${finished} tables sur ${tables} ont terminé.`,
  secret:
    'Le résultat arrive quand toutes les tables ont terminé. D’ici là, personne ne sait quelles cartes une autre table a eues dans quelle manche, et personne ne peut la regarder ni lire son déroulement.',
  end: 'Terminer la soirée',
  endHint: 'Les tables qui n’ont pas terminé ne seront pas comparées.',
  endSure: 'Oui, terminer maintenant',
  goOn: 'Continuer à jouer',
  result: 'Le résultat de la soirée',
  wins: (who) => (who === 'you' ? 'La soirée est à toi !' : `${who.name} gagne la soirée.`),
  note: 'Autant de points de mieux que la moyenne des personnes qui ont eu les mêmes cartes. Plus la tache est large, plus la chance à la pioche a pu compter.',
  nothing: 'Moins de deux tables ont terminé : il n’y a rien à comparer.',
  better: (points) => signed.format(points),
  columns: { place: 'Place', name: 'Nom', table: 'Table', better: 'Avec les mêmes cartes', points: 'Points' },
  hadStandIn: 'un ordinateur a pris le relais',
  share: 'Partager le résultat',
  copied: 'Copié',
  toEvening: 'À la soirée',
  toLeague: 'À la ligue',
};
