import type { TutorialWords } from '../tutorial-words.ts';

export const germanTutorial: TutorialWords = {
  title: 'Spielen lernen',
  intro: 'Neun kleine Tische, drei Minuten. Schiefgehen kann nichts.',
  begin: 'Los geht’s',
  goOn: 'Weitermachen, wo du warst',
  finished: 'Das ist ganz Quando. Zeit für einen richtigen Tisch.',
  play: 'Losspielen',
  rules: 'Die Regeln lesen',
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
          ask: 'Du siehst deine Karten von vorne, Mila von hinten. Vorne zählt: Tipp die 10 an und spiel sie.',
          mistake: 'Die darfst du auch spielen. Aber die 10 zählt am meisten.',
          why: 'Die 10 ist weg.',
        },
        {
          ask: 'Danach ziehst du. Nimm die 3.',
          mistake: 'Umdrehen kommt später. Nimm diesmal die 3, die du siehst.',
          why: 'Ihre Rückseite sieht nur Mila.',
        },
      ],
    },
    same: {
      title: 'Gleiche Zahlen',
      steps: [
        {
          ask: 'Gleiche Zahlen spielst du zusammen: Spiel beide Neunen.',
          mistake: 'Das ist erlaubt. Aber beide Neunen auf einmal sind besser.',
          why: 'Zwei Karten auf einen Schlag.',
        },
        {
          ask: 'Zieh, welche Seite du willst.',
          mistake: 'Jetzt wird gezogen.',
          why: 'Deine Hand wird kleiner.',
        },
      ],
    },
    straight: {
      title: 'Eine Straße',
      steps: [
        {
          ask: 'Drei Zahlen in Folge sind eine Straße: Spiel 6, 7 und 8.',
          mistake: 'Das ginge auch. Versuch alle drei: 6, 7 und 8.',
          why: 'Immer genau drei. 21 Punkte sind weg.',
        },
        {
          ask: 'Eine 0 kostet nichts. Nimm sie.',
          mistake: 'Besser als eine 0 geht nicht. Nimm sie, so wie sie liegt.',
          why: 'Kleine Zahlen nimmst du, wie sie liegen.',
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
          ask: 'Eine 8 ist viel. Trau dich: Dreh sie um.',
          mistake: 'Die 8 würde 8 zählen. Dreh sie diesmal um.',
          why: 'Nur eine 1! Die 8 ist jetzt hinten.',
        },
      ],
    },
    triplet: {
      title: 'Der Zahlendrilling',
      steps: [
        {
          ask: 'Genau drei gleiche Zahlen sind ein Zahlendrilling. Spiel deine Achten.',
          mistake: 'Nur genau drei sind ein Drilling. Tipp alle drei Achten an.',
          why: 'Das büßen alle anderen. Aber erst ziehst du.',
        },
        {
          ask: 'Zieh, dann schau den anderen zu.',
          mistake: 'Jetzt wird gezogen.',
          why: 'Mila muss eine Null umdrehen. Jonas hat keine und zieht.',
        },
        {
          ask: 'Jonas spielt drei Vieren. Wer Nullen hat, muss eine umdrehen.',
          mistake: 'Nach einem Drilling wird eine Null umgedreht. Such dir eine aus.',
          why: 'Jetzt zählt, was hinten stand.',
        },
      ],
    },
    count: {
      title: 'Zusammenzählen',
      steps: [
        {
          ask: 'Mila hat geklopft: letzte Runde! Spiel deine 9.',
          mistake: 'Die 9 kostet dich am meisten. Spiel die.',
          why: 'Neun Punkte weniger.',
        },
        {
          ask: 'Nimm die 1, dann wird gezählt.',
          mistake: 'Eine 1 ist klein genug. Nimm sie, so wie sie liegt.',
          why: 'Deine Karten ergeben 8 Punkte. Mila hat weniger und bekommt 0.',
        },
      ],
    },
    knock: {
      title: 'Wann klopfen?',
      steps: [
        {
          ask: 'Klopfen darfst du, sobald alle zweimal gespielt haben. Spiel 3, 4 und 5.',
          mistake: 'Deine Hand soll schnell klein werden. Spiel 3, 4 und 5 zusammen.',
          why: '12 Punkte weniger.',
        },
        {
          ask: 'Nimm die 1. Dann spielt Mila.',
          mistake: 'Eine 1 ist gut. Nimm sie, so wie sie liegt.',
          why: 'Jetzt haben alle zweimal gespielt.',
        },
        {
          ask: 'Du hast nur 2 Punkte, Mila hat viele Karten. Klopf!',
          mistake: 'Viel weniger als 2 geht nicht. Klopf jetzt.',
          why: 'Du hast allein am wenigsten: 0 Punkte für dich.',
        },
      ],
    },
    tie: {
      title: 'Zu früh geklopft',
      steps: [
        {
          ask: 'Du hast 4 Punkte, Mila genauso wenige Karten. Klopf trotzdem.',
          mistake: 'Hier darfst du etwas wagen. Klopf.',
          why: 'Mila hat auch 4. Bei Gleichstand zahlt, wer klopft: 4 und 5 dazu. Mila bekommt 0.',
        },
      ],
    },
    zeros: {
      title: 'Nur Nullen',
      steps: [
        {
          ask: 'Drei Neunen und zwei Nullen: Spiel die Neunen.',
          mistake: 'Behalt deine Nullen. Spiel alle drei Neunen.',
          why: 'Ein Drilling. Aber erst wird gezogen.',
        },
        {
          ask: 'Nimm die 0.',
          mistake: 'Nimm die 0, dann hast du nur noch Nullen.',
          why: 'Nur Nullen: Der Durchgang ist sofort zu Ende, und niemand büßt.',
        },
      ],
    },
  },
};
