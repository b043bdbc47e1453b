import type { AppWords } from '../app-words.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';

const PLAYERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six'];

const list = listed('en-GB');
const rounds = counted('en', { one: 'round', other: 'rounds' });
const pointsOf = counted('en', { one: 'point', other: 'points' });
const games = counted('en', { one: 'more game', other: 'more games' });

const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? `You ${you}` : `${who.name} ${other}`;

const called = (who: readonly Person[]): string =>
  list(who.map((person) => (person === 'you' ? 'you' : person.name)));

const named = (who: readonly Person[]): string => {
  const names = called(who);
  return names.charAt(0).toUpperCase() + names.slice(1);
};

const together = (who: readonly Person[], you: string, other: string): string =>
  who.length === 1 ? does(who[0]!, you, other) : `${named(who)} ${you}`;

export const englishApp: AppWords = {
  you: 'You',
  back: 'Back',
  close: 'Close',
  menu: 'Menu',
  language: 'Language',
  privacy: 'Privacy',
  start: {
    title: 'Quando, the card game with two numbers on every card',
    motto: 'Every card has two numbers. You only see one.',
    playNow: 'Play now',
    turnCards: 'Turn the cards',
    turnHint: 'Touch the cards: other numbers are behind.',
    learnTime: 'three minutes',
    dayTitle: 'Today’s question',
    dayAnswered: 'Answered today',
    dayQuestion: 'Knock now?',
    daysInARow: (count) => (count === 1 ? 'day in a row' : 'days in a row'),
    more: 'More: opponents, score sheet, rules',
    opponents: 'Choose opponents',
    opponentsHint: 'One to five computers',
    pass: 'Pass and play',
    passHint: 'Share one device',
    sheet: 'Score sheet',
    trainer: 'When to knock?',
    learn: 'Learn to play',
    rules: 'The rules',
    together: 'Play together',
    togetherHint: 'With friends, each on their own device',
    tablesWait: (count) =>
      count === 1 ? 'One table is waiting for you' : `${count} tables are waiting for you`,
    toDay: 'Switch to day',
    toNight: 'Switch to night',
  },
  setup: {
    title: 'Your table',
    who: 'Choose your opponents',
    passWho: 'Who’s playing?',
    person: 'on this device',
    computer: (level) => `computer, ${level}`,
    levels: { beginner: 'easy', casual: 'relaxed', sharp: 'clever', strong: 'strong', master: 'master' },
    levelHints: {
      beginner: 'gets rid of big numbers, no more',
      casual: 'counts only its own hand',
      sharp: 'remembers what it has seen',
      strong: 'plays every move through in its head',
      master: 'learnt from millions of games',
    },
    masterHint:
      'The master has played millions of games against itself. It still can’t hold cards. It is downloaded once (1 MB) and then stays here.',
    masterComing: 'The master is on its way…',
    noMaster:
      'The master is not on this device yet, and it cannot be downloaded right now. Go online once, or choose another level.',
    level: 'How well it plays',
    addComputer: 'Add a computer',
    addPerson: 'Add a person',
    change: (name) => `Change ${name}`,
    changeYou: 'Change your look',
    remove: (name) => `Take ${name} off the table`,
    name: 'Name',
    avatar: 'Character',
    avatars: { round: 'round', bean: 'bean', tall: 'tall', drop: 'drop', block: 'block', cloud: 'cloud' },
    sameName: 'Two players have the same name. That could get confusing.',
    target: 'The game ends at',
    targetHint: 'As soon as somebody has that many points. Whoever has the fewest wins.',
    forTwo: 'For two players, 40 works well.',
    begin: (players) => `Start with ${PLAYERS[players]} players`,
    nameless: (place) => `Player ${place}`,
  },
  games: {
    title: 'Your games',
    back: 'Back to your game',
    more: games,
    none: 'No game has been started here yet.',
    underWay: 'Under way',
    finished: 'Finished',
    remove: 'Remove',
    removeSure: 'Yes, remove it',
    keep: 'Keep it',
    round: (round) => `Round ${round}`,
    turn: (who) => (who === 'you' ? 'your turn' : `${who.name}’s turn`),
    betweenRounds: 'the round is over',
    leads: (who) => `${together(who, 'lead', 'leads')}.`,
    won: (who) => `${together(who, 'won', 'won')}.`,
  },
  handover: {
    pass: (name) => `Over to ${name}`,
    hidden: 'All cards are hidden. Nobody sees them until you tap.',
    iAm: (name) => `I’m ${name}`,
    since: 'Since you last looked',
    toCards: 'Show my cards',
    passOn: (name) => `Pass it to ${name}`,
  },
  game: {
    round: (round) => `Round ${round}`,
    target: (target) => `to ${target} points`,
    log: 'What happened',
    logEmpty: 'Nothing yet in this round.',
    missed: 'While you were away',
    toTable: 'Back to the table',
    toStart: 'Leave the table',
    hurry: 'Skip the wait',
    hint: 'What would you do?',
    opening: 'Setting the table',
    gone: 'We can’t find this game',
    goneText: 'It was removed, or it was played on another device.',
    elsewhere: 'You are playing in another tab',
    elsewhereText: 'A game runs in one tab at a time.',
    playHere: 'Play here instead',
    outOfDate: 'The game had already moved on. This is how it stands now.',
    notKept: 'This move could not be saved, so it does not count. Try it again.',
  },
  reveal: {
    title: (round) => `Round ${round} is over`,
    faster: 'Faster',
    again: 'Look again',
    deal: (round) => `Deal round ${round}`,
    toResult: 'Who wins?',
    later: 'after the last cards',
    dealt: (who, round) => `Round ${round} is dealt. ${who === 'you' ? 'Your' : `${who.name}’s`} turn.`,
    toGame: 'To the table',
    total: 'Total',
    knocked: () => 'knocked',
    sum: 'Sum',
    points: 'Points',
    hand: (name, reckoning) => `${name}: ${reckoning}`,
    lowestYet: 'lowest so far',
    penalty: { 'knocker-tied': 'tied: + 5', 'knocker-beaten': 'too much: + 5' },
    below: (sum) => `must be below ${sum}`,
    question: (who) =>
      who === 'you' ? 'Do you alone have the least?' : `Does ${who.name} alone have the least?`,
    why: {
      zeros: (who) => `${does(who, 'held', 'held')} nothing but zeros. That ends the round at once.`,
      lowest: (who, sum) => `The lowest sum is ${sum}: ${called(who)}.`,
      alone: (who) => `${does(who, 'knocked', 'knocked')}, and nobody else has it.`,
      tied: (who, sum, points) =>
        `${does(who, 'knocked', 'knocked')}, but somebody else has it, too: 5 penalty points on top, ${penaltySum(sum, points)}.`,
      beaten: (who, sum, points) =>
        `${does(who, 'knocked but do', 'knocked but does')} not have it: 5 penalty points on top, ${penaltySum(sum, points)}.`,
      zero: (who) => `0 points for ${called(who)}.`,
      others: 'For everybody else the sum counts.',
    },
    knockRight: (who) => `${does(who, 'knocked at', 'knocked at')} just the right time!`,
    knockTied: (who) => `A tie. ${does(who, 'knocked', 'knocked')} too soon!`,
    knockBeaten: (who) => `Somebody has less. ${does(who, 'knocked', 'knocked')} too soon!`,
    zeros: (who) => `Only zeros! ${does(who, 'end', 'ends')} the round.`,
  },
  end: {
    title: (count) => `After ${rounds(count)}`,
    won: (who) => `${together(who, 'win', 'wins')}!`,
    with: (points) => `With ${pointsOf(points)}, fewer than anyone else.`,
    withEach: (points) => `With ${pointsOf(points)} each.`,
    chart: 'Totals by round',
    ends: (target) => `${target} ends the game`,
    reached: (_, target) => `reached ${target}`,
    round: 'Round',
    lastRound: 'The last cards',
    again: 'One more game',
    memoryHelp: {
      title: 'Your memory has had help',
      text: 'The little tabs on the cards show sides that you have already seen. Keep them?',
      keep: 'Keep the tabs',
      without: 'Play without',
      kept: 'The tabs stay. You can change that in the settings.',
      gone: 'No more tabs. The settings bring them back.',
    },
  },
  settings: {
    title: 'Settings',
    groups: { room: 'Look and language', loud: 'Sound and touch', table: 'At the table', hand: 'Your cards' },
    theme: 'Day or night',
    themes: { system: 'same as device', day: 'day', night: 'night' },
    browserLanguage: 'same as browser',
    sounds: 'Sounds',
    speech: 'Announce out loud',
    speechHint: 'A voice says whose turn it is, who knocks, and when there is a triplet.',
    vibration: 'Vibration',
    motion: 'Animations',
    motions: { system: 'same as device', full: 'full', reduced: 'calm' },
    speed: 'Speed',
    speeds: { slow: 'slow', normal: 'normal', fast: 'quick', instant: 'instant' },
    confirmations: 'Ask me first',
    confirmationsHint: 'One more tap before you play, turn over or knock.',
    cardSize: 'Card size',
    cardSizes: { normal: 'normal', large: 'large' },
    sortHand: 'Sort my hand',
    sortings: { number: 'by number', drawn: 'as drawn' },
    botTalk: 'Chatty computers',
    botTalkHint: 'Now and then they say something. They never give a card away.',
    leftHanded: 'Left-handed',
    leftHandedHint: 'The main button moves to the left.',
    memoryHelp: 'Help my memory',
    memoryHelpHint: 'Cards also show the sides that you have already seen.',
  },
  help: {
    title: 'Help and keyboard',
    rules: 'The game in a nutshell',
    keys: 'Keyboard',
    keysHint: 'Everything works without a mouse, too.',
    actions: {
      move: 'move along your cards',
      select: 'choose a card by its place',
      play: 'do what the main button says',
      takeUp: 'take the visible side',
      turnOver: 'turn the card over and take it',
      zero: 'go to the next zero to turn over',
      knock: 'knock',
      pass: 'pass in the last round',
      clear: 'put the chosen cards back',
      log: 'show what happened',
      help: 'show this page',
    },
    keyNames: { escape: 'Esc', arrows: 'Arrows' },
    aboutTitle: 'Whose game this is',
    credits:
      'Quando is a game by Jannik Walter and Reinhard Staupe, with graphics by Oliver & Sandra Freudenreich, published by KENDi. This app is a fan project, independent of the publisher. It is even more fun with the real cards.',
  },
  notices: {
    install: 'Add Quando to your home screen. It works offline, too.',
    installNow: 'Install',
    installByHand: {
      why: 'Safari forgets your games after seven days without a visit. On your home screen they stay.',
      steps: ['Tap Share', 'Choose “Add to Home Screen”', 'Open Quando there'],
    },
    later: 'Not now',
    update: 'A new version is ready.',
    updateNow: 'Update',
    understood: 'OK',
    damaged: 'A saved game could not be read. It was put aside; everything else is fine.',
    unavailable: 'This browser cannot keep your games. They last until you close the page.',
    masterAway:
      'The master could not come. A strong computer plays in its place; the master takes over when you open this game online.',
    broken: 'We dropped a card. Your games are safe.',
    reload: 'Reload',
  },
  lost: {
    title: 'No table here',
    text: 'This address leads to an empty corner of the room. Maybe part of the link is missing.',
    toStart: 'Back to the start page',
    noServer:
      'This copy of Quando consists of plain files and has no server for online tables. Everything else works, also without the internet.',
  },
};
