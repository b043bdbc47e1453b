import type { TalkWords } from '../talk-words.ts';

export const germanTalk: TalkWords = {
  says: (name, line) => `${name}: ${line}`,
  lines: {
    hello: {
      sunny: ['Hallo! Das wird schön!', 'Juhu, wir spielen!'],
      dry: ['Guten Tag. Von mir aus gern.', 'Na dann. Fangen wir an.'],
      bold: ['Aufgepasst, jetzt komm ich!', 'Heute will ich gewinnen!'],
      gentle: ['Wie schön, ein Spiel!', 'Viel Glück und viel Spaß!'],
    },
    'triplet-played': {
      sunny: ['Drei auf einen Streich!', 'Hui, ein Drilling!'],
      dry: ['Drei gleiche. Kommt vor.', 'Ein Drilling. Kein Kommentar.'],
      bold: ['Ha! Drilling!', 'Bumm! Drei gleiche!'],
      gentle: ['Ein Drilling. Nicht böse sein!', 'Oh, drei gleiche. Verzeihung!'],
    },
    'triplet-suffered': {
      sunny: ['Noch eine Karte? Na gut!', 'Huch, danke für die Karte!'],
      dry: ['Eine Karte mehr. Wunderbar.', 'Genau das hat mir gefehlt.'],
      bold: ['Pah, eine mehr macht nichts!', 'Das schaff ich auch so!'],
      gentle: ['Ach, noch eine Karte …', 'Macht nichts, das wird schon.'],
    },
    'zero-turned': {
      sunny: ['Tschüss, kleine Null!', 'Hoppla, da dreht sie sich!'],
      dry: ['Meine Null. Sie war so rund.', 'Die Null hatte ich gern.'],
      bold: ['He, meine schöne Null!', 'Dann hol ich mir eine neue!'],
      gentle: ['Leb wohl, liebe Null.', 'Ach, meine Null …'],
    },
    'many-played': {
      sunny: ['So viele auf einmal!'],
      dry: ['Frühjahrsputz.'],
      bold: ['Platz da, alle raus!'],
      gentle: ['Ach, gleich viel leichter.'],
    },
    knocked: {
      sunny: ['Klopf, klopf!', 'Ich bin so aufgeregt!'],
      dry: ['Klopf. Das war’s schon.', 'Ich klopfe. Nur so.'],
      bold: ['Klopf! Jetzt gilt’s!', 'Ich trau mich!'],
      gentle: ['Ich klopfe mal, ganz leise.', 'Ob das nicht zu früh ist?'],
    },
    'knock-heard': {
      sunny: ['Huch, schon die letzte Runde!', 'Oh, wie spannend!'],
      dry: ['Soso. Letzte Runde.', 'Es klopft. Herein!'],
      bold: ['Mutig! Das gefällt mir!', 'Das wollen wir mal sehen!'],
      gentle: ['Oh, jetzt gut überlegen …', 'Na, das wird spannend.'],
    },
    'knock-right': {
      sunny: ['Mein Klopfen hat geklappt!'],
      dry: ['Gut geklopft, würde ich sagen.'],
      bold: ['Geklopft und gewonnen!'],
      gentle: ['Puh, das Klopfen ging gut.'],
    },
    'knock-punished': {
      sunny: ['Zu früh geklopft, hihi!'],
      dry: ['Das Klopfen war ein Fehler.'],
      bold: ['Wer wagt, verliert auch mal!'],
      gentle: ['Nächstes Mal warte ich länger.'],
    },
    'round-won': {
      sunny: ['Null Punkte, juhu!', 'So kann es weitergehen!'],
      dry: ['Null Punkte. Nicht übel.', 'Nichts dazu. So mag ich das.'],
      bold: ['Und gleich noch einmal!', 'Null Punkte! So geht das!'],
      gentle: ['Das lief ja gut für mich.', 'Da hatte ich aber Glück.'],
    },
  },
};
