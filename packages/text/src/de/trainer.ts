import { counted } from '../counted.ts';
import type { TrainerWords } from '../trainer-words.ts';

const points = counted('de', { one: 'Punkt', other: 'Punkte' });
/** As in "mit 5 Punkten". */
const withPoints = counted('de', { one: 'Punkt', other: 'Punkten' });
const cards = counted('de', { one: 'Karte', other: 'Karten' });
const zeros = counted('de', { one: 'Null', other: 'Nullen' });
const percent = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('de');

export const germanTrainer: TrainerWords = {
  title: 'Wann klopfen?',
  question: 'Jetzt?',
  finding: 'Ein Tisch wird gesucht',
  playOn: 'Weiterspielen',
  today: 'Frage des Tages',
  todayDone: 'Morgen liegt hier eine neue Frage.',
  todayClose: 'Eine knappe Frage: Die beiden Antworten liegen im Schnitt höchstens einen Punkt auseinander.',
  share: 'Frage teilen',
  copied: 'Kopiert',
  shareText: (date, days) =>
    `Quando, ${date}: jetzt klopfen? Ich habe geantwortet.${days > 1 ? ` ${days} Tage in Folge.` : ''}`,
  more: 'Mehr Fragen',
  next: 'Nächste Frage',
  toTable: 'Zum Tisch',
  toResult: 'Zur Antwort',
  verdict: {
    right: { knock: 'Stimmt, klopfen ist besser.', wait: 'Stimmt, weiterspielen ist besser.' },
    wrong: { knock: 'Klopfen ist besser.', wait: 'Weiterspielen ist besser.' },
    even: 'Beides ist gleich gut.',
    givenAway: (given) => `Deine Antwort kostet im Schnitt ${points(given)} mehr.`,
  },
  answered: { knock: 'Du würdest klopfen.', wait: 'Du würdest weiterspielen.' },
  alone: 'Chance, dass dein Klopfen klappt',
  costs: { knock: 'Klopfen', wait: 'Weiterspielen' },
  playing: 'mit',
  points,
  percent: (share) => percent.format(share),
  give: (error) => `± ${error}`,
  source: (times) =>
    `Punkte im Schnitt, wenn der Durchgang ${whole.format(times)}-mal zu Ende gespielt wird. Der Computer weiß dabei nur, was du siehst.`,
  reasons: {
    even: ({ sum }) => `Mit ${withPoints(sum)} läuft beides ungefähr aufs Gleiche hinaus.`,
    'surely-lowest': ({ sum }) => `Du hast ${points(sum)}. So tief kommt hier kaum jemand.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} hat nur noch ${cards(held)}. Wenn du wartest, sind die anderen oft schneller.`,
    rival: ({ seat, cards: held }, names) =>
      `${names[seat]} hat ${cards(held)} und am Ende wahrscheinlich nicht mehr als du.`,
    'small-risk': ({ cost }) =>
      `Selbst wenn es schiefgeht, kostet Klopfen nur ${points(cost)}. Warten lohnt sich nicht.`,
    risky: ({ cost }) => `Geht es schief, kostet Klopfen ${points(cost)}. Weiterspielen ist sicherer.`,
    'zeros-near': ({ zeros: held }) =>
      held > 0
        ? `Du hast schon ${zeros(held)}. Bald hast du vielleicht nur noch Nullen, und die kosten nichts.`
        : 'Bald hast du vielleicht nur noch Nullen, und die kosten nichts.',
    'one-of-many': ({ others }) =>
      `Von den ${others} anderen hat am Ende meist irgendjemand nicht mehr als du.`,
    'gets-better': ({ sum, later }) =>
      `Jetzt hast du ${points(sum)}. Wer weiterspielt, kommt von hier im Schnitt auf ${later}.`,
  },
  streak: (count) => `${whole.format(count)} richtig hintereinander`,
  actualGame: {
    show: 'Wie ging es wirklich aus?',
    title: 'So war es wirklich',
    warning: 'Das sind die echten Karten. Am Tisch hat sie niemand alle gesehen.',
    moment: 'In diesem Augenblick',
    realGame: {
      knock: 'An deinem Platz wurde damals geklopft.',
      wait: 'An deinem Platz wurde damals weitergespielt.',
    },
    ending: 'Am Ende des Durchgangs',
  },
  history: {
    title: 'Dein Gespür',
    empty: 'Hier steht bald, wie gut du den richtigen Augenblick triffst. Beantworte deine erste Frage.',
    right: 'richtig',
    ofAll: (right, all) => `${whole.format(right)} von ${whole.format(all)}`,
    streak: 'hintereinander richtig',
    best: 'die längste Reihe',
    days: 'Tage in Folge',
    givenAway: 'verschenkte Punkte je Antwort',
    latest: 'Deine letzten Antworten',
    latestMark: { right: 'richtig', wrong: 'daneben' },
    chart: 'Wie oft du geklopft hast',
    chartHint: 'Je besser die Chance, desto höher sollten die Balken sein.',
    bar: (from, to, knocks, all) => `Chance ${from} bis ${to}: ${knocks} von ${all} Mal geklopft`,
    noBar: (from, to) => `Chance ${from} bis ${to}: noch keine Frage`,
    chance: 'Chance, weniger zu haben als alle anderen',
    forget: 'Alles vergessen',
    forgetSure: 'Ja, vergessen',
    keep: 'Behalten',
  },
};
