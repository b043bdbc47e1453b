import { counted } from '../counted.ts';
import type { TrainerWords } from '../trainer-words.ts';

const points = counted('it', { one: 'punto', other: 'punti' });
const cards = counted('it', { one: 'carta', other: 'carte' });
const zeros = counted('it', { one: 'zero', other: 'zeri' });
const times = counted('it', { one: 'volta', other: 'volte' });
const percent = new Intl.NumberFormat('it', { style: 'percent', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('it');

export const italianTrainer: TrainerWords = {
  title: 'Quando bussare?',
  question: 'Adesso?',
  finding: 'Cerchiamo un tavolo',
  playOn: 'Continua',
  today: 'La domanda del giorno',
  todayDone: 'Domani ti aspetta una nuova domanda.',
  todayClose: 'Una domanda sul filo: in media le due risposte differiscono al massimo di un punto.',
  share: 'Condividi la domanda',
  copied: 'Copiato',
  shareText: (date, days) =>
    `Quando, ${date}: bussare adesso? Ho risposto.${days > 1 ? ` ${days} giorni di fila.` : ''}`,
  more: 'Altre domande',
  next: 'Prossima domanda',
  toTable: 'Vedi il tavolo',
  toResult: 'Vedi la risposta',
  verdict: {
    right: { knock: 'Sì, bussare è meglio.', wait: 'Sì, continuare è meglio.' },
    wrong: { knock: 'Bussare è meglio.', wait: 'Continuare è meglio.' },
    even: 'Va bene in tutti e due i modi.',
    givenAway: (given) => `La tua risposta in media costa ${points(given)} in più.`,
  },
  answered: { knock: 'Tu busseresti.', wait: 'Tu continueresti.' },
  alone: 'La tua probabilità di avere la somma più bassa se bussi',
  costs: { knock: 'Bussare', wait: 'Continuare' },
  playing: 'con',
  points,
  percent: (share) => percent.format(share),
  give: (error) => `± ${error}`,
  source: (playouts) =>
    `Punti in media, giocando il turno ${times(playouts)} fino alla fine. Il computer sa solo quello che vedi tu.`,
  reasons: {
    even: ({ sum }) => `Con ${points(sum)} il risultato è più o meno lo stesso.`,
    'surely-lowest': ({ sum }) => `Hai ${points(sum)}. Qui quasi nessuno arriva così in basso.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} ormai ha solo ${cards(held)}. Se aspetti, spesso gli altri fanno prima.`,
    rival: ({ seat, cards: held }, names) =>
      `${names[seat]} ha ${cards(held)} e alla fine probabilmente non avrà più punti di te.`,
    'small-risk': ({ cost }) =>
      `Anche se va male, bussare costa solo ${points(cost)}. Aspettare non conviene.`,
    risky: ({ cost }) => `Se va male, bussare costa ${points(cost)}. Continuare è più sicuro.`,
    'zeros-near': ({ zeros: held }) =>
      held > 0
        ? `Hai già ${zeros(held)}. Manca poco ad avere solo zeri, e con quelli non paghi niente.`
        : 'Manca poco ad avere solo zeri, e con quelli non paghi niente.',
    'one-of-many': ({ others }) =>
      `Tra gli altri ${others} di solito qualcuno alla fine non ha più punti di te.`,
    'gets-better': ({ sum, later }) =>
      `Adesso hai ${points(sum)}. Chi continua da qui arriva in media a ${later}.`,
  },
  streak: (count) => `${whole.format(count)} di fila`,
  actualGame: {
    show: 'Com’è andata davvero?',
    title: 'Com’è andata davvero',
    warning: 'Queste sono le carte vere. Al tavolo nessuno le ha viste tutte.',
    moment: 'In quel momento',
    realGame: {
      knock: 'Nella partita vera, al tuo posto si è bussato.',
      wait: 'Nella partita vera, al tuo posto si è continuato.',
    },
    ending: 'Alla fine del turno',
  },
  history: {
    title: 'Il tuo fiuto',
    empty: 'Qui vedrai quanto bene trovi il momento giusto. Rispondi alla tua prima domanda.',
    right: 'giuste',
    ofAll: (right, all) => `${whole.format(right)} su ${whole.format(all)}`,
    streak: 'giuste di fila',
    best: 'la serie più lunga',
    days: 'giorni di fila',
    givenAway: 'punti regalati per risposta',
    latest: 'Le tue ultime risposte',
    latestMark: { right: 'giusta', wrong: 'sbagliata' },
    chart: 'Quante volte hai bussato',
    chartHint: 'Più è alta la probabilità, più alta dovrebbe essere la barra.',
    bar: (from, to, knocks, all) => `Probabilità da ${from} a ${to}: hai bussato ${times(knocks)} su ${all}`,
    noBar: (from, to) => `Probabilità da ${from} a ${to}: ancora nessuna domanda`,
    chance: 'Probabilità di avere meno di tutti gli altri',
    forget: 'Dimentica tutto',
    forgetSure: 'Sì, dimentica',
    keep: 'Tieni',
  },
};
