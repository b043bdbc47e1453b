import { de } from './elision.ts';
import { typesetAll } from './typeset.ts';
import type { PublicWords } from '../public-words.ts';

export const frenchPublic: PublicWords = typesetAll({
  title: 'Jouer avec des gens',
  now: 'Jouer tout de suite avec des gens',
  nowHint:
    'La partie commence aussitôt. Des ordinateurs gardent les autres places jusqu’à ce que des gens arrivent.',
  finding: 'On cherche une table…',
  safety:
    'Personne ne peut t’écrire ici : il n’y a que des phrases toutes faites. Tu peux rendre muet, bloquer et signaler.',
  tables: 'Tables publiques',
  none: 'Personne ne joue en ce moment. Commence, et d’autres pourront te rejoindre.',
  people: (people: number, players: number) =>
    `${people} ${people === 1 ? 'place' : 'places'} sur ${players} avec des gens`,
  round: (round: number) => `manche ${round}`,
  beginning: 'va commencer',
  join: 'S’asseoir',
  full: 'Complète',
  badName: 'Ce nom ne va pas à une table publique. Choisis l’un de ceux-ci, ou change-le :',
  off: 'Il n’y a pas de tables publiques sur ce serveur.',
  barred: 'Tu ne peux pas jouer aux tables publiques ici pour le moment.',
  tooMany: 'Cela fait beaucoup d’essais. Réessaie un peu plus tard.',
  tooLate: 'Quelqu’un a été plus rapide. Choisis une autre table.',
  again: 'Continuer avec des gens',
  care: {
    title: 'Les gens à cette table',
    nobody: 'Il n’y a personne d’autre à cette table.',
    block: 'Bloquer',
    blockHint:
      'Si tu bloques quelqu’un, tu ne vois plus ses phrases, et vous ne vous retrouvez plus à la même table.',
    blocked: (name: string) => `${name} : c’est bloqué.`,
    unblock: 'Débloquer',
    unblocked: (name: string) => `${name} : ce n’est plus bloqué.`,
    report: 'Signaler',
    why: (name: string) => `Que veux-tu signaler à propos ${de(name)} ?`,
    reasons: { name: 'Le nom', phrases: 'Les phrases', play: 'La façon de jouer', other: 'Autre chose' },
    reported: 'Merci. La personne qui tient ce serveur va regarder.',
    failed: 'Cela n’a pas marché. Réessaie dans un instant.',
  },
  operator: {
    title: 'Exploitation',
    secret: 'Le secret de ce serveur',
    enter: 'Ouvrir',
    refresh: 'Actualiser',
    refusals: {
      off: 'Ce serveur n’a pas d’accès d’exploitation : OPERATOR_SECRET n’est pas défini.',
      wrong: 'Ce n’est pas le secret.',
      'too-many': 'Trop d’essais. Réessaie dans quelques minutes.',
      unreachable: 'Pas de réponse. Vérifie la connexion et réessaie.',
    },
    metrics: (tables: number, connections: number) =>
      `Tables en mémoire : ${tables} · Connexions : ${connections}`,
    reports: 'Signalements',
    noReports: 'Il n’y a pas de signalement.',
    noTables: 'Personne ne joue à une table publique.',
    bans: 'Personnes écartées',
    noBans: 'Personne n’est écarté.',
    close: 'Fermer la table',
    ban: 'Écarter un jour',
    settle: 'Classer',
    lift: 'Réadmettre',
  },
});
