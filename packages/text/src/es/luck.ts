import { counted } from '../counted.ts';
import type { LuckWords } from '../luck-words.ts';

const mistakes = counted('es', { one: 'error', other: 'errores' });

export const spanishLuck: LuckWords = {
  title: 'Suerte y habilidad',
  parts: {
    start: 'Probabilidad al principio',
    deals: 'Suerte en el reparto',
    draws: 'Suerte al robar',
    own: 'Decisiones propias',
    others: 'Decisiones de los demás',
    result: 'Resultado',
    known: 'se podía saber',
    unseen: 'no se podía ver',
  },
  error: (points) => `más o menos ${points}`,
  verdicts: {
    won: {
      clean: {
        good: 'Has jugado bien, y la suerte estaba de tu lado.',
        bad: 'Has jugado tan bien que ni la mala suerte te ha parado.',
        even: 'Has jugado bien y has ganado. La suerte apenas ha contado.',
        unclear: 'Has ganado sin errores claros. Es difícil decir cuánto ha ayudado la suerte.',
      },
      flawed: {
        good: (count) => `La suerte ha compensado ${mistakes(count)}.`,
        bad: (count) => `Has ganado a pesar de la mala suerte y de ${mistakes(count)}.`,
        even: (count) => `Has ganado a pesar de ${mistakes(count)}. La suerte apenas ha contado.`,
        unclear: (count) =>
          `Has ganado a pesar de ${mistakes(count)}. Es difícil decir cuánto ha ayudado la suerte.`,
      },
    },
    lost: {
      clean: {
        good: 'No has cometido errores claros y has tenido suerte. Esta vez no ha bastado.',
        bad: 'Has jugado bien y has tenido mala suerte.',
        even: 'No has cometido errores claros, y la suerte apenas ha contado. Esta vez no ha bastado.',
        unclear: 'No has cometido errores claros. Es difícil decir si ha sido mala suerte.',
      },
      flawed: {
        good: (count) => `Has tenido suerte, pero no tanta como para compensar ${mistakes(count)}.`,
        bad: (count) => `Mala suerte y ${mistakes(count)}: todo junto fue demasiado.`,
        even: (count) => `La suerte apenas ha contado: todo dependió de ${mistakes(count)}.`,
        unclear: (count) =>
          `Has perdido con ${mistakes(count)}. Es difícil decir si también hubo mala suerte.`,
      },
    },
    open: {
      clean: {
        good: 'Has jugado bien esta ronda, y la suerte estaba de tu lado.',
        bad: 'Has jugado bien esta ronda y has tenido mala suerte.',
        even: 'Has jugado bien esta ronda. La suerte apenas ha contado.',
        unclear: 'Has jugado esta ronda sin errores claros. Es difícil decir cuánto ha contado la suerte.',
      },
      flawed: {
        good: (count) => `Has tenido suerte en esta ronda, a pesar de ${mistakes(count)}.`,
        bad: (count) => `Has tenido mala suerte en esta ronda y has cometido ${mistakes(count)}.`,
        even: (count) => `Has cometido ${mistakes(count)} en esta ronda. La suerte apenas ha contado.`,
        unclear: (count) =>
          `Has cometido ${mistakes(count)} en esta ronda. Es difícil decir cuánto ha contado la suerte.`,
      },
    },
  },
};
