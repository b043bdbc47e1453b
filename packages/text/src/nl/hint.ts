import { counted } from '../counted.ts';
import type { HintWords } from '../hint-words.ts';

const points = counted('nl', { one: 'punt', other: 'punten' });
const number = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });

const often = (chance: number): string => `${Math.round(chance * 100)} van de 100 keer`;

export const dutchHint: HintWords = {
  title: 'Dit zou ik doen',
  thinking: 'Ik denk even na',
  flip: (back) => (back === 'hidden' ? 'Een nul omdraaien' : `De nul omdraaien met een ${back} achterop`),
  choose: 'Deze kaarten kiezen',
  ahead: (lead) => `Dat is in deze ronde ongeveer ${points(lead)} beter dan al het andere.`,
  nearlyEven: 'Iets anders is hier bijna net zo goed.',
  source: 'Ik weet alleen wat jij hebt gezien.',
  reasons: {
    'only-choice': () => 'Iets anders kan nu niet.',
    'only-zeros': () => 'Dan heb je alleen nog nullen, en is de ronde meteen voorbij.',
    'least-harm': () => 'Echt goed is hier niets. Dit doet het minste kwaad.',
    'knock-now': ({ aloneLowest, sum }) =>
      `Met ${points(sum)} heb je ${often(aloneLowest)} minder dan alle anderen.`,
    wait: ({ aloneLowest, sum }) =>
      `Nog niet kloppen: met ${points(sum)} zou je maar ${often(aloneLowest)} minder hebben dan alle anderen.`,
    triplet: () => 'Dit is een getallendrieling: alle anderen krijgen een strafactie.',
    'hold-for-triplet': ({ number: third }) =>
      `Op de trekstapel ligt een ${third}. Met jouw twee wordt dat een getallendrieling.`,
    'keeps-shape': ({ number: played }) => `De ${played} heb je niet nodig. De rest past goed bij elkaar.`,
    'makes-straight': ({ number: drawn }) => `Met de ${drawn} heb je een straat.`,
    'sheds-most': ({ sum }) => `Zo ben je ${points(sum)} in één keer kwijt.`,
    completes: ({ number: drawn }) => `Je hebt al een ${drawn}. Gelijke getallen raak je samen weer kwijt.`,
    remembered: ({ number: drawn, other }) => `Je hebt het al gezien: onder de ${other} zit een ${drawn}.`,
    'low-side': ({ number: up, other }) =>
      `De ${up} is laag. Op de andere kant staat gemiddeld ${number.format(other)}.`,
    'better-unseen': ({ number: up, other }) =>
      `De ${up} is duur. Op de andere kant staat gemiddeld ${number.format(other)}.`,
    'stand-pat': ({ sum }) => `Je hebt ${points(sum)}. Met nog een beurt wordt het nauwelijks minder.`,
  },
};
