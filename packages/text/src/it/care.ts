import type { CareWords } from '../care-words.ts';
import { to } from './preposition.ts';

export const italianCare: CareWords = {
  nudge: (name) => `Fai un cenno ${to(name)}`,
  replace: (name) => `Fai giocare un computer al posto di ${name}`,
  vote: (name) => `Vota: un computer al posto di ${name}`,
  question: (name) => `Un computer al posto di ${name}?`,
  votes: (given, needed) => `${given} ${given === 1 ? 'voto' : 'voti'} su ${needed}`,
  unvote: 'Ritira il mio voto',
  restore: (name) => `Fai giocare di nuovo ${name}`,
  newLink: (name) => `Nuovo link privato per ${name}`,
  newLinkText: (name) =>
    `Solo per ${name}, se ha perso il dispositivo: chi apre per primo questo link riceve il posto, appena non ci sono carte sul tavolo.`,
  isSlow: (name) => `${name} ci mette molto.`,
  isNudged: (name) => `Qualcuno ha fatto un cenno ${to(name)}: c’è mezzo minuto per rispondere.`,
  noAnswer: (name) => `${name} non risponde.`,
  youNudged: 'Gli altri aspettano. Ci sei ancora?',
  hereIAm: 'Sono qui',
  youReplaced: 'Gli altri fanno giocare un computer al posto tuo fino alla fine di questo turno.',
  later: 'Non ora',
};
