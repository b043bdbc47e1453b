import type { EveningWords } from '../evening-words.ts';

const signed = new Intl.NumberFormat('de', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const germanEvening: EveningWords = {
  title: 'Duplikatabend',
  intro:
    'Mehrere Tische spielen dieselben Karten, jeder in eigener Reihenfolge. Es zählt, wie du gegen die abschneidest, die deine Karten hatten.',
  who: 'Wer spielt mit?',
  players: 'Personen je Tisch',
  rounds: 'Durchgänge',
  plan: (tables, free) =>
    `${tables} Tische${free === 0 ? '.' : free === 1 ? ', ein Platz bleibt für einen Gast oder einen Computer.' : `, ${free} Plätze bleiben für Gäste und Computer.`}`,
  needsTwo: 'Es braucht mindestens zwei Personen.',
  tooMany: 'Für so viele Personen reichen die Tische nicht.',
  open: 'Tische auslosen',
  opening: 'Die Tische werden gedeckt …',
  underWay: 'Ein Duplikatabend läuft',
  table: (number) => `Tisch ${number}`,
  yourTable: 'dein Tisch',
  sit: 'Zum Tisch',
  freeSeats: 'Gäste und Computer',
  waiting: 'noch nicht begonnen',
  round: (round, rounds) => `Durchgang ${round} von ${rounds}`,
  done: 'fertig',
  progress: (finished, tables) =>
    `${finished} von ${tables} Tischen ${finished === 1 ? 'ist' : 'sind'} fertig.`,
  secret:
    'Das Ergebnis kommt, wenn alle Tische fertig sind. Bis dahin weiß niemand, in welchem Durchgang ein anderer Tisch welche Karten hatte, und niemand kann dort zuschauen oder den Verlauf lesen.',
  end: 'Abend beenden',
  endHint: 'Tische, die nicht fertig sind, werden nicht verglichen.',
  endSure: 'Ja, jetzt beenden',
  goOn: 'Weiterspielen',
  result: 'Das Ergebnis des Abends',
  wins: (who) => (who === 'you' ? 'Der Abend gehört dir!' : `${who.name} gewinnt den Abend.`),
  note: 'So viele Punkte besser als der Schnitt aller, die dieselben Karten hatten. Je breiter der Fleck, desto mehr davon kann Glück beim Ziehen sein.',
  nothing: 'Weniger als zwei Tische sind fertig geworden, darum gibt es nichts zu vergleichen.',
  better: (points) => signed.format(points),
  columns: { place: 'Platz', name: 'Name', table: 'Tisch', better: 'Mit denselben Karten', points: 'Punkte' },
  hadStandIn: 'ein Computer sprang ein',
  share: 'Ergebnis teilen',
  copied: 'Kopiert',
  toEvening: 'Zum Abend',
  toLeague: 'Zur Liga',
};
