import { counted } from '../counted.ts';
import type { LuckWords } from '../luck-words.ts';

const mistakes = counted('nl', { one: 'fout', other: 'fouten' });

export const dutchLuck: LuckWords = {
  title: 'Geluk en vaardigheid',
  parts: {
    start: 'Kans aan het begin',
    deals: 'Geluk bij het delen',
    draws: 'Geluk bij het trekken',
    own: 'Eigen beslissingen',
    others: 'Beslissingen van de anderen',
    result: 'Resultaat',
    known: 'dat kon je weten',
    unseen: 'dat was niet te zien',
  },
  error: (points) => `ongeveer ${points} meer of minder`,
  verdicts: {
    won: {
      clean: {
        good: 'Je hebt goed gespeeld, en het geluk was aan jouw kant.',
        bad: 'Je hebt zo goed gespeeld dat zelfs pech je niet kon tegenhouden.',
        even: 'Je hebt goed gespeeld en gewonnen. Geluk deed er nauwelijks toe.',
        unclear: 'Je hebt zonder duidelijke fout gewonnen. Hoeveel geluk erbij kwam, is moeilijk te zeggen.',
      },
      flawed: {
        good: (count) => `Het geluk heeft ${mistakes(count)} goedgemaakt.`,
        bad: (count) => `Je hebt gewonnen, ondanks pech en ${mistakes(count)}.`,
        even: (count) => `Je hebt gewonnen, ondanks ${mistakes(count)}. Geluk deed er nauwelijks toe.`,
        unclear: (count) =>
          `Je hebt gewonnen, ondanks ${mistakes(count)}. Hoeveel geluk erbij kwam, is moeilijk te zeggen.`,
      },
    },
    lost: {
      clean: {
        good: 'Je hebt geen duidelijke fout gemaakt en had geluk. Dit keer was het niet genoeg.',
        bad: 'Je hebt goed gespeeld en had pech.',
        even: 'Je hebt geen duidelijke fout gemaakt, en geluk deed er nauwelijks toe. Dit keer was het niet genoeg.',
        unclear: 'Je hebt geen duidelijke fout gemaakt. Of het pech was, is moeilijk te zeggen.',
      },
      flawed: {
        good: (count) => `Je had geluk, maar niet genoeg om ${mistakes(count)} goed te maken.`,
        bad: (count) => `Pech en ook nog ${mistakes(count)}: samen was dat te veel.`,
        even: (count) => `Geluk deed er nauwelijks toe: het lag aan ${mistakes(count)}.`,
        unclear: (count) =>
          `Je hebt verloren met ${mistakes(count)}. Of er ook pech bij was, is moeilijk te zeggen.`,
      },
    },
    open: {
      clean: {
        good: 'Je hebt deze ronde goed gespeeld, en het geluk was aan jouw kant.',
        bad: 'Je hebt deze ronde goed gespeeld en had pech.',
        even: 'Je hebt deze ronde goed gespeeld. Geluk deed er nauwelijks toe.',
        unclear:
          'Je hebt deze ronde zonder duidelijke fout gespeeld. Hoeveel geluk erbij kwam, is moeilijk te zeggen.',
      },
      flawed: {
        good: (count) => `Je had geluk in deze ronde, ondanks ${mistakes(count)}.`,
        bad: (count) => `Je had pech in deze ronde en hebt ${mistakes(count)} gemaakt.`,
        even: (count) => `Je hebt in deze ronde ${mistakes(count)} gemaakt. Geluk deed er nauwelijks toe.`,
        unclear: (count) =>
          `Je hebt in deze ronde ${mistakes(count)} gemaakt. Hoeveel geluk erbij kwam, is moeilijk te zeggen.`,
      },
    },
  },
};
