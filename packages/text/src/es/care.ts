import type { CareWords } from '../care-words.ts';

export const spanishCare: CareWords = {
  nudge: (name) => `Dar un toque a ${name}`,
  replace: (name) => `Dejar que un ordenador juegue por ${name}`,
  vote: (name) => `Votar: un ordenador juega por ${name}`,
  question: (name) => `¿Un ordenador por ${name}?`,
  votes: (given, needed) => `${given} de ${needed} votos`,
  unvote: 'Retirar mi voto',
  restore: (name) => `Dejar jugar otra vez a ${name}`,
  newLink: (name) => `Nuevo enlace privado para ${name}`,
  newLinkText: (name) =>
    `Solo para ${name}, si ha perdido el dispositivo: quien abra primero este enlace recibe el asiento en cuanto no haya cartas en la mesa.`,
  isSlow: (name) => `${name} está tardando mucho.`,
  isNudged: (name) => `${name} ha recibido un toque y tiene medio minuto para contestar.`,
  noAnswer: (name) => `${name} no contesta.`,
  youNudged: 'Los demás esperan. ¿Sigues ahí?',
  hereIAm: 'Aquí estoy',
  youReplaced: 'Los demás dejan que un ordenador juegue por ti hasta el final de esta ronda.',
  later: 'Ahora no',
};
