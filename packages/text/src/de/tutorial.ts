import type { TutorialWords } from '../tutorial-words.ts';

export const germanTutorial: TutorialWords = {
  title: 'Spielen lernen',
  intro: 'Neun kleine Tische, drei Minuten. Du spielst mit echten Karten, und schiefgehen kann nichts.',
  begin: 'Los geht’s',
  goOn: 'Da weitermachen, wo du warst',
  finished: 'Das ist ganz Quando. Zeit für einen richtigen Tisch.',
  play: 'Losspielen',
  rules: 'Die Regeln zum Lesen',
  learnt: 'geschafft',
  place: (chapter, of) => `${chapter} von ${of}`,
  next: (title) => `Weiter: ${title}`,
  toChapters: 'Alle Kapitel',
  guide: 'Was zu tun ist',
  chapters: {
    sides: {
      title: 'Vorne und hinten',
      steps: [
        {
          ask: 'Das sind deine Vorderseiten, sie zählen für dich. Mila sieht deine Rückseiten und du ihre. Weg mit der höchsten Zahl: Tipp die 10 an und spiel sie.',
          mistake: 'Die darfst du auch spielen. Aber die 10 zählt am meisten, also zuerst die.',
          why: 'Die 10 ist weg. Mila hat die ganze Zeit nur ihre Rückseite gesehen.',
        },
        {
          ask: 'Wer spielt, zieht danach eine Karte. Nimm die 3, so wie sie liegt.',
          mistake: 'Umdrehen kommt später. Nimm diesmal die 3, die du siehst.',
          why: 'Die 3 ist jetzt vorne. Was hinten steht, sieht nur Mila.',
        },
      ],
    },
    same: {
      title: 'Gleiche Zahlen',
      steps: [
        {
          ask: 'Gleiche Zahlen darfst du zusammen spielen. Tipp beide 9en an und spiel sie auf einmal.',
          mistake: 'Das ist erlaubt. Aber beide 9en auf einmal sind besser.',
          why: 'Zwei hohe Karten auf einen Schlag weg.',
        },
        {
          ask: 'Jetzt zieh eine Karte. Nimm die Seite, die dir gefällt.',
          mistake: 'Jetzt wird gezogen.',
          why: 'Zwei Karten weg, eine gezogen: Deine Hand wird kleiner.',
        },
      ],
    },
    straight: {
      title: 'Eine Straße',
      steps: [
        {
          ask: 'Drei Zahlen in Folge sind eine Straße: Tipp 6, 7 und 8 an und spiel sie.',
          mistake: 'Das ginge auch. Versuch alle drei: 6, 7 und 8.',
          why: '21 Punkte auf einmal weg. Eine Straße hat genau drei Karten.',
        },
        {
          ask: 'Und zieh, welche Seite du willst.',
          mistake: 'Jetzt wird gezogen.',
          why: 'Drei Karten weg, eine gezogen. Schneller wird keine Hand klein.',
        },
      ],
    },
    draw: {
      title: 'Ziehen mit zwei Seiten',
      steps: [
        {
          ask: 'Spiel zuerst deine 9.',
          mistake: 'Zuerst die 9, sie zählt am meisten.',
          why: 'Jetzt wird gezogen.',
        },
        {
          ask: 'Da liegt eine 8. Das ist viel, und die andere Seite ist eine Überraschung. Trau dich: Dreh sie um.',
          mistake: 'Die 8 würde 8 zählen. Dreh sie diesmal um.',
          why: 'Nur eine 1! Die 8 ist jetzt hinten, wo nur die anderen sie sehen.',
        },
        {
          ask: 'Du bist wieder dran: Spiel beide 6en.',
          mistake: 'Beide 6en bringen mehr. Spiel sie zusammen.',
          why: '12 Punkte weniger.',
        },
        {
          ask: 'Schau, da liegt eine 0. Sie kostet nichts, also nimm sie.',
          mistake: 'Besser als eine 0 geht nicht. Nimm sie, so wie sie liegt.',
          why: 'Kleine Zahlen nimmst du, wie sie liegen. Große drehst du um.',
        },
      ],
    },
    triplet: {
      title: 'Der Zahlendrilling',
      steps: [
        {
          ask: 'Genau drei gleiche Zahlen sind ein Zahlendrilling, und alle anderen müssen dafür büßen. Spiel deine drei 8en.',
          mistake: 'Nur genau drei sind ein Drilling. Tipp alle drei 8en an.',
          why: 'Ein Zahlendrilling! Aber erst ziehst du.',
        },
        {
          ask: 'Zieh eine Karte und schau dann den anderen zu.',
          mistake: 'Jetzt wird gezogen.',
          why: 'Mila hat Nullen und muss eine umdrehen. Jonas hat keine und muss ziehen.',
        },
        {
          ask: 'Jetzt trifft es dich: Jonas hat drei 4en gespielt. Du hast Nullen, also darfst du nicht lieber ziehen. Such dir eine aus und dreh sie um.',
          mistake: 'Nach einem Drilling wird eine Null umgedreht. Such dir eine aus.',
          why: 'Was auf ihrer Rückseite stand, ist jetzt vorne und zählt.',
        },
      ],
    },
    count: {
      title: 'Zusammenzählen',
      steps: [
        {
          ask: 'Mila hat geklopft: letzte Runde! Du bist noch einmal dran. Weg mit deiner 9.',
          mistake: 'Die 9 kostet dich am meisten. Spiel die.',
          why: 'Neun Punkte weniger.',
        },
        {
          ask: 'Da liegt eine 1. Nimm sie, dann wird gezählt.',
          mistake: 'Eine 1 ist klein genug. Nimm sie, so wie sie liegt.',
          why: 'Alle zählen ihre Vorderseiten zusammen. Mila hat am wenigsten und bekommt 0 Punkte. Du bekommst deine 8.',
        },
      ],
    },
    knock: {
      title: 'Wann klopfen?',
      steps: [
        {
          ask: 'Die kleinste Hand gewinnt den Durchgang. Klopfen darf man, sobald alle zweimal gespielt haben. Mach dich erst klein: Spiel die Straße 3, 4, 5.',
          mistake: 'Deine Hand soll schnell klein werden. Spiel 3, 4 und 5 zusammen.',
          why: '12 Punkte weniger.',
        },
        {
          ask: 'Nimm die 1. Dann spielt Mila zum zweiten Mal.',
          mistake: 'Eine 1 ist gut. Nimm sie, so wie sie liegt.',
          why: 'Jetzt haben alle zweimal gespielt.',
        },
        {
          ask: 'Du hast nur 2 Punkte, und Mila hat viele Karten. Klopf!',
          mistake: 'Viel weniger als 2 geht nicht. Klopf jetzt.',
          why: 'Mila war noch einmal dran, und du hast allein die kleinste Summe: 0 Punkte für dich.',
        },
      ],
    },
    tie: {
      title: 'Zu früh geklopft',
      steps: [
        {
          ask: 'Du hast 4 Punkte. Mila hat genauso wenige Karten, es ist also gewagt. Klopf trotzdem und schau, was passiert.',
          mistake: 'Hier darfst du etwas wagen. Klopf.',
          why: 'Mila hat auch 4. Wer klopft, dem reicht das nicht: 4 Punkte und 5 dazu. Mila bekommt 0.',
        },
      ],
    },
    zeros: {
      title: 'Nur Nullen',
      steps: [
        {
          ask: 'Drei 9en und zwei Nullen: Das riecht nach einem schnellen Ende. Spiel die 9en.',
          mistake: 'Behalt deine Nullen. Spiel alle drei 9en.',
          why: 'Ein Drilling ist es auch. Aber erst wird gezogen.',
        },
        {
          ask: 'Da liegt eine 0. Nimm sie.',
          mistake: 'Nimm die 0, dann hast du nur noch Nullen.',
          why: 'Nur Nullen: Der Durchgang ist sofort zu Ende, und für den Drilling büßt niemand mehr.',
        },
      ],
    },
  },
};
