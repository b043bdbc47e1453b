import type { AppWords } from '../app-words.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';

const TOGETHER = ['niemand', 'alleen', 'z’n tweeën', 'z’n drieën', 'z’n vieren', 'z’n vijven', 'z’n zessen'];

const list = listed('nl');
const rounds = counted('nl', { one: 'ronde', other: 'rondes' });
const pointsOf = counted('nl', { one: 'punt', other: 'punten' });
const games = counted('nl', { one: 'ander spel', other: 'andere spellen' });

const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? `Je ${you}` : `${who.name} ${other}`;

/** A list of people, with a word for the reader. */
const named = (who: readonly Person[], you: string): string =>
  list(who.map((person) => (person === 'you' ? you : person.name)));

/** The verb for one, for "jullie", and for several others. */
type Verb = {
  readonly you: string;
  readonly one: string;
  readonly many: string;
};

const together = (who: readonly Person[], verb: Verb): string => {
  if (who.length === 1) return does(who[0]!, verb.you, verb.one);
  const others = who.flatMap((person) => (person === 'you' ? [] : [person.name]));
  if (who.includes('you')) return `${list([...others, 'jij'])}, jullie ${verb.many}`;
  return `${list(others)} ${verb.many}`;
};

const wins: Verb = { you: 'wint', one: 'wint', many: 'winnen' };
const hasWon: Verb = { you: 'hebt gewonnen', one: 'heeft gewonnen', many: 'hebben gewonnen' };
const leads: Verb = { you: 'staat voor', one: 'staat voor', many: 'staan voor' };

export const dutchApp: AppWords = {
  you: 'Jij',
  back: 'Terug',
  close: 'Sluiten',
  menu: 'Menu',
  language: 'Taal',
  privacy: 'Privacy',
  replay: 'Terugkijken',
  review: 'Terugblik',
  start: {
    title: 'Quando, het kaartspel met twee getallen op elke kaart',
    motto: 'Elke kaart heeft twee getallen. Jij ziet er maar één.',
    playNow: 'Meteen spelen',
    turnCards: 'Kaarten omdraaien',
    turnHint: 'Raak de kaarten aan: achterop staan andere getallen.',
    learnTime: 'drie minuten',
    eight: 'De acht van vandaag',
    eightPlayed: (played) => `${played} van de 8 gespeeld`,
    dayTitle: 'Vraag van de dag',
    dayAnswered: 'Vandaag beantwoord',
    dayQuestion: 'Nu kloppen?',
    daysInARow: (count) => (count === 1 ? 'dag op rij' : 'dagen op rij'),
    more: 'Meer: tegenstanders, scoreblad, regels',
    opponents: 'Tegenstanders kiezen',
    opponentsHint: 'Eén tot vijf computers',
    pass: 'Apparaat doorgeven',
    passHint: 'Eén apparaat voor iedereen',
    sheet: 'Scoreblad',
    leagues: 'Competities',
    trainer: 'Wanneer kloppen?',
    learn: 'Leren spelen',
    rules: 'De regels',
    together: 'Samen spelen',
    togetherHint: 'Met vrienden, ieder op een eigen apparaat',
    tablesWait: (count) => (count === 1 ? 'Eén tafel wacht op je' : `${count} tafels wachten op je`),
    toDay: 'Naar dag overschakelen',
    toNight: 'Naar nacht overschakelen',
  },
  setup: {
    title: 'Jouw tafel',
    who: 'Tegen wie speel je?',
    passWho: 'Wie doet er mee?',
    person: 'speelt hier mee',
    computer: (level) => `computer, ${level}`,
    levels: {
      beginner: 'makkelijk',
      casual: 'rustig',
      sharp: 'slim',
      strong: 'sterk',
      master: 'meesterlijk',
    },
    levelHints: {
      beginner: 'gooit hoge getallen weg en vergeet veel',
      casual: 'kijkt vooral naar de eigen hand',
      sharp: 'denkt vooruit, maar vergist zich soms',
      strong: 'onthoudt alles en vergist zich zelden',
      master: 'heeft van miljoenen spellen geleerd',
    },
    habits: {
      knocker: (name) => `${name} klopt vroeg, ook met risico.`,
      waiter: (name) => `${name} wacht liever dan te kloppen.`,
      hoarder: (name) => `${name} houdt paren vast en hoopt op een drieling.`,
      sweeper: (name) => `${name} speelt graag veel kaarten tegelijk.`,
      gambler: (name) => `${name} neemt graag de kant die niemand kent.`,
      counter: (name) => `${name} onthoudt elke kant die open lag.`,
      none: (name) => `${name} heeft geen gewoontes die opvallen.`,
    },
    masterHint:
      'De meester heeft miljoenen spellen tegen zichzelf gespeeld. Alleen kaarten vasthouden lukt nog niet. Hij wordt één keer opgehaald (1 MB) en blijft dan hier.',
    masterComing: 'De meester is onderweg…',
    noMaster:
      'De meester staat nog niet op dit apparaat en kan nu niet worden opgehaald. Ga één keer online, of kies een ander niveau.',
    level: 'Hoe goed de computer speelt',
    addComputer: 'Computer erbij',
    addPerson: 'Iemand erbij',
    change: (name) => `${name} wijzigen`,
    changeYou: 'Je uiterlijk wijzigen',
    remove: (name) => `${name} van tafel halen`,
    name: 'Naam',
    avatar: 'Figuur',
    avatars: { round: 'rond', bean: 'boon', tall: 'lang', drop: 'druppel', block: 'blok', cloud: 'wolk' },
    sameName: 'Twee spelers heten hetzelfde. Dat kan verwarren.',
    target: 'Het spel eindigt bij',
    targetHint: 'Zodra iemand zoveel punten heeft. Wie de minste heeft, wint.',
    forTwo: 'Met z’n tweeën is 40 fijn.',
    begin: (players) => `Met ${TOGETHER[players]} beginnen`,
    nameless: (place) => `Speler ${place}`,
  },
  games: {
    title: 'Jouw spellen',
    back: 'Terug naar je spel',
    more: games,
    none: 'Hier is nog geen spel begonnen.',
    underWay: 'Bezig',
    finished: 'Afgelopen',
    remove: 'Verwijderen',
    removeSure: 'Ja, verwijderen',
    keep: 'Bewaren',
    round: (round) => `Ronde ${round}`,
    turn: (who) => (who === 'you' ? 'jij bent aan de beurt' : `${who.name} is aan de beurt`),
    betweenRounds: 'de ronde is voorbij',
    leads: (who) => `${together(who, leads)}.`,
    won: (who) => `${together(who, hasWon)}.`,
  },
  handover: {
    pass: (name) => `Nu ${name}`,
    hidden: 'Alle kaarten zijn verborgen. Niemand ziet ze totdat je tikt.',
    iAm: (name) => `Ik ben ${name}`,
    since: 'Sinds je laatst keek',
    toCards: 'Mijn kaarten tonen',
    passOn: (name) => `Doorgeven aan ${name}`,
  },
  game: {
    round: (round) => `Ronde ${round}`,
    target: (target) => `tot ${target} punten`,
    rounds,
    points: { title: 'Punten per ronde', total: 'Totaal' },
    log: 'Wat er gebeurde',
    logEmpty: 'In deze ronde is nog niets gebeurd.',
    missed: 'Terwijl je weg was',
    toTable: 'Terug naar de tafel',
    toStart: 'Van tafel gaan',
    hurry: 'Niet wachten',
    hint: 'Wat zou jij doen?',
    opening: 'De tafel wordt gedekt',
    gone: 'We kunnen dit spel niet vinden',
    goneText: 'Het is verwijderd, of op een ander apparaat gespeeld.',
    elsewhere: 'Je speelt in een ander tabblad',
    elsewhereText: 'Een spel loopt maar in één tabblad tegelijk.',
    playHere: 'Hier verder spelen',
    outOfDate: 'Het spel is al verder. Zo staat het nu.',
    notKept: 'Deze zet kon niet worden opgeslagen en telt niet. Probeer het nog eens.',
  },
  reveal: {
    title: (round) => `Ronde ${round} is voorbij`,
    faster: 'Sneller',
    again: 'Nog eens kijken',
    deal: (round) => `Door naar ronde ${round}`,
    toResult: 'Wie wint er?',
    later: 'na de laatste kaarten',
    dealt: (who, round) =>
      `Ronde ${round} is begonnen. ${who === 'you' ? 'Jij bent' : `${who.name} is`} aan de beurt.`,
    toGame: 'Naar de tafel',
    total: 'Totaal',
    knocked: (who) => (who === 'you' ? 'hebt geklopt' : 'heeft geklopt'),
    sum: 'Som',
    points: 'Punten',
    hand: (name, reckoning) => `${name}: ${reckoning}`,
    lowestYet: 'tot nu toe het laagst',
    penalty: { 'knocker-tied': 'gelijk: + 5', 'knocker-beaten': 'te veel: + 5' },
    below: (sum) => `minder dan ${sum} nodig`,
    question: (who) =>
      who === 'you' ? 'Heb jij als enige het minste?' : `Heeft ${who.name} als enige het minste?`,
    why: {
      zeros: (who) => `${does(who, 'had', 'had')} alleen nog nullen. Dan is de ronde meteen voorbij.`,
      lowest: (who, sum) => `De laagste som is ${sum}: ${named(who, 'jij')}.`,
      alone: (who) => `${does(who, 'hebt', 'heeft')} geklopt, en niemand anders heeft die som.`,
      tied: (who, sum, points) =>
        `${does(who, 'hebt', 'heeft')} geklopt, maar iemand anders heeft die som ook: 5 strafpunten erbij, ${penaltySum(sum, points)}.`,
      beaten: (who, sum, points) =>
        `${does(who, 'hebt', 'heeft')} geklopt zonder die som: 5 strafpunten erbij, ${penaltySum(sum, points)}.`,
      zero: (who) => `0 punten voor ${named(who, 'jou')}.`,
      others: 'Bij alle anderen telt de som.',
    },
    knockRight: (who) => `${does(who, 'hebt', 'heeft')} precies goed geklopt!`,
    knockTied: (who) => `Gelijkspel. ${does(who, 'hebt', 'heeft')} te vroeg geklopt!`,
    knockBeaten: (who) => `Iemand heeft minder. ${does(who, 'hebt', 'heeft')} te vroeg geklopt!`,
    zeros: (who) => `Alleen nullen! ${does(who, 'beëindigt', 'beëindigt')} de ronde.`,
  },
  end: {
    title: (count) => `Na ${rounds(count)}`,
    won: (who) => `${together(who, wins)}!`,
    with: (points) => `Met ${pointsOf(points)}, minder dan alle anderen.`,
    withEach: (points) => `Met elk ${pointsOf(points)}.`,
    chart: 'Totaal per ronde',
    ends: (target) => `Bij ${target} is het spel uit`,
    reached: (who, target) => `${who === 'you' ? 'hebt' : 'heeft'} ${target} bereikt`,
    round: 'Ronde',
    lastRound: 'De laatste kaarten',
    again: 'Nog een spel',
    memoryHelp: {
      title: 'Je geheugen kreeg hulp',
      text: 'De lipjes aan de kaarten tonen kanten die je al hebt gezien. Houd je ze?',
      keep: 'Lipjes houden',
      without: 'Zonder spelen',
      kept: 'De lipjes blijven. Dat kun je wijzigen in de instellingen.',
      gone: 'Geen lipjes meer. De instellingen halen ze terug.',
    },
  },
  settings: {
    title: 'Instellingen',
    groups: { room: 'Weergave en taal', loud: 'Horen en voelen', table: 'Aan tafel', hand: 'Jouw kaarten' },
    theme: 'Dag of nacht',
    themes: { system: 'zoals het apparaat', day: 'dag', night: 'nacht' },
    browserLanguage: 'zoals de browser',
    sounds: 'Geluiden',
    speech: 'Hardop aankondigen',
    speechHint: 'Een stem zegt wie er aan de beurt is, wie klopt en wanneer er een drieling is.',
    vibration: 'Trillen',
    motion: 'Animaties',
    motions: { system: 'zoals het apparaat', full: 'volledig', reduced: 'rustig' },
    speed: 'Tempo',
    speeds: { slow: 'langzaam', normal: 'normaal', fast: 'vlot', instant: 'meteen' },
    confirmations: 'Eerst vragen',
    confirmationsHint: 'Eén keer extra tikken voordat je speelt, omdraait of klopt.',
    cardSize: 'Grootte van de kaarten',
    cardSizes: { normal: 'normaal', large: 'groot' },
    sortHand: 'Volgorde van je hand',
    sortings: { number: 'op getal', drawn: 'zoals getrokken' },
    botTalk: 'Computers praten mee',
    botTalkHint: 'Af en toe zeggen ze iets. Een kaart verraden ze nooit.',
    leftHanded: 'Voor linkshandigen',
    leftHandedHint: 'De hoofdknop gaat naar links.',
    memoryHelp: 'Help mijn geheugen',
    memoryHelpHint: 'Kaarten tonen ook de kanten die je al hebt gezien.',
  },
  help: {
    title: 'Hulp en toetsen',
    withoutKeys: 'Hulp',
    rules: 'Het spel in het kort',
    keys: 'Toetsen',
    keysHint: 'Alles kan ook zonder muis.',
    actions: {
      move: 'langs je kaarten gaan',
      select: 'een kaart kiezen op plaats',
      play: 'doen wat op de hoofdknop staat',
      takeUp: 'de open kant nemen',
      turnOver: 'de kaart omdraaien en nemen',
      zero: 'naar de volgende nul die je kunt omdraaien',
      knock: 'kloppen',
      pass: 'passen in het laatste rondje',
      clear: 'de gekozen kaarten terugleggen',
      log: 'tonen wat er gebeurde',
      help: 'deze pagina tonen',
    },
    keyNames: { escape: 'Esc', arrows: 'Pijlen' },
    aboutTitle: 'Wie dit spel maakte',
    credits:
      'Quando is een spel van Jannik Walter en Reinhard Staupe, met tekeningen van Oliver & Sandra Freudenreich, uitgegeven door KENDi. Deze app is een fanproject en hoort niet bij de uitgever. Met echte kaarten is het nog leuker.',
  },
  notices: {
    install: 'Zet Quando op je beginscherm. Het werkt ook zonder internet.',
    installNow: 'Installeren',
    installByHand: {
      why: 'Safari vergeet je spellen na zeven dagen zonder bezoek. Op je beginscherm blijven ze.',
      steps: ['Tik op “Deel”', 'Kies “Zet op beginscherm”', 'Open Quando daar'],
    },
    later: 'Nu niet',
    update: 'Er is een nieuwe versie.',
    updateNow: 'Bijwerken',
    understood: 'Goed',
    damaged: 'Een opgeslagen spel was niet te lezen. Het ligt nu apart, al het andere is in orde.',
    unavailable: 'Deze browser onthoudt niets. Spellen blijven totdat je de pagina sluit.',
    masterAway:
      'De meester kon niet komen. Een sterke computer neemt zijn plaats in, totdat je dit spel online opent.',
    broken: 'We hebben een kaart laten vallen. Je spellen zijn veilig.',
    unloaded: 'Niet alles kon worden geladen. Controleer je verbinding en probeer het opnieuw.',
    reload: 'Opnieuw laden',
  },
  lost: {
    title: 'Hier staat geen tafel',
    text: 'Dit adres leidt naar een lege hoek van de kamer. Misschien mist er een stukje van de link.',
    toStart: 'Terug naar de startpagina',
    noServer:
      'Deze kopie van Quando bestaat alleen uit bestanden en heeft geen server voor online tafels. Al het andere werkt, ook zonder internet.',
  },
};
