import type { TutorialWords } from '../tutorial-words.ts';

export const germanTutorial: TutorialWords = {
  title: 'Spielen lernen',
  intro: 'Acht kleine Tische, drei Minuten. Schiefgehen kann nichts.',
  begin: 'Los geht’s',
  goOn: 'Weitermachen, wo du warst',
  done: 'Du kannst es!',
  finished: 'Mehr Regeln gibt es nicht. Zeit für einen richtigen Tisch.',
  helped: 'In deinen ersten Spielen helfen kleine Reiter an den Karten beim Merken.',
  play: 'Losspielen',
  firstGame: 'Dein erstes Spiel',
  rules: 'Die Regeln lesen',
  learnt: 'geschafft',
  place: (chapter, of) => `${chapter} von ${of}`,
  next: (title) => `Weiter: ${title}`,
  toChapters: 'Alle Kapitel',
  finish: 'Geschafft',
  guide: 'Was zu tun ist',
  chapters: {
    sides: {
      title: 'Vorne und hinten',
      you: {
        title: 'Das siehst du.',
        text: 'Deine Vorderseiten. Nur sie zählen für dich.',
      },
      mila: {
        title: 'Das sieht Mila.',
        text: 'Dieselben fünf Karten von hinten: andere Zahlen, und sie zählen nicht.',
      },
      few: {
        title: 'Wer die wenigsten Punkte hat, gewinnt.',
        text: 'Was am Ende auf deiner Hand ist, zählt. Hat jemand 50, ist das Spiel aus.',
      },
      yourEyes: 'Deine Augen',
      milasEyes: 'Milas Augen',
      milasBacks: 'Milas Rückseiten: Du siehst sie, sie nicht.',
      yours: 'deine',
      isToHer: 'ist für sie eine',
      nobodyWalks:
        'Im Spiel geht niemand herum. Deine Rückseiten kennst du nur, wenn du sie dir gemerkt hast.',
      fewer: 'Du hast weniger',
      soZero: 'also schreibst du 0',
      toMila: 'Um den Tisch zu Mila gehen',
      toYou: 'Auf meinen Platz',
      goOn: 'Jetzt eine Karte ziehen',
      card: (place, front) => `deine Karte ${place}: vorne ${front}`,
      milaSees: (back) => `Mila sieht ${back}`,
    },
    draw: {
      title: 'Ziehen mit zwei Seiten',
      steps: [
        {
          ask: 'Spiel zuerst deine 9.',
          mistake: 'Zuerst die 9, sie zählt am meisten.',
        },
        {
          ask: 'Eine 8 ist viel. Trau dich: Dreh sie um.',
          mistake: 'Die 8 würde 8 zählen. Dreh sie diesmal um.',
          why: 'Nur eine 1! Die 8 ist jetzt hinten.',
        },
      ],
    },
    same: {
      title: 'Gleiche Zahlen',
      steps: [
        {
          ask: 'Gleiche Zahlen spielst du zusammen: Spiel beide 9er.',
          mistake: 'Das ist erlaubt. Aber beide 9er auf einmal sind besser.',
        },
        {
          ask: 'Zieh, welche Seite du willst.',
          mistake: 'Jetzt wird gezogen.',
          why: 'Wer gespielt hat, zieht immer genau eine Karte.',
        },
      ],
    },
    straight: {
      title: 'Eine Straße',
      steps: [
        {
          ask: 'Drei Zahlen in Folge sind eine Straße: Spiel 6, 7 und 8.',
          mistake: 'Das ginge auch. Versuch alle drei: 6, 7 und 8.',
          why: 'Immer genau drei.',
        },
        {
          ask: 'Eine 0 kostet nichts. Nimm sie.',
          mistake: 'Besser als eine 0 geht nicht. Nimm sie, so wie sie liegt.',
        },
      ],
    },
    triplet: {
      title: 'Der Zahlendrilling',
      steps: [
        {
          ask: 'Genau drei gleiche Zahlen sind ein Zahlendrilling. Spiel deine 8er.',
          mistake: 'Nur genau drei sind ein Zahlendrilling. Tipp alle drei 8er an.',
          why: 'Für alle anderen heißt das: Strafaktion! Aber erst ziehst du.',
        },
        {
          ask: 'Zieh, dann schau den anderen zu.',
          mistake: 'Jetzt wird gezogen.',
          why: 'Mila muss eine Null umdrehen. Jonas hat keine und zieht.',
        },
        {
          ask: 'Jonas spielt drei 4er. Wer Nullen hat, muss eine umdrehen. Welche, suchst du aus.',
          mistake: 'Nach einem Zahlendrilling wird eine Null umgedreht. Such dir eine aus.',
          why: 'Jetzt zählt, was hinten stand.',
        },
      ],
    },
    zeros: {
      title: 'Nur Nullen',
      steps: [
        {
          ask: 'Drei 9er und zwei Nullen: Spiel die 9er.',
          mistake: 'Behalt deine Nullen. Spiel alle drei 9er.',
        },
        {
          ask: 'Nimm die 0.',
          mistake: 'Nimm die 0, dann hast du nur noch Nullen.',
          why: 'Nur Nullen: Der Durchgang ist sofort zu Ende, ohne Strafaktion.',
        },
      ],
    },
    knock: {
      title: 'Wann klopfen?',
      steps: [
        {
          ask: 'Klopfen darfst du, sobald alle zweimal gespielt haben. Spiel 3, 4 und 5.',
          mistake: 'Deine Hand soll schnell klein werden. Spiel 3, 4 und 5 zusammen.',
        },
        {
          ask: 'Nimm die 1. Dann spielt Mila.',
          mistake: 'Eine 1 ist gut. Nimm sie, so wie sie liegt.',
        },
        {
          ask: 'Du hast nur 2 Punkte, Mila hat viele Karten. Klopf.',
          mistake: 'Viel weniger als 2 geht nicht. Klopf jetzt.',
          meanwhile: 'Letzte Runde: Mila ist noch einmal dran. Dann zeigen alle ihre Karten.',
          why: 'Du hast allein am wenigsten: 0 Punkte für dich. Mila bekommt ihre Summe.',
        },
      ],
    },
    tie: {
      title: 'Klopfen ist ein Wagnis',
      steps: [
        {
          ask: 'Du hast 4 Punkte, Mila genauso wenige Karten. Klopf trotzdem.',
          mistake: 'Hier darfst du etwas wagen. Klopf.',
          meanwhile: 'Mila darf noch einmal spielen, oder sie passt und behält ihre Hand.',
          why: 'Mila hat auch 4. Bei Gleichstand zahlt, wer klopft: 4 + 5 = 9. Mila bekommt 0.',
        },
      ],
    },
  },
};
