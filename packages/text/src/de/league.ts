import { counted, listed } from '../counted.ts';
import type { LeagueWords } from '../league-words.ts';
import type { Person } from '../person.ts';
import { germanEvening } from './evening.ts';

const list = listed('de');
const games = counted('de', { one: 'Spiel', other: 'Spiele' });
const points = counted('de', { one: 'Punkt', other: 'Punkten' });
const people = counted('de', { one: 'Person', other: 'Personen' });
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const month = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const name = (person: Person, you = 'du'): string => (person === 'you' ? you : person.name);
const times = (count: number): string => (count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const QUARTERS = ['Winter', 'Frühling', 'Sommer', 'Herbst'] as const;

function range(from: number, to: number): string {
  if (from >= 0) return `${number.format(from)} bis ${number.format(to)} Punkte je Durchgang besser`;
  if (to <= 0) return `${number.format(-to)} bis ${number.format(-from)} Punkte je Durchgang schlechter`;
  return `${number.format(-from)} Punkte je Durchgang schlechter bis ${number.format(to)} besser`;
}

export const germanLeague: LeagueWords = {
  title: 'Ligen',
  list: {
    intro:
      'Eine Liga sammelt eure Spiele: online, auf einem Gerät und mit echten Karten. Ein Link genügt, ganz ohne Konto.',
    none: 'Noch keine Liga. Gründe eine oder öffne den Link, den dir jemand schickt.',
    fresh: 'Eine neue Liga',
    name: 'Name der Liga',
    usualName: 'Unsere Liga',
    season: 'Saison',
    seasons: { month: 'Monat', quarter: 'Vierteljahr', free: 'Frei' },
    seasonHints: {
      month: 'Am Ersten jedes Monats beginnt eine neue Saison.',
      quarter: 'Alle drei Monate beginnt eine neue Saison.',
      free: 'Eine Saison dauert, bis du die nächste beginnst.',
    },
    make: 'Liga gründen',
    making: 'Einen Moment …',
    readIn: 'Eine Liga aus einer Datei holen',
    badFile: 'In dieser Datei ist keine Liga.',
    size: (members, played) => `${people(members)} · ${games(played)}`,
    unsent: (entries) =>
      entries === 1 ? '1 Eintrag wird noch geschickt' : `${entries} Einträge werden noch geschickt`,
  },
  join: {
    who: 'Wer bist du?',
    hint: 'Damit die Liga dir zeigen kann, welche Ergebnisse deine sind.',
    new: 'Ich bin neu hier',
    look: 'Nur schauen',
    join: 'Mitmachen',
    change: 'Jemand anders?',
  },
  page: {
    standings: 'Stand',
    goodNews: 'Nur Gutes',
    games,
    until: (date) => `bis ${date}`,
    season: (season) => {
      if (season.kind === 'month') return month.format(Date.UTC(season.year, season.month - 1));
      return season.kind === 'quarter'
        ? `${QUARTERS[season.quarter - 1] ?? ''} ${season.year}`
        : `${season.number}. Saison`;
    },
    chooseSeason: 'Saison',
    add: 'Ein Spiel eintragen',
    more: 'mehr Punkte',
    fewer: 'weniger Punkte',
    form: 'Form, letzte zehn',
    formWon: 'letzte zehn, ● gewonnen',
    won: 'gewonnen',
    wonOf: (wins, played) => `${wins} der letzten ${played} gewonnen`,
    pairs: 'Wer gegen wen, öfter vorn',
    pair: (one, other, ahead, behind) =>
      `${name(one, 'Du')} gegen ${name(other, 'dich')}: ${ahead}\u00a0zu\u00a0${behind}`,
    youToo: (own) => `${own}, du`,
    empty: 'Spielt einmal, dann kommt hier Leben rein.',
    leads: (who) => (who === 'you' ? 'Du führst.' : `${who.name} führt.`),
    close: (close) => `${capital(list(close.map((who) => name(who))))}: Kopf an Kopf.`,
    open: (who, played) => `${name(who, 'Du')}: erst ${games(played)}, alles offen.`,
    table: 'Der Stand als Tabelle',
    columns: {
      name: 'Name',
      place: 'Platz',
      points: 'Gegen den Tisch',
      games: 'Spiele',
      wins: 'Gewonnen',
      knocks: 'Klopfen, das saß',
      zeros: 'Nur Nullen',
      triplets: 'Zahlendrillinge',
    },
    places: (best, worst) => (best === worst ? `${best}.` : `${best}. bis ${worst}.`),
    range,
    fairShare: (won, fair) => `${number.format(won)} gewonnen, fairer Anteil: ${number.format(fair)}`,
    share: (part, whole) => `${part} von ${whole}`,
    numbers: 'In Zahlen',
    openTable: 'Einen Online-Tisch öffnen',
  },
  records: {
    'lowest-game': { title: 'niedrigstes Spiel', award: 'die leichte Hand' },
    knocks: { title: 'Klopfen, das saß', award: 'die sichere Faust' },
    streak: { title: 'Siege in Folge', award: 'die Siegesserie' },
    triplets: { title: 'Zahlendrillinge', award: 'das Drillingsglück' },
    zeros: { title: 'Durchgänge mit nur Nullen', award: 'alles auf null' },
  },
  good: {
    'lowest-game': (fewest) => `hält den Rekord: ein ganzes Spiel mit nur ${points(fewest)}.`,
    knocks: (right, knocks) =>
      `hat ${times(knocks)} geklopft, und ${right === knocks ? 'jedes Mal' : times(right)} saß es.`,
    streak: (wins) => `hat ${games(wins)} hintereinander gewonnen.`,
    triplets: (count) => `hat die meisten Zahlendrillinge gespielt: ${count}.`,
    zeros: (count) => `hat ${times(count)} einen Durchgang mit nur Nullen beendet.`,
    new: (played) => `ist neu: erst ${games(played)}, da ist noch alles drin.`,
    wins: (wins) => `hat ${games(wins)} gewonnen.`,
    'right-knocks': (right) => `hat ${times(right)} geklopft, und es saß.`,
    'own-zeros': (count) => `hat ${times(count)} nur Nullen hingelegt.`,
    'free-rounds': (rounds) => `ist ${times(rounds)} ohne Punkt durch einen Durchgang gekommen.`,
    played: (played) =>
      `war bei ${games(played).replace('Spiele', 'Spielen')} dabei. Solche Leute braucht ein Tisch.`,
    welcome: 'gehört dazu. Das erste Spiel kommt noch.',
    award: 'die gute Gesellschaft',
  },
  end: {
    title: 'Ende der Saison',
    headline: (winners) =>
      winners.length === 1 && winners[0] === 'you'
        ? 'Deine Saison!'
        : `${capital(list(winners.map((who) => name(who))))}: was für eine Saison!`,
    note: (played, better) =>
      `${games(played)}. Am Ende ${number.format(better)} Punkte je Durchgang besser als der Tisch.`,
    narrowly: 'Es war knapp.',
    picture: 'Bild',
    back: 'Zur laufenden Saison',
  },
  results: {
    title: 'Alle Spiele',
    none: 'Noch kein Spiel.',
    corrected: 'berichtigt',
    withdrawn: 'zurückgezogen',
    unsent: 'noch nicht geschickt',
    sources: { online: 'online', device: 'auf einem Gerät', sheet: 'mit echten Karten' },
    wins: (own) => `${own} gewinnt`,
    round: 'Durchgang',
    total: 'Gesamt',
    correct: 'Berichtigen',
    withdraw: 'Zurückziehen',
    sure: 'Ja, zurückziehen',
    keep: 'So lassen',
    undo: 'Rückgängig machen',
    undone: 'rückgängig gemacht',
  },
  add: {
    title: 'Ein Spiel eintragen',
    which: 'Welches Spiel?',
    noGames: 'Auf diesem Gerät ist kein fertiges Spiel. Spiel eins oder führe einen Punktezettel.',
    device: 'Spiele auf diesem Gerät',
    sheets: 'Punktezettel',
    league: 'In eine Liga eintragen',
    who: 'Wer saß wo?',
    guest: 'Ein Gast',
    newMember: (own) => `${own}, neu hier`,
    needsMember: 'Mindestens eine Person muss zur Liga gehören.',
    twice: (own) => `${own} kann nur auf einem Platz sitzen.`,
    add: 'In die Liga eintragen',
    save: 'Berichtigung speichern',
    added: 'Es steht in der Liga.',
    show: 'Liga zeigen',
    already: 'Dieses Spiel steht schon in der Liga.',
    knocked: 'Geklopft',
    nobody: 'niemand',
    sums: (round) => `Summen im Durchgang ${round}`,
    wrong: 'Die Zahlen gehen nicht auf: Im letzten Durchgang, und erst da, muss jemand das Ziel erreichen.',
  },
  settings: {
    title: 'Einstellungen der Liga',
    onlyGood: 'Nur Gutes',
    onlyGoodHint: 'Für alle: keine Rangliste, dafür etwas Gutes über jede Person.',
    save: 'Speichern',
    members: 'Mitglieder',
    remove: (own) => `${own} entfernen`,
    removed: 'entfernt',
    link: 'Der Link der Liga',
    linkHint: 'Wer ihn hat, darf lesen, mitmachen und Spiele eintragen.',
    message: (league) => `Unsere Liga „${league}“ in Quando`,
    copyJson: 'Alles (JSON)',
    copyCsv: 'Für Tabellen (CSV)',
    files: 'Zum Mitnehmen',
    startSeason: 'Nächste Saison beginnen',
    delete: 'Liga endgültig löschen',
    deleteHint:
      'Alle Spiele und Namen verschwinden vom Server, für alle. Speichere vorher eine Datei, wenn du sie behalten willst.',
    deleteSure: 'Ja, endgültig löschen',
    keep: 'Nein, behalten',
    forget: 'Auf diesem Gerät vergessen',
    forgetHint: 'Die Liga bleibt, wo sie ist. Mit dem Link findest du sie wieder.',
    forgetMakerHint:
      'Du hast diese Liga gegründet. Hat dieses Gerät sie vergessen, kann niemand mehr darin aufräumen oder sie löschen.',
  },
  evening: germanEvening,
  states: {
    loading: 'Die Liga wird geholt …',
    gone: 'Diese Liga gibt es nicht mehr',
    goneText: 'Wer sie gegründet hat, hat sie gelöscht.',
    wrong: 'Hier ist keine Liga',
    wrongText: 'Der Link ist nicht vollständig, oder die Liga wurde gelöscht.',
    unreachable: 'Die Liga ist nicht zu erreichen',
    unreachableText: 'Dieses Gerät hat sie noch nie gesehen, und der Server antwortet nicht.',
    retry: 'Noch einmal versuchen',
    offline: 'Keine Verbindung. Du siehst die Liga, wie sie war; was du einträgst, wird später geschickt.',
    toLeagues: 'Zu meinen Ligen',
    tooMany: 'Das war viel auf einmal. Versuch es in einer Minute noch einmal.',
    refused: 'Die Liga hat das nicht angenommen. Lade die Seite neu und versuch es noch einmal.',
    notYours: 'Das darf nur, wer die Liga gegründet oder es eingetragen hat.',
    notSaved: 'Das ließ sich auf diesem Gerät nicht speichern. Versuch es noch einmal.',
  },
  columns: ['Datum', 'Spiel', 'Durchgang', 'Name', 'Summe', 'Geklopft', 'Nur Nullen', 'Punkte', 'Gesamt'],
};
