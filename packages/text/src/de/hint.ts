import { counted } from '../counted.ts';
import type { HintWords } from '../hint-words.ts';

const points = counted('de', { one: 'Punkt', other: 'Punkte' });
/** As in "mit 5 Punkten". */
const withPoints = counted('de', { one: 'Punkt', other: 'Punkten' });
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

const often = (chance: number): string => `in ${Math.round(chance * 100)} von 100 Fällen`;

export const germanHint: HintWords = {
  title: 'Das würde ich tun',
  thinking: 'Ich denke nach',
  flip: (back) =>
    back === 'hidden' ? 'Eine Null umdrehen' : `Die Null umdrehen, die hinten eine ${back} hat`,
  choose: 'Diese Karten auswählen',
  ahead: (lead) => `Das ist in diesem Durchgang etwa ${points(lead)} besser als alles andere.`,
  nearlyEven: 'Etwas anderes ist hier fast genauso gut.',
  source: 'Ich weiß nur, was du gesehen hast.',
  reasons: {
    'only-choice': () => 'Etwas anderes geht gerade nicht.',
    'only-zeros': () => 'Dann hast du nur noch Nullen, und der Durchgang ist sofort zu Ende.',
    'least-harm': () => 'Richtig gut ist hier nichts. Das schadet am wenigsten.',
    'knock-now': ({ aloneLowest, sum }) =>
      `Mit ${withPoints(sum)} hast du ${often(aloneLowest)} weniger als alle anderen.`,
    wait: ({ aloneLowest, sum }) =>
      `Noch nicht klopfen: Mit ${withPoints(sum)} hättest du nur ${often(aloneLowest)} weniger als alle anderen.`,
    triplet: () => 'Das ist ein Zahlendrilling: Für alle anderen gibt es eine Strafaktion.',
    'hold-for-triplet': ({ number: third }) =>
      `Auf dem Zugstapel liegt eine ${third}. Mit deinen zwei wird daraus ein Zahlendrilling.`,
    'keeps-shape': ({ number: played }) => `Die ${played} brauchst du nicht. Der Rest passt gut zusammen.`,
    'makes-straight': ({ number: drawn }) => `Mit der ${drawn} hast du eine Straße.`,
    'sheds-most': ({ sum }) => `So wirst du ${points(sum)} auf einmal los.`,
    completes: ({ number: drawn }) =>
      `Du hast schon eine ${drawn}. Gleiche Zahlen wirst du zusammen wieder los.`,
    remembered: ({ number: drawn, other }) =>
      `Du hast es schon gesehen: Unter der ${other} ist eine ${drawn}.`,
    'low-side': ({ number: up, other }) =>
      `Die ${up} ist klein. Auf der anderen Seite steht im Schnitt ${number.format(other)}.`,
    'better-unseen': ({ number: up, other }) =>
      `Die ${up} ist teuer. Auf der anderen Seite steht im Schnitt ${number.format(other)}.`,
    'stand-pat': ({ sum }) => `Du hast ${points(sum)}. Mit einem Zug werden es kaum weniger.`,
  },
};
