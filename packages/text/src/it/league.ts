import { counted, listed } from '../counted.ts';
import type { LeagueWords } from '../league-words.ts';
import type { Person } from '../person.ts';
import { italianEvening } from './evening.ts';

const list = listed('it');
const games = counted('it', { one: 'partita', other: 'partite' });
const points = counted('it', { one: 'punto', other: 'punti' });
const won = counted('it', { one: 'vinta', other: 'vinte' });
const people = counted('it', { one: 'persona', other: 'persone' });
const number = new Intl.NumberFormat('it', { maximumFractionDigits: 1 });
const month = new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const name = (person: Person, you = 'tu'): string => (person === 'you' ? you : person.name);
const times = (count: number): string => (count === 1 ? 'una volta' : `${count} volte`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const QUARTERS = ['Inverno', 'Primavera', 'Estate', 'Autunno'] as const;

function range(from: number, to: number): string {
  if (from >= 0) return `tra ${number.format(from)} e ${number.format(to)} punti in meno a turno`;
  if (to <= 0) return `tra ${number.format(-to)} e ${number.format(-from)} punti in più a turno`;
  return `tra ${number.format(-from)} punti in più e ${number.format(to)} in meno a turno`;
}

export const italianLeague: LeagueWords = {
  title: 'Leghe',
  list: {
    intro:
      'Una lega raccoglie le vostre partite: online, su un solo dispositivo e con carte vere. Basta un link, senza account.',
    none: 'Ancora nessuna lega. Creane una, o apri il link che qualcuno ti manda.',
    fresh: 'Una nuova lega',
    name: 'Nome della lega',
    usualName: 'La nostra lega',
    season: 'Stagione',
    seasons: { month: 'Mese', quarter: 'Trimestre', free: 'Libera' },
    seasonHints: {
      month: 'Il primo di ogni mese comincia una nuova stagione.',
      quarter: 'Ogni tre mesi comincia una nuova stagione.',
      free: 'Una stagione dura finché non cominci la prossima.',
    },
    make: 'Crea la lega',
    making: 'Un momento…',
    readIn: 'Prendi una lega da un file',
    badFile: 'In questo file non c’è nessuna lega.',
    size: (members, played) => `${people(members)} · ${games(played)}`,
    unsent: (entries) => (entries === 1 ? '1 voce ancora da inviare' : `${entries} voci ancora da inviare`),
  },
  join: {
    who: 'Chi sei?',
    hint: 'Così la lega può mostrarti i tuoi risultati.',
    new: 'Sono qui per la prima volta',
    look: 'Guardo soltanto',
    join: 'Partecipa',
    change: 'Qualcun altro?',
  },
  page: {
    standings: 'Classifica',
    goodNews: 'Solo cose belle',
    games,
    until: (date) => `fino al ${date}`,
    season: (season) => {
      if (season.kind === 'month') return capital(month.format(Date.UTC(season.year, season.month - 1)));
      return season.kind === 'quarter'
        ? `${QUARTERS[season.quarter - 1] ?? ''} ${season.year}`
        : `Stagione ${season.number}`;
    },
    chooseSeason: 'Stagione',
    add: 'Aggiungi una partita',
    more: 'più punti',
    fewer: 'meno punti',
    form: 'Forma, ultime dieci',
    formWon: 'ultime dieci, ● vinta',
    won: 'vinta',
    wonOf: (wins, played) => `ultime partite: ${won(wins)} su ${played}`,
    pairs: 'Chi contro chi, più spesso davanti',
    pair: (one, other, ahead, behind) =>
      `${name(one, 'Tu')} contro ${name(other, 'te')}: ${ahead}\u00a0a\u00a0${behind}`,
    youToo: (own) => `${own}, tu`,
    empty: 'Giocate una volta e qui tutto prende vita.',
    leads: (who) => (who === 'you' ? 'Sei in testa.' : `${who.name} è in testa.`),
    close: (close) => `${capital(list(close.map((who) => name(who))))}: testa a testa.`,
    open: (who, played) => `${name(who, 'Tu')}: solo ${games(played)}, tutto da decidere.`,
    table: 'La classifica come tabella',
    columns: {
      name: 'Nome',
      place: 'Posto',
      points: 'Rispetto al tavolo',
      games: 'Partite',
      wins: 'Vinte',
      knocks: 'Bussate giuste',
      zeros: 'Solo zeri',
      triplets: 'Terne',
    },
    places: (best, worst) => (best === worst ? `${best}º` : `dal ${best}º al ${worst}º`),
    range,
    fairShare: (wins, fair) => `${won(wins)}, parte equa: ${number.format(fair)}`,
    share: (part, whole) => `${part} su ${whole}`,
    numbers: 'In cifre',
    openTable: 'Apri un tavolo online',
  },
  records: {
    'lowest-game': { title: 'partita più bassa', award: 'la mano leggera' },
    knocks: { title: 'bussate giuste', award: 'le nocche sicure' },
    streak: { title: 'vittorie di fila', award: 'la serie vincente' },
    triplets: { title: 'terne', award: 'la fortuna delle terne' },
    zeros: { title: 'turni con solo zeri', award: 'tutto a zero' },
  },
  good: {
    'lowest-game': (fewest) => `ha il record: una partita intera con ${points(fewest)}.`,
    knocks: (right, knocks) =>
      `ha bussato ${times(knocks)}, e ${right === knocks ? 'sempre' : times(right)} a ragione.`,
    streak: (wins) => `ha vinto ${games(wins)} di fila.`,
    triplets: (count) => `ha giocato più terne di tutti: ${count}.`,
    zeros: (count) => `ha chiuso un turno con solo zeri, ${times(count)}.`,
    new: (played) => `è all’inizio: ${games(played)} finora, e il bello deve ancora venire.`,
    wins: (wins) => `ha vinto ${games(wins)}.`,
    'right-knocks': (right) => `ha bussato a ragione, ${times(right)}.`,
    'own-zeros': (count) => `ha avuto in mano solo zeri, ${times(count)}.`,
    'free-rounds': (rounds) => `ha finito un turno senza prendere punti, ${times(rounds)}.`,
    played: (played) => `ha giocato ${games(played)}. Di gente così ogni tavolo ha bisogno.`,
    welcome: 'fa parte della lega. La prima partita deve ancora arrivare.',
    award: 'la buona compagnia',
  },
  end: {
    title: 'Fine della stagione',
    headline: (winners) =>
      winners.length === 1 && winners[0] === 'you'
        ? 'La tua stagione!'
        : `${capital(list(winners.map((who) => name(who))))}: che stagione!`,
    note: (played, better) =>
      `${games(played)}. Alla fine ${points(Math.round(better * 10) / 10)} a turno in meno del tavolo.`,
    narrowly: 'Per un soffio.',
    picture: 'Immagine',
    back: 'Alla stagione in corso',
  },
  results: {
    title: 'Tutte le partite',
    none: 'Ancora nessuna partita.',
    corrected: 'corretta',
    withdrawn: 'ritirata',
    unsent: 'non ancora inviata',
    sources: { online: 'online', device: 'su un dispositivo', sheet: 'con carte vere' },
    wins: (own) => `${own} vince`,
    round: 'Turno',
    total: 'Totale',
    correct: 'Correggi',
    withdraw: 'Ritira',
    sure: 'Sì, ritirala',
    keep: 'Lascia così',
    undo: 'Annulla',
    undone: 'annullata',
  },
  add: {
    title: 'Aggiungi una partita',
    which: 'Quale partita?',
    noGames: 'Su questo dispositivo non c’è nessuna partita finita. Giocane una, o tieni un segnapunti.',
    device: 'Partite su questo dispositivo',
    sheets: 'Segnapunti',
    league: 'Aggiungi a una lega',
    who: 'Chi sedeva dove?',
    guest: 'Un ospite',
    newMember: (own) => `${own}, per la prima volta`,
    needsMember: 'Almeno una persona deve far parte della lega.',
    twice: (own) => `${own} può occupare un solo posto.`,
    add: 'Aggiungi alla lega',
    save: 'Salva la correzione',
    added: 'È nella lega.',
    show: 'Mostra la lega',
    already: 'Questa partita è già nella lega.',
    knocked: 'Ha bussato',
    nobody: 'nessuno',
    sums: (round) => `Somme del turno ${round}`,
    wrong: 'I numeri non tornano: qualcuno deve arrivare al limite nell’ultimo turno, e non prima.',
  },
  settings: {
    title: 'Impostazioni della lega',
    onlyGood: 'Solo cose belle',
    onlyGoodHint: 'Per tutti: nessuna classifica, ma una cosa bella di ogni persona.',
    save: 'Salva',
    members: 'Membri',
    remove: (own) => `Togli ${own}`,
    removed: 'non ne fa più parte',
    link: 'Il link della lega',
    linkHint: 'Chi lo ha può leggere, partecipare e aggiungere partite.',
    message: (league) => `La nostra lega «${league}» in Quando`,
    copyJson: 'Tutto (JSON)',
    copyCsv: 'Per fogli di calcolo (CSV)',
    files: 'Da portare via',
    startSeason: 'Comincia la prossima stagione',
    delete: 'Elimina la lega per sempre',
    deleteHint:
      'Tutte le partite e i nomi spariscono dal server, per tutti. Salva prima un file se vuoi tenerli.',
    deleteSure: 'Sì, elimina per sempre',
    keep: 'No, tienila',
    forget: 'Dimenticala su questo dispositivo',
    forgetHint: 'La lega resta dov’è. Con il link la ritrovi.',
    forgetMakerHint:
      'Hai creato tu questa lega. Se questo dispositivo la dimentica, nessuno potrà più metterla in ordine o eliminarla.',
  },
  evening: italianEvening,
  states: {
    loading: 'La lega sta arrivando…',
    gone: 'Questa lega non c’è più',
    goneText: 'Chi l’ha creata l’ha eliminata.',
    wrong: 'Qui non c’è nessuna lega',
    wrongText: 'Il link non è completo, o la lega è stata eliminata.',
    unreachable: 'La lega non è raggiungibile',
    unreachableText: 'Questo dispositivo non l’ha mai vista, e il server non risponde.',
    retry: 'Riprova',
    offline: 'Nessuna connessione. Vedi la lega com’era; quello che aggiungi parte più tardi.',
    toLeagues: 'Alle mie leghe',
    tooMany: 'Troppo in una volta. Riprova tra un minuto.',
    refused: 'La lega non l’ha accettato. Ricarica la pagina e riprova.',
    notYours: 'Può farlo solo chi ha creato la lega o l’ha aggiunto.',
    notSaved: 'Non si è potuto salvare su questo dispositivo. Riprova.',
  },
  columns: ['Data', 'Partita', 'Turno', 'Nome', 'Somma', 'Ha bussato', 'Solo zeri', 'Punti', 'Totale'],
};
