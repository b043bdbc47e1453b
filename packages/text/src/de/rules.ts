import type { RulesWords } from '../rules-words.ts';

export const germanRules: RulesWords = {
  title: 'Die Regeln',
  intro: 'Alle Regeln von Quando. Für 2 bis 6 Leute ab 8 Jahren, etwa 20 Minuten.',
  contents: 'Inhalt',
  print: 'Auf zwei Seiten drucken',
  all: 'Alle Regeln',
  tutorial: 'Beim Spielen lernen',
  sections: {
    aim: {
      title: 'Worum es geht',
      lines: [
        'Werde Karten los, vor allem hohe Zahlen. Was du am Ende eines Durchgangs noch auf der Hand hast, zählt als Punkte; nur wer am wenigsten hat, bekommt 0. Wer am Ende des Spiels die wenigsten Punkte hat, gewinnt.',
        'Der Haken: Jede Karte hat zwei Zahlen, und du siehst nur eine davon. Alle anderen sehen die andere.',
      ],
    },
    cards: {
      title: 'Die Karten',
      lines: [
        'Es gibt 55 Karten. Jede hat zwei verschiedene Zahlen von 0 bis 10, auf jeder Seite eine.',
        'Jedes Zahlenpaar gibt es genau einmal, also steht jede Zahl auf zehn Karten. Die Farben helfen nur, die Zahlen auseinanderzuhalten.',
      ],
    },
    sides: {
      title: 'Vorne und hinten',
      lines: [
        'Die Vorderseite deiner Karte ist die Seite, die du siehst. Nur sie zählt. Die Rückseite sehen alle anderen.',
        'Schau nie auf deine eigenen Rückseiten und nie auf fremde Vorderseiten.',
        'Merken darfst du dir alles: die Zahl, die du von dir weggedreht hast, die gespielten Karten und ihre Reihenfolge.',
      ],
    },
    deal: {
      title: 'Vor einem Durchgang',
      lines: [
        'Mischt gut und dreht dabei immer wieder Karten um. Wer zuerst gibt, entscheidet das Los; danach wandert das Geben im Uhrzeigersinn weiter.',
        'Der Kartengeber fängt links von sich an und gibt die Karten einzeln aus: Bei 4 bis 6 Leuten bekommen alle 7, bei 2 oder 3 alle 8. Nehmt sie auf wie normale Spielkarten: Die Seite, die oben lag, wird zur Rückseite.',
        'Die übrigen Karten sind der Zugstapel; von der obersten sehen alle eine Seite. Links vom Kartengeber geht es los, dann im Uhrzeigersinn weiter.',
      ],
    },
    turn: {
      title: 'Du bist dran',
      lines: [
        'Erst spielst du Karten: gleiche Zahlen oder eine Straße. Sie kommen mit der Vorderseite nach oben auf den Ablagestapel. Dann ziehst du eine Karte.',
        'Oder du klopfst stattdessen, sobald das erlaubt ist.',
      ],
    },
    same: {
      title: 'Gleiche Zahlen',
      lines: ['Spiel eine Karte oder beliebig viele, die vorne die gleiche Zahl zeigen.'],
    },
    straight: {
      title: 'Eine Straße',
      lines: [
        'Spiel genau drei Karten, deren Vorderseiten aufeinander folgen, zum Beispiel 4, 5 und 6. Nie zwei, nie vier, und von der 10 geht es nicht zur 0 weiter.',
      ],
    },
    draw: {
      title: 'Ziehen',
      lines: [
        'Nimm die oberste Karte vom Zugstapel und such dir aus, welche Seite zu dir zeigt: die offene oder die verdeckte darunter.',
        'Entscheide dich, bevor du die verdeckte Seite siehst. Ein Zurück gibt es nicht.',
        'Wer gespielt hat, zieht immer genau eine Karte. Darum ist am Ende eines Zuges keine Hand leer. Mit echten Karten passen alle auf, dass es niemand vergisst.',
      ],
    },
    triplet: {
      title: 'Der Zahlendrilling',
      lines: [
        'Genau drei Karten mit gleicher Zahl sind ein Zahlendrilling, auch drei Nullen. Zwei sind keiner und vier auch nicht; wer vier hat, darf aber nur drei davon spielen.',
        'Mit echten Karten sagst du ihn laut an, damit ihn niemand verpasst. Du ziehst wie immer. Dann haben alle anderen eine Strafaktion, im Uhrzeigersinn, links von dir angefangen:',
      ],
      either: [
        'Wer Nullen hat, muss genau eine davon umdrehen. Welche, darf man sich aussuchen, aber ohne vorher nachzusehen. Ihre Rückseite ist ab jetzt vorne und zählt.',
        'Wer keine Null hat, zieht eine Karte und sucht sich die Seite aus.',
      ],
      example:
        'Mila spielt drei 8er und zieht. Jonas hat zwei Nullen und dreht eine um. Ruth hat keine und zieht eine Karte. Dann ist Jonas dran.',
    },
    knock: {
      title: 'Klopfen und die letzte Runde',
      lines: [
        'Ein Durchgang endet auf zwei Arten: Jemand klopft, oder jemand hat nur noch Nullen.',
        'Glaubst du, dass du am wenigsten hast? Dann klopf auf den Tisch, wenn du dran bist, statt zu spielen und zu ziehen, und sag „letzte Runde“. Das geht, sobald alle in diesem Durchgang mindestens zweimal gespielt haben.',
        'Alle anderen sind noch genau einmal dran, du nicht mehr, und noch einmal klopfen kann niemand. Dann ist der Durchgang zu Ende.',
        'In der letzten Runde, und nur dann, darfst du auch passen: „Ich passe“ heißt nichts spielen und nichts ziehen.',
        'Zahlendrillinge gelten auch in der letzten Runde, sogar im allerletzten Zug. Sie treffen alle anderen, auch wer geklopft hat.',
        '„Quando“ ist italienisch und heißt „wann“. Genau das ist beim Klopfen die Frage.',
      ],
    },
    zeros: {
      title: 'Nur Nullen',
      lines: [
        'Hast du nach dem Spielen und Ziehen nur noch Nullen auf der Hand, egal wie viele, dann zeig sie: Der Durchgang ist sofort zu Ende, auch in der letzten Runde. Und war es ein Zahlendrilling, muss niemand mehr etwas tun.',
      ],
    },
    pile: {
      title: 'Wenn der Zugstapel leer ist',
      lines: [
        'Sobald die letzte Karte gezogen ist, wird der ganze Ablagestapel umgedreht und ist der neue Zugstapel. Gemischt wird nicht. Oben liegt jetzt die Karte, die zuerst gespielt wurde, und zeigt ihre Rückseite.',
      ],
    },
    score: {
      title: 'Zusammenzählen',
      lines: [
        'Alle zählen ihre Vorderseiten zusammen. Die kleinste Summe (im Heft: Zahlensumme) bekommt 0 Punkte, auch wenn mehrere sie haben. Alle anderen bekommen ihre Summe.',
        'Wer geklopft hat, muss allein die kleinste Summe haben. Sonst gibt es die Summe und 5 Strafpunkte dazu.',
      ],
    },
    end: {
      title: 'Das Ende des Spiels',
      lines: [
        'Es geht weiter, bis jemand 50 Punkte oder mehr hat. Zu zweit spielt ihr besser nur bis 40; jeder Tisch darf etwas anderes ausmachen.',
        'Wer die wenigsten Punkte hat, gewinnt. Haben mehrere gleich wenige, gewinnen sie alle.',
      ],
    },
    answers: { title: 'Was oft falsch gemacht wird', lines: [] },
    rulings: {
      title: 'So spielen wir es',
      lines: ['Ein paar Fragen lassen die gedruckten Regeln offen. Hier sind unsere Antworten.'],
    },
  },
  captions: {
    oneSide: 'die eine Seite',
    otherSide: 'die andere Seite',
    yourFronts: 'Du siehst deine Vorderseiten',
    yourBacks: 'Die anderen sehen deine Rückseiten',
    single: 'eine Karte',
    pair: 'zwei',
    four: 'oder mehr',
    straight: 'drei in Folge',
    tooShort: 'zu wenig',
    noWrap: 'nicht über die 10 hinaus',
    visible: 'offene Seite …',
    hidden: '… oder die verdeckte',
    triplet: 'ein Zahlendrilling',
    zeroBefore: 'Deine Null …',
    zeroAfter: '… wird umgedreht',
    ninesPlayed: 'gespielt: ein Zahlendrilling',
    zerosLeft: 'eine Null behalten, eine gezogen: Schluss!',
    playedFirst: 'zuerst gespielt',
    onTop: 'jetzt oben: ihre Rückseite',
  },
  examples: {
    alone: 'Mila hat geklopft und hat allein die kleinste Summe.',
    tied: 'Mila hat geklopft, aber Jonas hat genauso wenig.',
    name: 'Wer',
    sum: 'Summe',
    points: 'Punkte',
    knocked: 'geklopft',
  },
  answers: {
    zero: {
      question: 'Ein Zahlendrilling trifft mich, und ich habe Nullen. Darf ich lieber ziehen?',
      answer: 'Nein. Wer Nullen hat, dreht eine davon um. Nur wer keine hat, zieht.',
    },
    tied: {
      question: 'Ich habe geklopft, und jemand hat genauso wenig. Bekomme ich 0?',
      answer: 'Nein, du bekommst deine Summe und 5 dazu. Wer gleich wenig hat, bekommt 0.',
    },
    drawFirst: {
      question: 'Ich habe gespielt, und nur Nullen sind übrig. Ist Schluss?',
      answer: 'Noch nicht: Erst wird gezogen. Hast du dann immer noch nur Nullen, ist Schluss.',
    },
    skipDraw: {
      question: 'Darf ich spielen, ohne zu ziehen?',
      answer: 'Nein. Wer spielt, zieht auch, selbst in der letzten Runde.',
    },
    pass: {
      question: 'Ich möchte nichts spielen. Darf ich passen?',
      answer:
        'Nur in der letzten Runde, dann aber auch, wenn du spielen könntest. Vorher spielst du jedes Mal mindestens eine Karte.',
    },
  },
  rulings: {
    order: {
      question: 'Darf ich meine Hand sortieren?',
      answer:
        'Auf deinem Bildschirm ja. Die anderen sehen deine Karten so, wie du sie genommen hast, und eine umgedrehte Null bleibt an ihrem Platz.',
    },
    together: {
      question: 'Wie liegen Karten, die zusammen gespielt werden?',
      answer: 'Eine Straße mit der kleinsten Zahl unten, gleiche Zahlen so wie auf der Hand.',
    },
    noCard: {
      question: 'Und wenn keine Karte mehr zum Ziehen da ist?',
      answer:
        'Nach einem Zahlendrilling fällt das Ziehen dann aus. Bist du selbst dran, werden die eben gespielten Karten umgedreht, und du ziehst eine davon.',
    },
    whenTurned: {
      question: 'Wann genau wird der Ablagestapel umgedreht?',
      answer: 'In dem Moment, in dem der Zugstapel leer wird, auch mitten in den Strafaktionen.',
    },
    twice: {
      question: 'Was heißt „zweimal gespielt“?',
      answer: 'Alle haben in diesem Durchgang mindestens zweimal Karten ausgespielt, auch wer klopft.',
    },
    knockThenZeros: {
      question: 'Jemand klopft, und dann hat jemand anders nur noch Nullen?',
      answer: 'Wer geklopft hat, hat nicht allein die kleinste Summe und bekommt die 5 Punkte.',
    },
    dealtZeros: {
      question: 'Und wenn ich nur Nullen ausgeteilt bekomme?',
      answer: 'Das beendet nichts. Erst musst du spielen und ziehen.',
    },
    onlyZero: {
      question: 'Ein Zahlendrilling, und ich habe mehrere Nullen?',
      answer: 'Du drehst nur eine um und suchst sie aus. Hast du nur eine, ist es die.',
    },
    ownBacks: {
      question: 'Sehe ich beim Austeilen meine Rückseiten?',
      answer: 'Nein. Nehmt sie gleich auf, ohne hinzuschauen.',
    },
    memory: {
      question: 'Was darf ich vom umgedrehten Stapel wissen?',
      answer:
        'Alles, was du gesehen hast: die gespielten Zahlen, ihre Reihenfolge und die Rückseiten der Karten der anderen.',
    },
    endless: {
      question: 'Und wenn niemand den Durchgang beendet?',
      answer: 'Er darf dauern, so lange ihr wollt. Wird ein Spiel abgebrochen, gewinnt niemand.',
    },
  },
};
