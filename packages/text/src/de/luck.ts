import { counted } from '../counted.ts';
import type { LuckWords } from '../luck-words.ts';

const mistakes = counted('de', { other: 'Fehler' });
const withMistakes = counted('de', { one: 'Fehler', other: 'Fehlern' });

export const germanLuck: LuckWords = {
  title: 'Glück und Können',
  parts: {
    start: 'Chance zu Beginn',
    deals: 'Glück beim Austeilen',
    draws: 'Glück beim Ziehen',
    own: 'Eigene Entscheidungen',
    others: 'Entscheidungen der anderen',
    result: 'Ergebnis',
    known: 'das war zu wissen',
    unseen: 'das war nicht zu sehen',
  },
  error: (points) => `auf etwa ${points} genau`,
  verdicts: {
    won: {
      clean: {
        good: 'Du hast gut gespielt, und das Glück war auf deiner Seite.',
        bad: 'Du hast so gut gespielt, dass dich auch das Pech nicht aufhalten konnte.',
        even: 'Du hast gut gespielt und gewonnen. Glück spielte kaum eine Rolle.',
        unclear: 'Du hast ohne klaren Fehler gewonnen. Wie viel Glück dabei war, ist schwer zu sagen.',
      },
      flawed: {
        good: (count) => `Das Glück hat ${mistakes(count)} wettgemacht.`,
        bad: (count) => `Du hast gewonnen, trotz Pech und ${withMistakes(count)}.`,
        even: (count) => `Du hast trotz ${withMistakes(count)} gewonnen. Glück spielte kaum eine Rolle.`,
        unclear: (count) =>
          `Du hast trotz ${withMistakes(count)} gewonnen. Wie viel Glück dabei war, ist schwer zu sagen.`,
      },
    },
    lost: {
      clean: {
        good: 'Du hast keinen klaren Fehler gemacht und hattest Glück. Diesmal hat es nicht gereicht.',
        bad: 'Du hast gut gespielt und hattest Pech.',
        even: 'Du hast keinen klaren Fehler gemacht, und Glück spielte kaum eine Rolle. Diesmal hat es nicht gereicht.',
        unclear: 'Du hast keinen klaren Fehler gemacht. Ob es Pech war, ist schwer zu sagen.',
      },
      flawed: {
        good: (count) => `Du hattest Glück, doch es reichte nicht bei ${withMistakes(count)}.`,
        bad: (count) => `Pech und dazu ${mistakes(count)}: Das war zusammen zu viel.`,
        even: (count) => `Glück spielte kaum eine Rolle: Es lag an ${withMistakes(count)}.`,
        unclear: (count) =>
          `Du hast mit ${withMistakes(count)} verloren. Ob auch Pech dabei war, ist schwer zu sagen.`,
      },
    },
    open: {
      clean: {
        good: 'Du hast diesen Durchgang gut gespielt, und das Glück war auf deiner Seite.',
        bad: 'Du hast diesen Durchgang gut gespielt und hattest Pech.',
        even: 'Du hast diesen Durchgang gut gespielt. Glück spielte kaum eine Rolle.',
        unclear:
          'Du hast diesen Durchgang ohne klaren Fehler gespielt. Wie viel Glück dabei war, ist schwer zu sagen.',
      },
      flawed: {
        good: (count) => `Du hattest in diesem Durchgang Glück, trotz ${withMistakes(count)}.`,
        bad: (count) => `Du hattest in diesem Durchgang Pech und hast ${mistakes(count)} gemacht.`,
        even: (count) =>
          `Du hast in diesem Durchgang ${mistakes(count)} gemacht. Glück spielte kaum eine Rolle.`,
        unclear: (count) =>
          `Du hast in diesem Durchgang ${mistakes(count)} gemacht. Wie viel Glück dabei war, ist schwer zu sagen.`,
      },
    },
  },
};
