import { counted } from '../counted.ts';
import type { EightWords } from '../eight-words.ts';

const points = counted('it', { one: 'punto', other: 'punti' });
const number = new Intl.NumberFormat('it', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('it', { style: 'percent' });

const finishers = counted('it', { one: 'persona ha', other: 'persone hanno' });

function verdict(over: number): string {
  if (over === 0) return 'par esatto';
  return `${number.format(Math.abs(over))} ${over < 0 ? 'sotto' : 'sopra'} il par`;
}

export const italianEight: EightWords = {
  title: 'Gli otto di oggi',
  weekTitle: 'Gli otto della settimana',
  clubTitle: 'I nostri otto',
  intro: 'Otto turni, le stesse carte in tutto il mondo.',
  clubIntro: 'Otto turni, le stesse carte per chi ha questo link.',
  weekIntro: (players) => `Otto turni in ${players}, le stesse carte per tutti.`,
  legend: {
    fewer: 'molti meno punti del par',
    par: 'par: un Campione al tuo posto, con le stesse carte',
    more: 'molti di più. Succede.',
  },
  discs: {
    0: 'molti più punti del par',
    1: 'più punti del par',
    2: 'par',
    3: 'meno punti del par',
    4: 'molti meno punti del par',
  },
  disc: (round, disc) => `Turno ${round}: ${disc}`,
  discNext: (round) => `Turno ${round}: non ancora giocato`,
  soFar: (rounds, over) =>
    over === 0
      ? `${rounds} su 8: gli stessi punti del Campione.`
      : `${rounds} su 8: ${points(Math.abs(over))} in ${over < 0 ? 'meno' : 'più'} del Campione.`,
  minutes: (minutes) => `ancora circa ${minutes} min`,
  deal: (round) => `Comincia il turno ${round}`,
  goOn: (round) => `Continua il turno ${round}`,
  round: (round) => `Turno ${round} di 8`,
  headline: (over) =>
    over === 0 ? 'Par esatto' : `${Math.abs(over)} in ${over < 0 ? 'meno del par!' : 'più del par'}`,
  you: 'Tu',
  master: 'Campione',
  masterHint: 'al tuo posto, le stesse carte',
  masterPlays: 'sta ancora giocando…',
  points,
  together: 'Finora',
  sums: (own, par) => `tu ${own} · par ${par}`,
  verdict,
  toResult: 'Al risultato',
  summary: (own, par) => `${points(own)} in otto turni, il par era ${par}`,
  fewerPoints: 'meno punti',
  morePoints: 'più punti',
  par: 'Par',
  costliest: (round) => `Il turno ${round} è costato di più`,
  masterWay: 'Guarda come l’ha giocato il Campione',
  givesNothingAway: 'non svela nessuna carta',
  onHonour: 'Giocato sull’onore, senza classifica',
  notCounted: 'Questo tentativo non conta.',
  nextIn: (hours, minutes) => `i prossimi otto tra ${hours > 0 ? `${hours} h` : `${minutes} min`}`,
  again: 'Rigioca senza contare',
  share: 'Condividi il risultato',
  sharePicture: 'Condividi un’immagine',
  copied: 'Copiato',
  sameCards: 'Stesse carte:',
  pictured: (date) => `Gli otto del ${date}`,
  ahead: 'Questi otto turni non sono ancora cominciati.',
  noMaster: 'I Campioni vanno scaricati una volta, e adesso non c’è connessione.',
  notSaved: 'Non si è potuto salvare su questo dispositivo. Riprova.',
  tryAgain: 'Riprova',
  ranked: {
    label: 'In classifica su questo server',
    offer: 'Gioca in classifica su questo server',
    onHonour: 'Gioca invece sull’onore',
    finished: (people, mean) =>
      mean === undefined
        ? 'Nessuno ha ancora finito. Il server distribuisce, e hai un solo tentativo.'
        : `Finora ${finishers(people)} finito, con ${points(Math.round(mean * 10) / 10)} in media.`,
    betterThan: (share) => `Meglio del ${percent.format(share / 100)} degli altri`,
    name: 'Nome',
    sum: 'Punti',
    nameless: 'Nome cancellato',
    secretLater: (when) => `Le carte derivano da un segreto che sarà pubblicato in questa data: ${when}.`,
    secretIs: 'Le carte derivavano da questo segreto:',
    kept: 'Le carte derivavano da questo segreto, promesso prima del primo turno:',
    broken: 'Il segreto pubblicato non è quello promesso prima del primo turno.',
    isVoid: 'Il tavolo del turno è stato cancellato: questo tentativo non si può finire.',
    refusals: {
      over: 'Questi otto turni non si possono giocare adesso su questo server.',
      full: 'Così tante persone giocano questi otto turni che il server non accetta più nessuno.',
      'too-many': 'Troppo in una volta. Riprova tra un minuto.',
      unreachable: 'Il server non è raggiungibile. I turni giocati sono al sicuro lì.',
    },
  },
  calendar: {
    title: 'Calendario',
    daysInARow: (days) => (days === 1 ? 'giorno di fila' : 'giorni di fila'),
    restDays: 'Due giorni liberi a settimana non interrompono la serie.',
    newRow: 'Oggi comincia una nuova serie.',
    noneYet: 'Gioca i tuoi primi otto e la serie comincia.',
    earlier: 'Mese precedente',
    later: 'Mese successivo',
    today: 'oggi',
    rest: 'giorno libero',
    open: 'non giocato',
    trend: 'Gli ultimi 30 giorni',
    mean: (over) => `in media ${verdict(over)}`,
    pastHint: 'Puoi giocare i giorni passati. Non contano.',
    play: (day) => `Gioca: ${day}`,
    look: (day) => `Rivedi: ${day}`,
  },
  comparison: {
    title: 'Fianco a fianco',
    dealt: 'Carte date',
    hand: 'Alla fine',
    verbs: { play: 'gioca', draw: 'deve pescare', flip: 'gira uno zero', knock: 'bussa', pass: 'passa' },
    drew: { up: 'prende il lato visibile', down: 'prende il lato coperto' },
    cards: (numbers) => `carte ${numbers}`,
    over: 'Turno finito',
    replayOwn: 'Rivedi il tuo turno',
    replayMaster: 'Guarda il Campione',
    review: 'Dove sono andati i punti?',
  },
  weeks: {
    title: 'Gli otto della settimana',
    hint: 'La stessa idea con un altro numero di giocatori, ogni lunedì.',
    players: (players) => `in ${players}`,
  },
  club: {
    title: 'Otto turni tuoi',
    hint: 'Per un club o una famiglia: chi ha il link gioca le stesse carte, e poi si confronta.',
    make: 'Crea un link',
    invite: 'Condividi il link',
    invitation: 'Gioca gli stessi otto turni di Quando che ho giocato io:',
    fault: 'Questo link è incompleto.',
  },
};
