import { counted } from '../counted.ts';
import type { PrivacyWords } from '../privacy-words.ts';

const days = counted('it', { one: 'giorno', other: 'giorni' });
const tables = counted('it', { one: 'tavolo', other: 'tavoli' });

export const italianPrivacy: PrivacyWords = {
  title: 'Privacy',
  device: {
    title: 'Su questo dispositivo',
    lines: [
      'Impostazioni, partite su questo dispositivo, segnapunti e allenamento restano qui. Nessun server li riceve.',
      'Per giocare in rete il dispositivo tiene il tuo nome, l’elenco dei tuoi tavoli e una chiave per ogni posto.',
      'Tutto resta finché non lo cancelli qui, o non cancelli i dati di questo sito nel browser.',
    ],
  },
  server: {
    title: 'Sul server',
    lines: [
      'Conserva quello che fai in rete: il tuo nome e il tuo avatar a ogni tavolo, che cosa si è giocato e quando, e un numero che lì indica il tuo dispositivo.',
      'Il tuo indirizzo di rete sta solo in memoria, contro gli abusi, finché sei qui e fino a 20 minuti in più.',
      'Se vuoi un avviso quando tocca a te, conserva anche l’indirizzo a cui il tuo browser riceve questi messaggi, con le sue chiavi: finché non lo disattivi, o tanto quanto il tavolo.',
      'A un tavolo pubblico conserva anche, fino a dieci minuti dopo l’ultima mano, un numero che indica il tuo dispositivo a quei tavoli, chi hai bloccato e il tuo indirizzo di rete.',
      'Se qualcuno lì ti segnala, conserva il tuo nome, quel numero, un hash del tuo indirizzo di rete, il tavolo e il motivo finché la segnalazione non è sbrigata, al massimo 30 giorni. In caso di esclusione conserva quel numero e gli hash dei tuoi indirizzi di rete finché l’esclusione non è finita, al massimo 90 giorni.',
      'In una lega conserva i nomi di chi ne fa parte e i risultati delle partite. Chi ha il link della lega può leggerli.',
      'Degli otto turni in classifica conserva come hai giocato ciascuno, senza il tuo nome; solo gli otto di un link mostrano il tuo nome accanto al risultato. Li conserva tanto quanto una lega.',
    ],
    finished: (count) => `Un tavolo viene cancellato ${days(count)} dopo la fine della partita.`,
    unfinished: (count) => `Ogni altro tavolo viene cancellato ${days(count)} dopo l’ultima mano.`,
    leagues: (count) => `Una lega viene cancellata ${days(count)} dopo l’ultima registrazione.`,
    unknown: 'Per quanto tempo conserva i tavoli si legge qui appena risponde.',
  },
  others: {
    title: 'Chi altro viene a saperlo',
    lines: [
      'Chi ha il link di un tavolo vede i nomi. Chi gestisce il server può leggere quello che conserva.',
      'Niente account, niente cookie, niente pubblicità, nessun conteggio delle visite. Questa pagina non carica nulla da altri.',
      'Un messaggio simile passa dal servizio di chi produce il tuo browser. È cifrato e non dice né nomi né carte; il servizio viene a sapere solo che è stato inviato.',
    ],
  },
  imprint: 'Chi gestisce questo server (note legali)',
  erasure: {
    title: 'Cancella tutto in rete',
    lines: [
      'Il tuo nome sparisce da tutti i tavoli, dalle leghe e dagli otto turni in classifica che questo dispositivo conosce su questo server. Se in una lega ti ha iscritto qualcun altro, può farlo solo quella persona o chi ha creato la lega. Dove giocano altri, diventi «N. N.» e un computer continua per te. I tavoli dove non c’era nessun altro vengono cancellati.',
      'Poi il tuo nome e i tuoi tavoli vengono tolti da questo dispositivo. Le altre partite restano.',
    ],
    start: 'Cancella i miei tavoli e il mio nome',
    nothing: 'Questo dispositivo non ha tavoli né un nome per giocare in rete. Non c’è niente da cancellare.',
    question: 'Cancellare per sempre?',
    tables: (count) => `Perdi il tuo posto a ${tables(count)}. Non si torna indietro.`,
    sure: 'Sì, cancella',
    keep: 'Tieni',
    busy: 'Cancello…',
    done: 'I tuoi tavoli e il tuo nome sono cancellati.',
    unreachable:
      'Il server non risponde, quindi non è ancora tutto cancellato. Il tuo elenco è ancora qui: riprova più tardi.',
    tooMany: 'Troppo in una volta. Riprova tra un minuto.',
  },
  plainFiles: {
    title: 'Su questo dispositivo',
    lines: [
      'Impostazioni, partite, segnapunti e il tuo allenamento restano su questo dispositivo. Nessuno li riceve.',
      'Tutto resta finché non cancelli i dati di questa pagina nel browser.',
      'Niente account, niente cookie, niente pubblicità, nessun conteggio delle visite. Questa pagina non carica nulla da altri. Chi gestisce lo spazio web può annotare quali file vengono richiesti, quando e da quale indirizzo di rete.',
    ],
  },
};
