import type { AppWords } from '../app-words.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';
import { to } from './preposition.ts';

const PLAYERS = ['nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei'];

const list = listed('it');
const rounds = counted('it', { one: 'turno', other: 'turni' });
const pointsOf = counted('it', { one: 'punto', other: 'punti' });
const games = counted('it', { one: 'altra partita', other: 'altre partite' });

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Italian needs no word for "you": the verb says it. */
const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? capitalised(you) : `${who.name} ${other}`;

/** The verb for one, for "voi", and for several others. */
type Verb = {
  readonly you: string;
  readonly one: string;
  readonly youAll: string;
  readonly they: string;
};

const together = (who: readonly Person[], verb: Verb): string => {
  if (who.length === 1) return does(who[0]!, verb.you, verb.one);
  const names = list(who.map((person) => (person === 'you' ? 'tu' : person.name)));
  return who.includes('you') ? capitalised(`${names} ${verb.youAll}`) : `${names} ${verb.they}`;
};

const wins: Verb = { you: 'vinci', one: 'vince', youAll: 'vincete', they: 'vincono' };
const hasWon: Verb = { you: 'hai vinto', one: 'ha vinto', youAll: 'avete vinto', they: 'hanno vinto' };
const leads: Verb = {
  you: 'sei in testa',
  one: 'è in testa',
  youAll: 'siete in testa',
  they: 'sono in testa',
};

/** Names in a list; the case decides how the reader is called. */
const named = (who: readonly Person[], you: string): string =>
  list(who.map((person) => (person === 'you' ? you : person.name)));

export const italianApp: AppWords = {
  you: 'Tu',
  back: 'Indietro',
  close: 'Chiudi',
  menu: 'Menu',
  language: 'Lingua',
  privacy: 'Privacy',
  replay: 'Rivedi la partita',
  review: 'Analisi',
  start: {
    title: 'Quando, il gioco di carte con due numeri su ogni carta',
    motto: 'Ogni carta ha due numeri. Tu ne vedi uno solo.',
    playNow: 'Gioca subito',
    turnCards: 'Gira le carte',
    turnHint: 'Tocca le carte: dietro ci sono altri numeri.',
    learnTime: 'tre minuti',
    eight: 'Gli otto di oggi',
    eightPlayed: (played) => `${played} su 8 ${played === 1 ? 'giocato' : 'giocati'}`,
    dayTitle: 'La domanda del giorno',
    dayAnswered: 'Già risposto oggi',
    dayQuestion: 'Bussare adesso?',
    daysInARow: (count) => (count === 1 ? 'giorno di fila' : 'giorni di fila'),
    more: 'Altro: avversari, segnapunti, regole',
    opponents: 'Scegli gli avversari',
    opponentsHint: 'Da uno a cinque computer',
    pass: 'Sullo stesso schermo',
    passHint: 'Un dispositivo per tutti',
    sheet: 'Segnapunti',
    leagues: 'Leghe',
    trainer: 'Quando bussare?',
    learn: 'Impara a giocare',
    rules: 'Le regole',
    together: 'Gioca in compagnia',
    togetherHint: 'Con gli amici, ognuno sul suo dispositivo',
    tablesWait: (count) => (count === 1 ? 'Un tavolo ti aspetta' : `${count} tavoli ti aspettano`),
    toDay: 'Passa al tema giorno',
    toNight: 'Passa al tema notte',
  },
  setup: {
    title: 'Il tuo tavolo',
    who: 'Contro chi giochi?',
    passWho: 'Chi gioca?',
    person: 'gioca qui',
    computer: (level) => `computer, ${level}`,
    levels: { beginner: 'facile', casual: 'tranquillo', sharp: 'furbo', strong: 'forte', master: 'campione' },
    levelHints: {
      beginner: 'butta i numeri alti e dimentica molto',
      casual: 'guarda soprattutto le proprie carte',
      sharp: 'pensa in anticipo, ma a volte sbaglia',
      strong: 'ricorda tutto e sbaglia di rado',
      master: 'ha imparato da milioni di partite',
    },
    habits: {
      knocker: (name) => `${name} bussa presto, anche rischiando.`,
      waiter: (name) => `${name} preferisce aspettare che bussare.`,
      hoarder: (name) => `${name} tiene le coppie e spera in una terna.`,
      sweeper: (name) => `${name} ama giocare molte carte alla volta.`,
      gambler: (name) => `${name} ama il lato che nessuno ha visto.`,
      counter: (name) => `${name} ricorda ogni lato che è stato visibile.`,
      none: (name) => `${name} non ha abitudini che si notino.`,
    },
    masterHint:
      'Il campione ha giocato milioni di partite contro se stesso. Ma le carte in mano non le sa ancora tenere. Si scarica una volta sola (1 MB) e poi resta qui.',
    masterComing: 'Il campione sta arrivando…',
    noMaster:
      'Il campione non è ancora su questo dispositivo e adesso non si può scaricare. Collegati una volta, oppure scegli un altro livello.',
    level: 'Quanto gioca bene',
    addComputer: 'Aggiungi un computer',
    addPerson: 'Aggiungi qualcuno',
    change: (name) => `Modifica ${name}`,
    changeYou: 'Cambia il tuo aspetto',
    remove: (name) => `Togli ${name} dal tavolo`,
    name: 'Nome',
    avatar: 'Personaggio',
    avatars: {
      round: 'rotondo',
      bean: 'fagiolo',
      tall: 'allungato',
      drop: 'goccia',
      block: 'blocco',
      cloud: 'nuvola',
    },
    sameName: 'Due giocatori hanno lo stesso nome. Ci si può confondere.',
    target: 'La partita finisce a',
    targetHint: 'Appena qualcuno arriva a questi punti. Vince chi ne ha meno.',
    forTwo: 'In due vanno bene 40.',
    begin: (players) => `Si gioca in ${PLAYERS[players]}`,
    nameless: (place) => `Persona ${place}`,
  },
  games: {
    title: 'Le tue partite',
    back: 'Torna alla tua partita',
    more: games,
    none: 'Qui non è ancora iniziata nessuna partita.',
    underWay: 'In corso',
    finished: 'Finite',
    remove: 'Togli',
    removeSure: 'Sì, toglila',
    keep: 'Tienila',
    round: (round) => `Turno ${round}`,
    turn: (who) => (who === 'you' ? 'tocca a te' : `tocca ${to(who.name)}`),
    betweenRounds: 'il turno è finito',
    leads: (who) => `${together(who, leads)}.`,
    won: (who) => `${together(who, hasWon)}.`,
  },
  handover: {
    pass: (name) => `Ora ${name}`,
    hidden: 'Tutte le carte sono coperte. Nessuno le vede finché non tocchi lo schermo.',
    iAm: (name) => `Sono ${name}`,
    since: 'Dall’ultima volta',
    toCards: 'Mostra le mie carte',
    passOn: (name) => `Passa ${to(name)}`,
  },
  game: {
    round: (round) => `Turno ${round}`,
    target: (target) => `fino a ${target} punti`,
    rounds,
    points: { title: 'Punti turno per turno', total: 'Totale' },
    log: 'Che cosa è successo',
    logEmpty: 'In questo turno non è ancora successo niente.',
    missed: 'Mentre non c’eri',
    toTable: 'Torna al tavolo',
    toStart: 'Lascia il tavolo',
    hurry: 'Salta l’attesa',
    hint: 'Tu che cosa faresti?',
    opening: 'Apparecchiamo…',
    gone: 'Non troviamo questa partita',
    goneText: 'È stata tolta, o giocata su un altro dispositivo.',
    elsewhere: 'Stai giocando in un’altra scheda',
    elsewhereText: 'Una partita si gioca in una scheda alla volta.',
    playHere: 'Gioca qui',
    outOfDate: 'La partita è già andata avanti. Ecco la situazione.',
    notKept: 'Non si è potuto salvare, quindi non vale. Prova ancora.',
  },
  reveal: {
    title: (round) => `Il turno ${round} è finito`,
    faster: 'Più veloce',
    again: 'Rivedi',
    deal: (round) => `Via al turno ${round}`,
    toResult: 'Chi vince?',
    later: 'dopo le ultime carte',
    dealt: (who, round) => `Il turno ${round} è iniziato. Tocca ${who === 'you' ? 'a te' : to(who.name)}.`,
    toGame: 'Al tavolo',
    total: 'Totale',
    knocked: (who) => (who === 'you' ? 'hai bussato' : 'ha bussato'),
    sum: 'Somma',
    points: 'Punti',
    hand: (name, reckoning) => `${name}: ${reckoning}`,
    lowestYet: 'finora la più bassa',
    penalty: { 'knocker-tied': 'parità: + 5', 'knocker-beaten': 'troppo: + 5' },
    below: (sum) => `serve meno di ${sum}`,
    question: (who) => `Qualcuno ha poco quanto ${who === 'you' ? 'te' : who.name}?`,
    why: {
      zeros: (who) => `${does(who, 'avevi', 'aveva')} solo zeri. Il turno finisce subito.`,
      lowest: (who, sum) => `La somma più bassa è ${sum}: ${named(who, 'tu')}.`,
      alone: (who) => `${does(who, 'hai', 'ha')} bussato e nessun altro ce l’ha.`,
      tied: (who, sum, points) =>
        `${does(who, 'hai', 'ha')} bussato, ma anche qualcun altro ce l’ha: 5 punti di penalità in più, ${penaltySum(sum, points)}.`,
      beaten: (who, sum, points) =>
        `${does(who, 'hai', 'ha')} bussato senza averla: 5 punti di penalità in più, ${penaltySum(sum, points)}.`,
      zero: (who) => `0 punti per ${named(who, 'te')}.`,
      others: 'Per tutti gli altri conta la somma.',
    },
    knockRight: (who) => `${does(who, 'hai', 'ha')} bussato al momento giusto!`,
    knockTied: (who) => `Parità. ${does(who, 'hai', 'ha')} bussato troppo presto!`,
    knockBeaten: (who) => `Qualcuno ha meno. ${does(who, 'hai', 'ha')} bussato troppo presto!`,
    zeros: (who) => `Solo zeri! ${does(who, 'chiudi', 'chiude')} il turno.`,
  },
  end: {
    title: (count) => `Dopo ${rounds(count)}`,
    won: (who) => `${together(who, wins)}!`,
    with: (points) => `Con ${pointsOf(points)}, meno di tutti gli altri.`,
    withEach: (points) => `Con ${pointsOf(points)} a testa.`,
    chart: 'Totali per turno',
    ends: (target) => `Fine partita a ${target}`,
    reached: (who, target) => `${who === 'you' ? 'hai' : 'ha'} raggiunto ${target}`,
    round: 'Turno',
    lastRound: 'Le ultime carte',
    again: 'Un’altra partita',
    memoryHelp: {
      title: 'La tua memoria ha avuto un aiuto',
      text: 'Le linguette sulle carte mostrano lati che hai già visto. Le tieni?',
      keep: 'Tieni le linguette',
      without: 'Gioca senza',
      kept: 'Le linguette restano. Puoi cambiarlo nelle impostazioni.',
      gone: 'Niente più linguette. Le impostazioni le fanno tornare.',
    },
  },
  settings: {
    title: 'Impostazioni',
    groups: {
      room: 'Aspetto e lingua',
      loud: 'Suoni e vibrazione',
      table: 'Al tavolo',
      hand: 'Le tue carte',
    },
    theme: 'Giorno o notte',
    themes: { system: 'come il sistema', day: 'giorno', night: 'notte' },
    browserLanguage: 'come il browser',
    sounds: 'Suoni',
    speech: 'Annunci a voce',
    speechHint: 'Una voce dice a chi tocca, chi bussa e quando c’è una terna.',
    vibration: 'Vibrazione',
    motion: 'Animazioni',
    motions: { system: 'come il sistema', full: 'complete', reduced: 'calme' },
    speed: 'Ritmo',
    speeds: { slow: 'lento', normal: 'normale', fast: 'svelto', instant: 'subito' },
    confirmations: 'Chiedi conferma',
    confirmationsHint: 'Un tocco in più prima di giocare, girare o bussare.',
    cardSize: 'Grandezza delle carte',
    cardSizes: { normal: 'normali', large: 'grandi' },
    sortHand: 'Ordine delle tue carte',
    sortings: { number: 'per numero', drawn: 'nell’ordine di pesca' },
    botTalk: 'I computer chiacchierano',
    botTalkHint: 'Ogni tanto dicono qualcosa. Non svelano mai una carta.',
    leftHanded: 'Per la mano sinistra',
    leftHandedHint: 'Il pulsante principale va a sinistra.',
    memoryHelp: 'Aiuta la mia memoria',
    memoryHelpHint: 'Le carte mostrano anche i lati che hai già visto.',
  },
  help: {
    title: 'Aiuto e tastiera',
    withoutKeys: 'Aiuto',
    rules: 'Il gioco in breve',
    keys: 'Tastiera',
    keysHint: 'Tutto funziona anche senza mouse.',
    actions: {
      move: 'andare da una carta all’altra',
      select: 'scegliere una carta dal suo posto',
      play: 'fare ciò che dice il pulsante principale',
      takeUp: 'prendere il lato visibile',
      turnOver: 'girare la carta e prenderla',
      zero: 'andare al prossimo zero da girare',
      knock: 'bussare',
      pass: 'passare nell’ultimo giro',
      clear: 'rimettere giù le carte scelte',
      log: 'mostrare che cosa è successo',
      help: 'mostrare questa pagina',
    },
    keyNames: { escape: 'Esc', arrows: 'Frecce' },
    aboutTitle: 'Chi ha creato questo gioco',
    credits:
      'Quando è un gioco di Jannik Walter e Reinhard Staupe, grafica di Oliver & Sandra Freudenreich, edito da KENDi. Questa app è un progetto di appassionati, indipendente dall’editore. Con le carte vere è ancora più bello.',
  },
  notices: {
    install: 'Metti Quando sulla schermata iniziale. Funziona anche senza rete.',
    installNow: 'Installa',
    installByHand: {
      why: 'Safari dimentica le tue partite dopo sette giorni senza visite. Sulla schermata Home restano.',
      steps: ['Tocca «Condividi»', 'Scegli «Aggiungi alla schermata Home»', 'Apri Quando da lì'],
    },
    later: 'Non ora',
    update: 'Una nuova versione è pronta.',
    updateNow: 'Aggiorna',
    understood: 'Va bene',
    damaged: 'Una partita salvata era illeggibile. È stata messa da parte, tutto il resto è a posto.',
    unavailable: 'Questo browser non conserva nulla. Le partite durano finché la pagina è aperta.',
    masterAway:
      'Il campione non è potuto venire. Al suo posto gioca un computer forte, finché non apri questa partita online.',
    broken: 'Ci è caduta una carta. Le tue partite sono al sicuro.',
    unloaded: 'Non è stato possibile caricare tutto. Controlla la connessione e riprova.',
    reload: 'Ricarica',
  },
  lost: {
    title: 'Qui non si gioca',
    text: 'Questo indirizzo porta in un angolo vuoto della stanza. Forse manca un pezzo del link.',
    toStart: 'Torna alla pagina iniziale',
    noServer:
      'Questa copia di Quando è fatta solo di file e non ha un server per i tavoli online. Tutto il resto funziona, anche senza internet.',
  },
};
