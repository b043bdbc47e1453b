import type { CareWords } from '../care-words.ts';
import { de } from './elision.ts';
import { typesetAll } from './typeset.ts';

export const frenchCare: CareWords = typesetAll({
  nudge: (name: string) => `Faire signe à ${name}`,
  replace: (name: string) => `Laisser un ordinateur jouer pour ${name}`,
  vote: (name: string) => `Voter : un ordinateur joue pour ${name}`,
  question: (name: string) => `Un ordinateur pour ${name} ?`,
  votes: (given: number, needed: number) => `${given} voix sur ${needed}`,
  unvote: 'Retirer ma voix',
  restore: (name: string) => `Laisser ${name} jouer à nouveau`,
  newLink: (name: string) => `Nouveau lien privé pour ${name}`,
  newLinkText: (name: string) =>
    `Seulement pour ${name}, en cas d’appareil perdu : la première personne qui ouvre ce lien reçoit la place ${de(name)}, dès qu’il n’y a plus de cartes sur la table.`,
  isSlow: (name: string) => `${name} prend beaucoup de temps.`,
  isNudged: (name: string) => `On a fait signe à ${name}, qui a une demi-minute pour répondre.`,
  noAnswer: (name: string) => `${name} ne répond pas.`,
  youNudged: 'Les autres attendent. Tu es toujours là ?',
  hereIAm: 'Je suis là',
  youReplaced: 'Les autres laissent un ordinateur jouer pour toi jusqu’à la fin de cette manche.',
  later: 'Pas maintenant',
});
