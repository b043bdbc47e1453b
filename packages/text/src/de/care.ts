import type { CareWords } from '../care-words.ts';

export const germanCare: CareWords = {
  nudge: (name) => `${name} anstupsen`,
  replace: (name) => `Einen Computer für ${name} spielen lassen`,
  vote: (name) => `Abstimmen: Computer spielt für ${name}`,
  question: (name) => `Ein Computer für ${name}?`,
  votes: (given, needed) => `${given} von ${needed} Stimmen`,
  unvote: 'Meine Stimme zurücknehmen',
  restore: (name) => `${name} wieder spielen lassen`,
  newLink: (name) => `Neuer privater Link für ${name}`,
  newLinkText: (name) =>
    `Nur für ${name}, wenn ein Gerät verloren ging: Wer diesen Link zuerst öffnet, bekommt den Platz, sobald keine Karten auf dem Tisch liegen.`,
  isSlow: (name) => `${name} braucht gerade lange.`,
  isNudged: (name) => `${name} wurde angestupst und hat eine halbe Minute Zeit zu antworten.`,
  noAnswer: (name) => `${name} antwortet nicht.`,
  youNudged: 'Die anderen warten. Bist du noch da?',
  hereIAm: 'Ich bin da',
  youReplaced: 'Die anderen lassen bis zum Ende dieses Durchgangs einen Computer für dich spielen.',
  later: 'Jetzt nicht',
};
