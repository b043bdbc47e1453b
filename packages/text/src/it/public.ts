import type { PublicWords } from '../public-words.ts';

export const italianPublic: PublicWords = {
  title: 'Gioca con altre persone',
  now: 'Gioca subito con altre persone',
  nowHint: 'La partita comincia subito. I computer tengono gli altri posti finché arrivano persone.',
  finding: 'Cerco un tavolo…',
  safety:
    'Qui nessuno può scriverti: ci sono solo frasi pronte. Puoi silenziare, bloccare e segnalare le persone.',
  tables: 'Tavoli pubblici',
  none: 'In questo momento non gioca nessuno. Comincia, e altri potranno sedersi con te.',
  people: (people, players) => `${people} posti su ${players} con persone`,
  round: (round) => `turno ${round}`,
  beginning: 'sta per cominciare',
  join: 'Siediti',
  full: 'Pieno',
  badName: 'Questo nome non va bene a un tavolo pubblico. Scegline uno di questi, o cambialo:',
  off: 'Su questo server non ci sono tavoli pubblici.',
  barred: 'Al momento qui non puoi giocare ai tavoli pubblici.',
  tooLate: 'Qualcuno ha fatto prima. Scegli un altro tavolo.',
  again: 'Continua con altre persone',
  care: {
    title: 'Le persone a questo tavolo',
    nobody: 'A questo tavolo non ci sono altre persone.',
    block: 'Blocca',
    blockHint: 'Non vedi più quello che dice, e non finite più allo stesso tavolo.',
    blocked: (name) => `${name}: blocco attivo.`,
    report: 'Segnala',
    why: (name) => `Che cosa non va con ${name}?`,
    reasons: { name: 'Il nome', phrases: 'Le frasi', play: 'Il modo di giocare', other: 'Qualcos’altro' },
    reported: 'Grazie. Chi gestisce questo server darà un’occhiata.',
    failed: 'Non ha funzionato. Riprova tra un momento.',
  },
};
