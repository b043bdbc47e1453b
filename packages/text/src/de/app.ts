import type { AppWords } from '../app-words.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';
import { playersTogether } from './players-together.ts';

const list = listed('de');
const rounds = counted('de', { one: 'Durchgang', other: 'Durchgängen' });
/** As used after "mit". */
const pointsOf = counted('de', { one: 'Punkt', other: 'Punkten' });
const games = counted('de', { one: 'weiteres Spiel', other: 'weitere Spiele' });

const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? `Du ${you}` : `${who.name} ${other}`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The verb for one, for "ihr", and for several others. */
type Verb = {
  readonly you: string;
  readonly one: string;
  readonly youAll: string;
  readonly they: string;
};

const together = (who: readonly Person[], verb: Verb): string => {
  if (who.length === 1) return does(who[0]!, verb.you, verb.one);
  const names = capitalised(list(who.map((person) => (person === 'you' ? 'du' : person.name))));
  return who.includes('you') ? `${names}, ihr ${verb.youAll}` : `${names} ${verb.they}`;
};

const wins: Verb = { you: 'gewinnst', one: 'gewinnt', youAll: 'gewinnt', they: 'gewinnen' };
const hasWon: Verb = {
  you: 'hast gewonnen',
  one: 'hat gewonnen',
  youAll: 'habt gewonnen',
  they: 'haben gewonnen',
};
const leads: Verb = { you: 'führst', one: 'führt', youAll: 'führt', they: 'führen' };

/** Names in a list; the case decides how the reader is called. */
const named = (who: readonly Person[], you: string): string =>
  list(who.map((person) => (person === 'you' ? you : person.name)));

export const germanApp: AppWords = {
  you: 'Du',
  back: 'Zurück',
  close: 'Schließen',
  menu: 'Menü',
  language: 'Sprache',
  privacy: 'Datenschutz',
  replay: 'Noch einmal ansehen',
  review: 'Rückschau',
  start: {
    title: 'Quando, das Kartenspiel mit zwei Zahlen auf jeder Karte',
    motto: 'Jede Karte hat zwei Zahlen. Du siehst nur eine.',
    playNow: 'Losspielen',
    turnCards: 'Karten umdrehen',
    turnHint: 'Fass die Karten an: Hinten stehen andere Zahlen.',
    learnTime: 'drei Minuten',
    eight: 'Die Acht von heute',
    eightPlayed: (played) => `${played} von 8 gespielt`,
    dayTitle: 'Frage des Tages',
    dayAnswered: 'Heute beantwortet',
    dayQuestion: 'Jetzt klopfen?',
    daysInARow: (count) => (count === 1 ? 'Tag in Folge' : 'Tage in Folge'),
    more: 'Mehr: Gegner, Zettel, Regeln',
    opponents: 'Gegner aussuchen',
    opponentsHint: 'Ein bis fünf Computer',
    pass: 'Gerät herumgeben',
    passHint: 'Ein Gerät für alle',
    sheet: 'Punktezettel',
    leagues: 'Ligen',
    trainer: 'Wann klopfen?',
    learn: 'Spielen lernen',
    rules: 'Die Regeln',
    together: 'Zusammen spielen',
    togetherHint: 'Mit anderen, alle am eigenen Gerät',
    tablesWait: (count) => (count === 1 ? 'Ein Tisch wartet auf dich' : `${count} Tische warten auf dich`),
    toDay: 'Auf Tag umschalten',
    toNight: 'Auf Nacht umschalten',
  },
  setup: {
    title: 'Dein Tisch',
    who: 'Gegen wen spielst du?',
    passWho: 'Wer spielt mit?',
    person: 'spielt hier mit',
    computer: (level) => `Computer, ${level}`,
    levels: {
      beginner: 'leicht',
      casual: 'gemütlich',
      sharp: 'schlau',
      strong: 'stark',
      master: 'meisterlich',
    },
    levelHints: {
      beginner: 'wirft große Zahlen ab und vergisst viel',
      casual: 'schaut vor allem auf die eigene Hand',
      sharp: 'denkt voraus, macht aber auch Fehler',
      strong: 'merkt sich alles und irrt sich selten',
      master: 'hat aus Millionen Spielen gelernt',
    },
    habits: {
      knocker: (name) => `${name} klopft früh, auch mit Risiko.`,
      waiter: (name) => `${name} wartet lieber, statt zu klopfen.`,
      hoarder: (name) => `${name} behält Paare und hofft auf einen Drilling.`,
      sweeper: (name) => `${name} spielt gern viele Karten auf einmal.`,
      gambler: (name) => `${name} nimmt gern die Seite, die niemand kennt.`,
      counter: (name) => `${name} merkt sich jede Seite, die offen lag.`,
      none: (name) => `${name} hat keine auffälligen Gewohnheiten.`,
    },
    masterHint:
      'Der Meister hat in Millionen Spielen gegen sich selbst gelernt. Nur Karten halten kann er nicht. Er wird einmal geladen (1 MB) und bleibt dann hier.',
    masterComing: 'Der Meister ist unterwegs …',
    noMaster:
      'Der Meister ist noch nicht auf diesem Gerät und kann gerade nicht geladen werden. Geh einmal online oder wähle eine andere Stärke.',
    level: 'So gut spielt der Computer',
    addComputer: 'Computer dazu',
    addPerson: 'Jemand dazu',
    change: (name) => `${name} ändern`,
    changeYou: 'Dein Aussehen ändern',
    remove: (name) => `${name} vom Tisch nehmen`,
    name: 'Name',
    avatar: 'Figur',
    avatars: {
      round: 'rund',
      bean: 'Bohne',
      tall: 'lang',
      drop: 'Tropfen',
      block: 'Klotz',
      cloud: 'Wolke',
    },
    sameName: 'Zwei heißen gleich. Das kann verwirren.',
    target: 'Schluss ist bei',
    targetHint: 'Sobald jemand so viele Punkte hat. Wer am wenigsten hat, gewinnt.',
    forTwo: 'Zu zweit passen 40 gut.',
    begin: (players) => `${capitalised(playersTogether(players))} anfangen`,
    nameless: (place) => `Person ${place}`,
  },
  games: {
    title: 'Deine Spiele',
    back: 'Zurück zu deinem Spiel',
    more: games,
    none: 'Hier hat noch kein Spiel angefangen.',
    underWay: 'Läuft noch',
    finished: 'Zu Ende gespielt',
    remove: 'Entfernen',
    removeSure: 'Ja, entfernen',
    keep: 'Behalten',
    round: (round) => `Durchgang ${round}`,
    turn: (who) => (who === 'you' ? 'du bist dran' : `${who.name} ist dran`),
    betweenRounds: 'der Durchgang ist zu Ende',
    leads: (who) => `${together(who, leads)}.`,
    won: (who) => `${together(who, hasWon)}.`,
  },
  handover: {
    pass: (name) => `Jetzt ${name}`,
    hidden: 'Alle Karten sind zugedeckt. Niemand sieht sie, bevor du tippst.',
    iAm: (name) => `Ich bin ${name}`,
    since: 'Seit du zuletzt geschaut hast',
    toCards: 'Meine Karten zeigen',
    passOn: (name) => `Weitergeben an ${name}`,
  },
  game: {
    round: (round) => `Durchgang ${round}`,
    target: (target) => `bis ${target} Punkte`,
    rounds: counted('de', { one: 'Durchgang', other: 'Durchgänge' }),
    points: { title: 'Punkte nach Durchgängen', total: 'Gesamt' },
    log: 'Was bisher geschah',
    logEmpty: 'In diesem Durchgang ist noch nichts passiert.',
    missed: 'Während du weg warst',
    toTable: 'Zurück zum Tisch',
    toStart: 'Vom Tisch aufstehen',
    hurry: 'Nicht warten',
    hint: 'Was würdest du tun?',
    opening: 'Der Tisch wird gedeckt',
    gone: 'Dieses Spiel finden wir nicht',
    goneText: 'Es wurde entfernt oder auf einem anderen Gerät gespielt.',
    elsewhere: 'Du spielst in einem anderen Tab',
    elsewhereText: 'Ein Spiel läuft immer nur in einem Tab.',
    playHere: 'Hier weiterspielen',
    outOfDate: 'Das Spiel ist schon weiter. So sieht es jetzt aus.',
    notKept: 'Dieser Zug ließ sich nicht speichern und gilt nicht. Versuch es noch einmal.',
  },
  reveal: {
    title: (round) => `Durchgang ${round} ist zu Ende`,
    faster: 'Schneller',
    again: 'Wiederholen',
    deal: (round) => `Weiter zu Durchgang ${round}`,
    toResult: 'Wer gewinnt?',
    later: 'nach den letzten Karten',
    dealt: (who, round) =>
      `Durchgang ${round} läuft. ${who === 'you' ? 'Du bist' : `${who.name} ist`} am Zug.`,
    toGame: 'Zum Tisch',
    total: 'Gesamt',
    knocked: (who) => (who === 'you' ? 'hast geklopft' : 'hat geklopft'),
    sum: 'Summe',
    points: 'Punkte',
    hand: (name, reckoning) => `${name}: ${reckoning}`,
    lowestYet: 'bisher am wenigsten',
    penalty: { 'knocker-tied': 'Gleichstand: + 5', 'knocker-beaten': 'zu viel: + 5' },
    below: (sum) => `weniger als ${sum} nötig`,
    question: (who) => (who === 'you' ? 'Hast nur du am wenigsten?' : `Hat nur ${who.name} am wenigsten?`),
    why: {
      zeros: (who) =>
        `${does(who, 'hattest', 'hatte')} nur noch Nullen. Damit ist der Durchgang sofort zu Ende.`,
      lowest: (who, sum) => `Die kleinste Summe ist ${sum}: ${named(who, 'du')}.`,
      alone: (who) =>
        `${does(who, 'hast', 'hat')} geklopft und ${who === 'you' ? 'hast' : 'hat'} sie allein.`,
      tied: (who, sum, points) =>
        `${does(who, 'hast', 'hat')} geklopft, aber nicht allein: 5 Strafpunkte dazu, ${penaltySum(sum, points)}.`,
      beaten: (who, sum, points) =>
        `${does(who, 'hast', 'hat')} geklopft, aber ohne sie: 5 Strafpunkte dazu, ${penaltySum(sum, points)}.`,
      zero: (who) => `0 Punkte für ${named(who, 'dich')}.`,
      others: 'Bei allen anderen zählt die Summe.',
    },
    knockRight: (who) => `${does(who, 'hast', 'hat')} genau richtig geklopft!`,
    knockTied: (who) => `Gleichstand. ${does(who, 'hast', 'hat')} zu früh geklopft!`,
    knockBeaten: (who) => `Jemand hat weniger. ${does(who, 'hast', 'hat')} zu früh geklopft!`,
    zeros: (who) => `Nur Nullen! ${does(who, 'beendest', 'beendet')} den Durchgang.`,
  },
  end: {
    title: (count) => `Nach ${rounds(count)}`,
    won: (who) => `${together(who, wins)}!`,
    with: (points) => `Mit ${pointsOf(points)}, so wenige hat sonst niemand.`,
    withEach: (points) => `Mit je ${pointsOf(points)}.`,
    chart: 'Gesamtpunkte nach Durchgängen',
    ends: (target) => `Bei ${target} ist Schluss`,
    reached: (who, target) => `${who === 'you' ? 'hast' : 'hat'} die ${target} erreicht`,
    round: 'Durchgang',
    lastRound: 'Die letzten Karten',
    again: 'Noch ein Spiel',
    memoryHelp: {
      title: 'Dein Gedächtnis hatte Hilfe',
      text: 'Die kleinen Reiter an den Karten zeigen Seiten, die du schon gesehen hast. Sollen sie bleiben?',
      keep: 'Reiter behalten',
      without: 'Ohne spielen',
      kept: 'Die Reiter bleiben. In den Einstellungen kannst du das ändern.',
      gone: 'Ab jetzt ohne Reiter. Die Einstellungen holen sie zurück.',
    },
  },
  settings: {
    title: 'Einstellungen',
    groups: {
      room: 'Ansicht und Sprache',
      loud: 'Zum Hören und Spüren',
      table: 'Am Tisch',
      hand: 'Deine Karten',
    },
    theme: 'Tag oder Nacht',
    themes: { system: 'wie das Gerät', day: 'Tag', night: 'Nacht' },
    browserLanguage: 'wie der Browser',
    sounds: 'Töne',
    speech: 'Laut ansagen',
    speechHint: 'Eine Stimme sagt, wer dran ist, klopft oder einen Zahlendrilling spielt.',
    vibration: 'Vibration',
    motion: 'Bewegung',
    motions: { system: 'wie das Gerät', full: 'voll', reduced: 'ruhig' },
    speed: 'Tempo',
    speeds: { slow: 'langsam', normal: 'normal', fast: 'flott', instant: 'sofort' },
    confirmations: 'Vorher nachfragen',
    confirmationsHint: 'Einmal mehr tippen, bevor du spielst, umdrehst oder klopfst.',
    cardSize: 'Größe der Karten',
    cardSizes: { normal: 'normal', large: 'groß' },
    sortHand: 'Reihenfolge deiner Hand',
    sortings: { number: 'nach Zahlen', drawn: 'wie gezogen' },
    botTalk: 'Computer reden mit',
    botTalkHint: 'Ab und zu sagen sie etwas. Karten verraten sie nie.',
    leftHanded: 'Für die linke Hand',
    leftHandedHint: 'Der Hauptknopf rückt nach links.',
    memoryHelp: 'Beim Merken helfen',
    memoryHelpHint: 'Karten zeigen auch die Seiten, die du schon gesehen hast.',
  },
  help: {
    title: 'Hilfe und Tasten',
    withoutKeys: 'Hilfe',
    rules: 'Das Spiel in Kürze',
    keys: 'Tasten',
    keysHint: 'Alles geht auch ohne Maus.',
    actions: {
      move: 'von Karte zu Karte gehen',
      select: 'eine Karte nach ihrem Platz wählen',
      play: 'tun, was auf dem Hauptknopf steht',
      takeUp: 'die offene Seite nehmen',
      turnOver: 'die Karte umdrehen und nehmen',
      zero: 'zur nächsten Null, die du umdrehen kannst',
      knock: 'klopfen',
      pass: 'in der letzten Runde passen',
      clear: 'die gewählten Karten zurücklegen',
      log: 'zeigen, was bisher geschah',
      help: 'diese Seite zeigen',
    },
    keyNames: { escape: 'Esc', arrows: 'Pfeile' },
    aboutTitle: 'Von wem das Spiel ist',
    credits:
      'Quando ist ein Spiel von Jannik Walter und Reinhard Staupe, Grafik: Oliver & Sandra Freudenreich, erschienen bei KENDi. Diese App ist ein Fanprojekt und gehört nicht zum Verlag. Mit echten Karten macht es am Tisch noch mehr Spaß.',
  },
  notices: {
    install: 'Leg Quando auf deinen Startbildschirm. Es läuft auch ohne Netz.',
    installNow: 'Installieren',
    installByHand: {
      why: 'Safari vergisst deine Spiele, wenn du sieben Tage nicht hier warst. Auf dem Home-Bildschirm bleiben sie.',
      steps: ['Tippe auf „Teilen“', 'Wähle „Zum Home-Bildschirm“', 'Öffne Quando dort'],
    },
    later: 'Jetzt nicht',
    update: 'Eine neue Version ist da.',
    updateNow: 'Aktualisieren',
    understood: 'In Ordnung',
    damaged:
      'Ein gespeichertes Spiel war nicht lesbar. Es liegt jetzt beiseite, alles andere ist in Ordnung.',
    unavailable: 'Dieser Browser merkt sich nichts. Spiele bleiben, bis du die Seite schließt.',
    masterAway:
      'Der Meister konnte nicht kommen. Ein starker Computer vertritt ihn, bis du dieses Spiel online öffnest.',
    broken: 'Uns ist eine Karte runtergefallen. Deine Spiele sind sicher.',
    unloaded: 'Nicht alles ließ sich laden. Prüfe die Verbindung und versuch es noch einmal.',
    reload: 'Neu laden',
  },
  lost: {
    title: 'Hier steht kein Tisch',
    text: 'Diese Adresse führt in eine leere Ecke des Raums. Vielleicht fehlt ein Stück vom Link.',
    toStart: 'Zurück zur Startseite',
    noServer:
      'Diese Ausgabe von Quando besteht nur aus Dateien und hat keinen Server für Tische im Netz. Alles andere geht, auch ohne Internet.',
  },
};
