import { counted } from '../counted.ts';
import type { HintWords } from '../hint-words.ts';
import { one, the } from './card-number.ts';

const points = counted('it', { one: 'punto', other: 'punti' });
const number = new Intl.NumberFormat('it', { maximumFractionDigits: 1 });
const times = counted('it', { one: 'volta', other: 'volte' });

const often = (chance: number): string => `${times(Math.round(chance * 100))} su 100`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const italianHint: HintWords = {
  title: 'Io farei così',
  thinking: 'Ci sto pensando',
  flip: (back) => (back === 'hidden' ? 'Girare uno zero' : `Girare lo zero che dietro ha ${the(back)}`),
  choose: 'Scegli queste carte',
  ahead: (lead) => `In questo turno fa risparmiare circa ${points(lead)} rispetto al resto.`,
  nearlyEven: 'Qui un’altra scelta va quasi altrettanto bene.',
  source: 'So soltanto quello che hai visto tu.',
  reasons: {
    'only-choice': () => 'Adesso non si può fare altro.',
    'only-zeros': () => 'Così hai solo zeri, e il turno finisce subito.',
    'least-harm': () => 'Qui niente va davvero bene. Questo è il male minore.',
    'knock-now': ({ aloneLowest, sum }) =>
      `Con ${points(sum)} hai meno di tutti gli altri ${often(aloneLowest)}.`,
    wait: ({ aloneLowest, sum }) =>
      `Non bussare ancora: con ${points(sum)} avresti meno di tutti gli altri solo ${often(aloneLowest)}.`,
    triplet: () => 'È una terna di numeri: a tutti gli altri tocca un’azione punitiva.',
    'hold-for-triplet': ({ number: third }) =>
      `Sul mazzo c’è ${one(third)}. Con i tuoi due diventa una terna di numeri.`,
    'keeps-shape': ({ number: played }) =>
      `${capitalised(the(played))} non ti serve. Il resto sta bene insieme.`,
    'makes-straight': ({ number: drawn }) => `Con ${the(drawn)} hai una scala.`,
    'sheds-most': ({ sum }) => `Così ti liberi di ${points(sum)} in un colpo solo.`,
    completes: ({ number: drawn }) => `Hai già ${one(drawn)}. Più tardi potrai giocarli insieme.`,
    remembered: ({ number: drawn, other }) => `L’hai già visto: sotto ${the(other)} c’è ${one(drawn)}.`,
    'low-side': ({ number: up, other }) =>
      `${capitalised(the(up))} è basso. L’altro lato in media mostra ${number.format(other)}.`,
    'better-unseen': ({ number: up, other }) =>
      `${capitalised(the(up))} costa caro. L’altro lato in media mostra ${number.format(other)}.`,
    'stand-pat': ({ sum }) => `Hai ${points(sum)}. Con un’altra mano difficilmente scendono.`,
  },
};
