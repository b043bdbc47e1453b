import type { TalkWords } from '../talk-words.ts';

export const germanTalk: TalkWords = {
  says: (name, line) => `${name}: ${line}`,
  lines: {
    hello: {
      sunny: ['Hallo! Das wird schön!', 'Juhu, wir spielen!'],
      dry: ['Na gut. Ich hatte nichts vor.', 'Na dann. Fangen wir an.'],
      bold: ['Aufgepasst, jetzt komm ich!', 'Heute gewinne ich! Vielleicht.'],
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
      sunny: ['Und tschüss, alle miteinander!', 'Fort mit euch, und zwar alle!'],
      dry: ['Frühjahrsputz.', 'Die brauche ich nicht mehr.'],
      bold: ['Platz da, alle raus!', 'Zack, und weg damit!'],
      gentle: ['Ach, gleich viel leichter.', 'So viel Platz auf der Hand.'],
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
      gentle: ['Oh, jetzt gut überlegen …', 'Mein Herz klopft mit.'],
    },
    'knock-right': {
      sunny: ['Mein Klopfen hat geklappt!', 'Genau im richtigen Quando!'],
      dry: ['Klopfen will gelernt sein.', 'Na also. Es geht doch.'],
      bold: ['Geklopft und gewonnen!', 'Wer wagt, gewinnt!'],
      gentle: ['Puh, das Klopfen ging gut.', 'Da bin ich aber froh.'],
    },
    'knock-punished': {
      sunny: ['Zu früh geklopft, hihi!', 'Ups! Das war wohl nichts!'],
      dry: ['Hätte ich bloß geklingelt.', 'Fünf Punkte. Geschenkt.'],
      bold: ['Wer wagt, verliert auch mal!', 'Egal, ich trau mich wieder!'],
      gentle: ['Nächstes Mal warte ich länger.', 'Ich war zu ungeduldig.'],
    },
    praise: {
      sunny: ['Wow, gut gespielt!', 'Oh, so ein toller Zug!'],
      dry: ['Nicht schlecht.', 'Die hätte ich auch gern gehabt.'],
      bold: ['Respekt! Aber warte nur!', 'Starker Zug!'],
      gentle: ['Das war schön gespielt.', 'Wirklich gut gemacht.'],
    },
    'only-zeros': {
      sunny: ['Lauter Nullen, juhu!'],
      dry: ['Nur Nullen. Sehr ordentlich.'],
      bold: ['Nullen! Alle miteinander!'],
      gentle: ['Nur Nullen. So ein Glück.'],
    },
    'round-won': {
      sunny: ['Null Punkte, juhu!', 'So kann es weitergehen!'],
      dry: ['Null Punkte. Nicht übel.', 'Null. Meine Lieblingszahl.'],
      bold: ['Und gleich noch einmal!', 'Null Punkte! So geht das!'],
      gentle: ['Null Punkte? Ich war’s nicht!', 'Da hatte ich aber Glück.'],
    },
    'game-won': {
      sunny: ['Gewonnen! Kommt, noch ein Spiel!', 'Hurra, das war meins!'],
      dry: ['Gewonnen. Ich bin gerührt.', 'Das war dann wohl ich.'],
      bold: ['Ich hab’s doch gesagt!', 'Wer will Revanche?'],
      gentle: ['Danke für das schöne Spiel.', 'Gewonnen? Das freut mich.'],
    },
    'game-lost': {
      sunny: ['Glückwunsch! War das lustig!', 'Bravo! Gleich noch mal?'],
      dry: ['Glückwunsch. Verdient, leider.', 'Gut. Ich hatte bessere Tage.'],
      bold: ['Nächstes Mal krieg ich dich!', 'Gut gekämpft! Revanche?'],
      gentle: ['Das hast du dir verdient.', 'Glückwunsch, von Herzen.'],
    },
    'came-last': {
      sunny: ['Letzter Platz, bester Ausblick!', 'So viele Punkte, alle für mich!'],
      dry: ['Punkte sammeln kann ich.', 'Von hinten bin ich ganz vorn.'],
      bold: ['Das zahl ich euch heim!', 'Noch mal! Das zählt nicht!'],
      gentle: ['Einen letzten Platz gibt es immer.', 'Hauptsache, es war schön.'],
    },
  },
};
