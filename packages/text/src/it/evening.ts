import type { EveningWords } from '../evening-words.ts';

const signed = new Intl.NumberFormat('it', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const italianEvening: EveningWords = {
  title: 'Serata a duplicato',
  intro:
    'Più tavoli giocano le stesse carte, ognuno nel suo ordine. Conta come te la cavi contro chi ha avuto le tue carte.',
  who: 'Chi gioca?',
  players: 'Persone per tavolo',
  rounds: 'Turni',
  plan: (tables, free) =>
    `${tables} tavoli${free === 0 ? '.' : free === 1 ? ', e resta un posto per un ospite o un computer.' : `, e restano ${free} posti per ospiti e computer.`}`,
  needsTwo: 'Servono almeno due persone.',
  tooMany: 'Non ci sono abbastanza tavoli per così tante persone.',
  open: 'Sorteggia i tavoli',
  opening: 'I tavoli si preparano…',
  underWay: 'Una serata a duplicato è in corso',
  table: (number) => `Tavolo ${number}`,
  yourTable: 'il tuo tavolo',
  sit: 'Al tavolo',
  freeSeats: 'ospiti e computer',
  waiting: 'non ancora iniziato',
  round: (round, rounds) => `Turno ${round} di ${rounds}`,
  done: 'finito',
  progress: (finished, tables) =>
    finished === 1 ? `1 tavolo su ${tables} ha finito.` : `${finished} tavoli su ${tables} hanno finito.`,
  secret:
    'Il risultato arriva quando tutti i tavoli hanno finito. Fino ad allora nessuno sa quali carte ha avuto un altro tavolo e in quale turno, e nessuno può guardarlo o leggerne lo svolgimento.',
  end: 'Concludi la serata',
  endHint: 'I tavoli che non hanno finito non saranno confrontati.',
  endSure: 'Sì, concludi ora',
  goOn: 'Continua a giocare',
  result: 'Il risultato della serata',
  wins: (who) => (who === 'you' ? 'La serata è tua!' : `${who.name} vince la serata.`),
  note: 'Di quanti punti si è andati meglio della media di chi ha avuto le stesse carte. Più la macchia è larga, più può aver contato la fortuna nel pescare.',
  nothing: 'Meno di due tavoli hanno finito, quindi non c’è nulla da confrontare.',
  better: (points) => signed.format(points),
  columns: { place: 'Posto', name: 'Nome', table: 'Tavolo', better: 'Con le stesse carte', points: 'Punti' },
  hadStandIn: 'è subentrato un computer',
  share: 'Condividi il risultato',
  copied: 'Copiato',
  toEvening: 'Alla serata',
  toLeague: 'Alla lega',
};
