import type { EveningWords } from '../evening-words.ts';

const signed = new Intl.NumberFormat('fr', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const frenchEvening: EveningWords = {
  title: 'Soirée en duplicate',
  intro:
    'Plusieurs tables jouent les mêmes donnes, chacune dans son ordre. Ce qui compte, c’est ton résultat face à celles et ceux qui ont eu tes cartes.',
  who: 'Qui joue ?',
  players: 'Joueurs par table',
  rounds: 'Manches',
  plan: (tables, free) =>
    `${tables} tables${free === 0 ? '.' : free === 1 ? ', et une place reste pour un invité ou un robot.' : `, et ${free} places restent pour des invités et des robots.`}`,
  needsTwo: 'Il faut au moins deux personnes.',
  tooMany: 'Il n’y a pas assez de tables pour tant de personnes.',
  open: 'Tirer les tables au sort',
  opening: 'Les tables se préparent…',
  underWay: 'Une soirée en duplicate est en cours',
  table: (number) => `Table ${number}`,
  yourTable: 'ta table',
  sit: 'À la table',
  freeSeats: 'invités et robots',
  waiting: 'pas encore commencée',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  done: 'terminée',
  progress: (finished, tables) =>
    finished === 1 ? `1 table sur ${tables} a terminé.` : `${finished} tables sur ${tables} ont terminé.`,
  secret:
    'Le résultat vient quand toutes ont terminé. D’ici là, personne ne sait quand une autre table a eu quelles cartes, et personne ne peut la regarder ni lire sa feuille de partie.',
  end: 'Terminer la soirée',
  endHint: 'Les tables qui n’ont pas terminé ne seront pas comparées.',
  endSure: 'Oui, terminer maintenant',
  goOn: 'Continuer à jouer',
  result: 'Le résultat de la soirée',
  wins: (who) => (who === 'you' ? 'La soirée est à toi !' : `${who.name} gagne la soirée.`),
  note: 'Points de mieux que la moyenne de toutes les personnes qui ont eu les mêmes cartes. Une tache est aussi large que ce que la chance à la pioche laisse ouvert.',
  nothing: 'Moins de deux tables ont terminé : il n’y a rien à comparer.',
  better: (points) => signed.format(points),
  columns: { place: 'Place', name: 'Nom', table: 'Table', better: 'Avec les mêmes cartes', points: 'Points' },
  hadStandIn: 'un robot a remplacé',
  share: 'Partager le résultat',
  copied: 'Copié',
  toEvening: 'À la soirée',
  toLeague: 'À la ligue',
};
