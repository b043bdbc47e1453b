import type { CareWords } from '../care-words.ts';

export const dutchCare: CareWords = {
  nudge: (name) => `${name} aantikken`,
  replace: (name) => `Een computer voor ${name} laten spelen`,
  vote: (name) => `Stemmen: computer speelt voor ${name}`,
  question: (name) => `Een computer voor ${name}?`,
  votes: (given, needed) => `${given} van ${needed} stemmen`,
  unvote: 'Mijn stem terugnemen',
  restore: (name) => `${name} weer laten spelen`,
  newLink: (name) => `Nieuwe privélink voor ${name}`,
  newLinkText: (name) =>
    `Alleen voor ${name}, als een apparaat kwijt is: wie deze link als eerste opent, krijgt de plaats zodra er geen kaarten op tafel liggen.`,
  isSlow: (name) => `${name} doet er lang over.`,
  isNudged: (name) => `${name} is aangetikt en heeft een halve minuut om te antwoorden.`,
  noAnswer: (name) => `${name} antwoordt niet.`,
  youNudged: 'De anderen wachten. Ben je er nog?',
  hereIAm: 'Ik ben er',
  youReplaced: 'De anderen laten tot het einde van deze ronde een computer voor je spelen.',
  later: 'Nu niet',
};
