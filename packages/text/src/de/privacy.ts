import { counted } from '../counted.ts';
import type { PrivacyWords } from '../privacy-words.ts';

const days = counted('de', { one: 'Tag', other: 'Tage' });
const tables = counted('de', { one: 'Tisch', other: 'Tischen' });

export const germanPrivacy: PrivacyWords = {
  title: 'Datenschutz',
  device: {
    title: 'Auf diesem Gerät',
    lines: [
      'Einstellungen, Spiele auf diesem Gerät, Punktezettel und dein Training bleiben hier. Kein Server bekommt sie.',
      'Für das Spielen im Netz merkt sich das Gerät deinen Namen, die Liste deiner Tische und einen Schlüssel für jeden Platz.',
      'All das bleibt, bis du es hier löschst oder die Daten dieser Seite in deinem Browser löschst.',
    ],
  },
  server: {
    title: 'Auf dem Server',
    lines: [
      'Er bewahrt auf, was du im Netz tust: deinen Namen und deinen Avatar an jedem Tisch, was wann gespielt wurde, und eine Zahl, die dort für dein Gerät steht.',
      'Deine Netzadresse hat er nur im Arbeitsspeicher, gegen Missbrauch, solange du da bist und bis zu 20 Minuten länger.',
      'Willst du gerufen werden, wenn du dran bist, bewahrt er auch die Adresse auf, unter der dein Browser solche Nachrichten empfängt, mit ihren Schlüsseln: bis du das ausschaltest, oder so lange wie den Tisch.',
      'An einem öffentlichen Tisch bewahrt er außerdem bis zehn Minuten nach dem letzten Zug dort auf: eine Zahl, an der dein Gerät an solchen Tischen zu erkennen ist, wen du blockiert hast, und deine Netzadresse.',
      'Meldet dich dort jemand, bewahrt er deinen Namen, diese Zahl, einen Hashwert deiner Netzadresse, den Tisch und den Grund auf, bis die Meldung erledigt ist, höchstens 30 Tage. Wirst du ferngehalten, bewahrt er diese Zahl und Hashwerte deiner Netzadressen auf, bis das vorbei ist, höchstens 90 Tage.',
      'In einer Liga bewahrt er die Namen ihrer Mitglieder und die Ergebnisse ihrer Spiele auf. Wer den Link der Liga hat, kann sie lesen.',
      'Von einer Acht in seiner Wertung bewahrt er auf, wie du jeden Durchgang gespielt hast, ohne deinen Namen; nur bei der Acht eines Links steht dein Name neben deinem Ergebnis. Das bewahrt er so lange auf wie eine Liga.',
    ],
    finished: (count) => `${days(count)} nach dem Ende eines Spiels wird sein Tisch gelöscht.`,
    unfinished: (count) => `Jeder andere Tisch wird ${days(count)} nach dem letzten Zug gelöscht.`,
    leagues: (count) => `Eine Liga wird ${days(count)} nach ihrem letzten Eintrag gelöscht.`,
    unknown: 'Wie lange er Tische aufbewahrt, steht hier, sobald er antwortet.',
  },
  others: {
    title: 'Wer davon noch erfährt',
    lines: [
      'Wer den Link eines Tisches hat, sieht die Namen dort. Wer den Server betreibt, kann lesen, was er aufbewahrt.',
      'Keine Konten, keine Cookies, keine Werbung, keine Zählung von Besuchen. Diese Seite lädt nichts von anderen.',
      'Eine solche Nachricht geht über den Dienst dessen, der deinen Browser herstellt. Sie ist verschlüsselt und nennt weder Namen noch Karten; der Dienst erfährt nur, dass sie gesendet wurde.',
    ],
  },
  imprint: 'Wer diesen Server betreibt (Impressum)',
  erasure: {
    title: 'Alles im Netz löschen',
    lines: [
      'Dein Name verschwindet von allen Tischen, aus allen Ligen und von jeder Acht, die dieses Gerät auf diesem Server kennt. Hat dich jemand anders in eine Liga eingetragen, kann das nur, wer dich eingetragen oder die Liga gegründet hat. Wo andere spielen, wirst du zu „N. N.“, und ein Computer spielt für dich weiter. Tische, an denen sonst niemand saß, werden gelöscht.',
      'Danach werden dein Name und deine Tische von diesem Gerät entfernt. Deine anderen Spiele bleiben.',
    ],
    start: 'Meine Tische und meinen Namen löschen',
    nothing: 'Dieses Gerät hat keine Tische und keinen Namen für das Netz. Es gibt nichts zu löschen.',
    question: 'Endgültig löschen?',
    tables: (count) => `Du verlierst deinen Platz an ${tables(count)}. Es gibt keinen Weg zurück.`,
    sure: 'Ja, löschen',
    keep: 'Behalten',
    busy: 'Wird gelöscht …',
    done: 'Deine Tische und dein Name sind gelöscht.',
    unreachable:
      'Der Server antwortet nicht, darum ist noch nicht alles gelöscht. Deine Liste ist noch da: Versuch es später noch einmal.',
    tooMany: 'Das war viel auf einmal. Versuch es in einer Minute noch einmal.',
  },
  plainFiles: {
    title: 'Auf diesem Gerät',
    lines: [
      'Einstellungen, Spiele, Punktezettel und dein Training bleiben auf diesem Gerät. Niemand bekommt sie.',
      'All das bleibt, bis du die Daten dieser Seite in deinem Browser löschst.',
      'Keine Konten, keine Cookies, keine Werbung, keine Zählung von Besuchen. Diese Seite lädt nichts von anderen. Wer den Webspace betreibt, kann festhalten, welche Dateien wann und von welcher Netzadresse geholt werden.',
    ],
  },
};
