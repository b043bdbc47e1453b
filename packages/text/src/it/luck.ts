import { counted } from '../counted.ts';
import type { LuckWords } from '../luck-words.ts';

const mistakes = counted('it', { one: 'errore', other: 'errori' });

export const italianLuck: LuckWords = {
  title: 'Fortuna e bravura',
  parts: {
    start: 'Probabilità all’inizio',
    deals: 'Fortuna nella distribuzione',
    draws: 'Fortuna nel pescare',
    own: 'Decisioni proprie',
    others: 'Decisioni degli altri',
    result: 'Risultato',
    known: 'si poteva sapere',
    unseen: 'non si poteva vedere',
  },
  error: (points) => `più o meno ${points}`,
  verdicts: {
    won: {
      clean: {
        good: 'Hai giocato bene, e la fortuna era dalla tua parte.',
        bad: 'Hai giocato così bene che nemmeno la sfortuna ti ha fermato.',
        even: 'Hai giocato bene e hai vinto. La fortuna ha contato poco.',
        unclear: 'Hai vinto senza errori evidenti. È difficile dire quanto abbia aiutato la fortuna.',
      },
      flawed: {
        good: (count) => `La fortuna ha rimediato a ${mistakes(count)}.`,
        bad: (count) => `Hai vinto nonostante la sfortuna e ${mistakes(count)}.`,
        even: (count) => `Hai vinto nonostante ${mistakes(count)}. La fortuna ha contato poco.`,
        unclear: (count) =>
          `Hai vinto nonostante ${mistakes(count)}. È difficile dire quanto abbia aiutato la fortuna.`,
      },
    },
    lost: {
      clean: {
        good: 'Non hai fatto errori evidenti e la fortuna c’era. Stavolta non è bastato.',
        bad: 'Hai giocato bene e la fortuna non c’era.',
        even: 'Non hai fatto errori evidenti, e la fortuna ha contato poco. Stavolta non è bastato.',
        unclear: 'Non hai fatto errori evidenti. È difficile dire se sia stata sfortuna.',
      },
      flawed: {
        good: (count) => `La fortuna c’era, ma non tanta da rimediare a ${mistakes(count)}.`,
        bad: (count) => `Sfortuna e ${mistakes(count)}: insieme era troppo.`,
        even: (count) => `La fortuna ha contato poco: è dipeso da ${mistakes(count)}.`,
        unclear: (count) =>
          `Hai perso con ${mistakes(count)}. È difficile dire se c’entri anche la sfortuna.`,
      },
    },
    open: {
      clean: {
        good: 'Hai giocato bene questo turno, e la fortuna era dalla tua parte.',
        bad: 'Hai giocato bene questo turno e la fortuna non c’era.',
        even: 'Hai giocato bene questo turno. La fortuna ha contato poco.',
        unclear:
          'Hai giocato questo turno senza errori evidenti. È difficile dire quanto abbia contato la fortuna.',
      },
      flawed: {
        good: (count) => `In questo turno la fortuna c’era, nonostante ${mistakes(count)}.`,
        bad: (count) => `In questo turno la fortuna non c’era, e hai fatto ${mistakes(count)}.`,
        even: (count) => `In questo turno hai fatto ${mistakes(count)}. La fortuna ha contato poco.`,
        unclear: (count) =>
          `In questo turno hai fatto ${mistakes(count)}. È difficile dire quanto abbia contato la fortuna.`,
      },
    },
  },
};
