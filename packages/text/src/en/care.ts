import type { CareWords } from '../care-words.ts';

export const englishCare: CareWords = {
  nudge: (name) => `Nudge ${name}`,
  replace: (name) => `Let a computer play for ${name}`,
  vote: (name) => `Vote: a computer plays for ${name}`,
  question: (name) => `A computer for ${name}?`,
  votes: (given, needed) => `${given} of ${needed} votes`,
  unvote: 'Take my vote back',
  restore: (name) => `Let ${name} play again`,
  newLink: (name) => `New private link for ${name}`,
  newLinkText: (name) =>
    `Only for ${name}, in case a device was lost: whoever opens this link first gets the seat, as soon as no cards are on the table.`,
  isSlow: (name) => `${name} is taking a long time.`,
  isNudged: (name) => `${name} was nudged and has half a minute to answer.`,
  noAnswer: (name) => `${name} is not answering.`,
  youNudged: 'The others are waiting. Are you still there?',
  hereIAm: 'I’m here',
  youReplaced: 'Until this round is over, the others are letting a computer play for you.',
  later: 'Not now',
};
