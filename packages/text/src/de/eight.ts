import { counted } from '../counted.ts';
import type { EightWords } from '../eight-words.ts';
import { playersTogether } from './players-together.ts';

const points = counted('de', { one: 'Punkt', other: 'Punkte' });
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
/** As in "mit 5 Punkten". */
const withPoints = counted('de', { one: 'Punkt', other: 'Punkten' });
const finishers = counted('de', { one: 'Person ist', other: 'Personen sind' });
const percent = new Intl.NumberFormat('de', { style: 'percent' });

function verdict(over: number): string {
  if (over === 0) return 'genau Par';
  return `${number.format(Math.abs(over))} ${over < 0 ? 'unter' : 'über'} Par`;
}

export const germanEight: EightWords = {
  title: 'Die Acht von heute',
  weekTitle: 'Die Acht der Woche',
  clubTitle: 'Unsere Acht',
  intro: 'Acht Durchgänge, überall auf der Welt dieselben Karten.',
  clubIntro: 'Acht Durchgänge, dieselben Karten für alle mit diesem Link.',
  weekIntro: (players) => `Acht Durchgänge ${playersTogether(players)}, dieselben Karten für alle.`,
  legend: {
    fewer: 'deutlich weniger Punkte als Par',
    par: 'Par: der Meister auf deinem Platz, mit denselben Karten',
    more: 'deutlich mehr. Kommt vor.',
  },
  discs: {
    0: 'deutlich mehr Punkte als Par',
    1: 'mehr Punkte als Par',
    2: 'Par',
    3: 'weniger Punkte als Par',
    4: 'deutlich weniger Punkte als Par',
  },
  disc: (round, disc) => `Durchgang ${round}: ${disc}`,
  discNext: (round) => `Durchgang ${round}: noch nicht gespielt`,
  soFar: (rounds, over) =>
    over === 0
      ? `${rounds} gespielt: gleich viele Punkte wie der Meister.`
      : `${rounds} gespielt: ${points(Math.abs(over))} ${over < 0 ? 'weniger' : 'mehr'} als der Meister.`,
  minutes: (minutes) => `etwa ${minutes} Min. übrig`,
  deal: (round) => `Durchgang ${round} beginnen`,
  goOn: (round) => `Weiter mit Durchgang ${round}`,
  round: (round) => `Durchgang ${round} von 8`,
  headline: (over) =>
    over === 0 ? 'Genau Par' : `${Math.abs(over)} ${over < 0 ? 'weniger als Par!' : 'mehr als Par'}`,
  you: 'Du',
  master: 'Meister',
  masterHint: 'auf deinem Platz, dieselben Karten',
  masterPlays: 'spielt noch …',
  points,
  together: 'Bisher',
  sums: (own, par) => `du ${own} · Par ${par}`,
  verdict,
  toResult: 'Zum Ergebnis',
  summary: (own, par) => `${points(own)} in acht Durchgängen, Par war ${par}`,
  fewerPoints: 'weniger Punkte',
  morePoints: 'mehr Punkte',
  par: 'Par',
  costliest: (round) => `Durchgang ${round} war am teuersten`,
  masterWay: 'So hat ihn der Meister gespielt',
  givesNothingAway: 'verrät keine Karte',
  onHonour: 'Auf Ehrenwort gespielt, ohne Rangliste',
  notCounted: 'Dieser Versuch zählt nicht.',
  nextIn: (hours, minutes) => `die nächste Acht in ${hours > 0 ? `${hours} Std.` : `${minutes} Min.`}`,
  again: 'Noch einmal, ohne Wertung',
  share: 'Ergebnis teilen',
  sharePicture: 'Bild teilen',
  copied: 'Kopiert',
  sameCards: 'Gleiche Karten:',
  pictured: (date) => `Die Acht vom ${date}`,
  ahead: 'Diese acht Durchgänge haben noch nicht begonnen.',
  noMaster: 'Die Meister müssen einmal geladen werden, und gerade gibt es keine Verbindung.',
  notSaved: 'Das ließ sich auf diesem Gerät nicht speichern. Versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  ranked: {
    label: 'Gewertet auf diesem Server',
    offer: 'Gewertet auf diesem Server spielen',
    onHonour: 'Lieber auf Ehrenwort spielen',
    finished: (people, mean) =>
      mean === undefined
        ? 'Noch ist niemand fertig. Der Server gibt die Karten, und du hast einen Versuch.'
        : `${finishers(people)} bisher fertig, im Schnitt mit ${withPoints(Math.round(mean * 10) / 10)}.`,
    betterThan: (share) => `Besser als ${percent.format(share / 100)} der anderen`,
    name: 'Name',
    sum: 'Punkte',
    nameless: 'Name gelöscht',
    secretLater: (when) =>
      `Die Karten werden aus einem Geheimnis berechnet. Es wird am ${when} veröffentlicht.`,
    secretIs: 'Aus diesem Geheimnis wurden die Karten berechnet:',
    kept: 'Aus diesem Geheimnis wurden die Karten berechnet, wie vor deinem Spiel versprochen:',
    broken: 'Das veröffentlichte Geheimnis ist nicht das, das vor deinem Spiel versprochen wurde.',
    isVoid: 'Der Tisch deines Durchgangs wurde gelöscht. Dieser Versuch lässt sich nicht beenden.',
    refusals: {
      over: 'Diese acht Durchgänge können auf diesem Server gerade nicht gespielt werden.',
      full: 'So viele spielen diese acht Durchgänge, dass der Server niemanden mehr aufnimmt.',
      'too-many': 'Das war zu viel auf einmal. Versuch es in einer Minute noch einmal.',
      unreachable: 'Der Server ist nicht erreichbar. Deine Durchgänge sind dort aufgehoben.',
    },
  },
  calendar: {
    title: 'Kalender',
    daysInARow: (days) => (days === 1 ? 'Tag in Folge' : 'Tage in Folge'),
    restDays: 'Zwei freie Tage je Woche unterbrechen die Reihe nicht.',
    newRow: 'Heute beginnt eine neue Reihe.',
    noneYet: 'Spiele deine erste Acht, dann beginnt deine Reihe.',
    earlier: 'Voriger Monat',
    later: 'Nächster Monat',
    today: 'heute',
    rest: 'freier Tag',
    open: 'nicht gespielt',
    trend: 'Die letzten 30 Tage',
    mean: (over) => `im Schnitt ${verdict(over)}`,
    pastHint: 'Frühere Tage kannst du nachspielen. Sie zählen nicht.',
    play: (day) => `${day} nachspielen`,
    look: (day) => `${day} ansehen`,
  },
  comparison: {
    title: 'Nebeneinander',
    dealt: 'Gegeben',
    hand: 'Am Ende',
    verbs: {
      play: 'spielt',
      draw: 'muss ziehen',
      flip: 'dreht eine Null um',
      knock: 'klopft',
      pass: 'passt',
    },
    drew: { up: 'nimmt die offene Seite', down: 'nimmt die verdeckte Seite' },
    cards: (numbers) => `Karten ${numbers}`,
    over: 'Durchgang vorbei',
    replayOwn: 'Deinen Durchgang ansehen',
    replayMaster: 'Dem Meister zusehen',
    review: 'Wo gingen Punkte verloren?',
  },
  weeks: {
    title: 'Acht der Woche',
    hint: 'Dieselbe Idee mit mehr oder weniger Leuten, jeden Montag neu.',
    players: playersTogether,
  },
  club: {
    title: 'Eine eigene Acht',
    hint: 'Für Verein oder Familie: Alle mit dem Link spielen dieselben Karten, und ihr vergleicht.',
    make: 'Link machen',
    invite: 'Link teilen',
    invitation: 'Spiel dieselben acht Durchgänge Quando wie ich:',
    fault: 'Dieser Link ist unvollständig.',
  },
};
