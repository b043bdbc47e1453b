import type { AppWords } from '../app-words.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';
import { de, que } from './elision.ts';
import { typesetAll } from './typeset.ts';

const PLAYERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

const list = listed('fr');
const rounds = counted('fr', { one: 'manche', other: 'manches' });
const pointsOf = counted('fr', { one: 'point', other: 'points' });
const games = counted('fr', { one: 'autre partie', other: 'autres parties' });

const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? `Tu ${you}` : `${who.name} ${other}`;

/** The verb for one, for "vous", and for several others. */
type Verb = {
  readonly you: string;
  readonly one: string;
  readonly youAll: string;
  readonly they: string;
};

const together = (who: readonly Person[], verb: Verb): string => {
  if (who.length === 1) return does(who[0]!, verb.you, verb.one);
  const others = who.flatMap((person) => (person === 'you' ? [] : [person.name]));
  if (who.includes('you')) return `${list([...others, 'toi'])}, vous ${verb.youAll}`;
  return `${list(others)} ${verb.they}`;
};

const wins: Verb = { you: 'gagnes', one: 'gagne', youAll: 'gagnez', they: 'gagnent' };
const hasWon: Verb = { you: 'as gagné', one: 'a gagné', youAll: 'avez gagné', they: 'ont gagné' };
const leads: Verb = { you: 'mènes', one: 'mène', youAll: 'menez', they: 'mènent' };

const named = (who: readonly Person[]): string =>
  list(who.map((person) => (person === 'you' ? 'toi' : person.name)));

export const frenchApp: AppWords = typesetAll({
  you: 'Toi',
  back: 'Retour',
  close: 'Fermer',
  menu: 'Menu',
  language: 'Langue',
  privacy: 'Confidentialité',
  replay: 'Revoir la partie',
  review: 'Analyse',
  start: {
    title: 'Quando, le jeu de cartes à deux valeurs par carte',
    motto: 'Chaque carte a deux valeurs. Tu n’en vois qu’une.',
    playNow: 'Jouer',
    turnCards: 'Retourner les cartes',
    turnHint: 'Touche les cartes : d’autres valeurs sont derrière.',
    learnTime: 'trois minutes',
    eight: 'Les huit du jour',
    eightPlayed: (played) => `${played} sur 8 ${played < 2 ? 'jouée' : 'jouées'}`,
    dayTitle: 'La question du jour',
    dayAnswered: 'Déjà répondu aujourd’hui',
    dayQuestion: 'Frapper maintenant ?',
    daysInARow: (count) => (count === 1 ? 'jour de suite' : 'jours de suite'),
    more: 'Plus : adversaires, feuille de points, règles',
    opponents: 'Choisir les adversaires',
    opponentsHint: '1 à 5 ordinateurs',
    pass: 'Se passer l’appareil',
    passHint: 'Un appareil pour tous',
    sheet: 'Feuille de points',
    leagues: 'Ligues',
    trainer: 'Quand frapper ?',
    learn: 'Apprendre à jouer',
    rules: 'Les règles',
    together: 'Jouer ensemble',
    togetherHint: 'Entre amis, chacun sur son appareil',
    tablesWait: (count) => (count === 1 ? 'Une table t’attend' : `${count} tables t’attendent`),
    toDay: 'Passer au thème jour',
    toNight: 'Passer au thème nuit',
  },
  setup: {
    title: 'Ta table',
    who: 'Contre qui joues-tu ?',
    passWho: 'Qui joue ?',
    person: 'joue ici',
    computer: (level) => `ordinateur, ${level}`,
    levels: { beginner: 'facile', casual: 'tranquille', sharp: 'malin', strong: 'fort', master: 'champion' },
    levelHints: {
      beginner: 'se défait des grandes valeurs, oublie beaucoup',
      casual: 'regarde surtout sa propre main',
      sharp: 'prévoit, mais se trompe parfois',
      strong: 'retient tout, se trompe rarement',
      master: 'a appris de millions de parties',
    },
    habits: {
      knocker: (name) => `${name} frappe tôt, quitte à prendre un risque.`,
      waiter: (name) => `${name} préfère attendre plutôt que frapper.`,
      hoarder: (name) => `${name} garde ses paires, dans l’espoir d’une triplette.`,
      sweeper: (name) => `${name} aime jouer beaucoup de cartes à la fois.`,
      gambler: (name) => `${name} aime la face que personne n’a vue.`,
      counter: (name) => `${name} retient chaque face qui a été visible.`,
      none: (name) => `${name} n’a aucune habitude qui se remarque.`,
    },
    masterHint:
      'Le champion a joué des millions de parties contre lui-même. Mais il ne sait toujours pas tenir des cartes. Il se télécharge une seule fois (1 Mo), puis il reste ici.',
    masterComing: 'Le champion arrive…',
    noMaster:
      'Le champion n’est pas encore sur cet appareil et ne peut pas être téléchargé pour le moment. Connecte-toi une fois, ou choisis un autre niveau.',
    level: 'Son niveau',
    addComputer: 'Ajouter un ordinateur',
    addPerson: 'Ajouter quelqu’un',
    change: (name) => `Modifier ${name}`,
    changeYou: 'Changer ton apparence',
    remove: (name) => `Retirer ${name} de la table`,
    name: 'Nom',
    avatar: 'Personnage',
    avatars: {
      round: 'rond',
      bean: 'haricot',
      tall: 'allongé',
      drop: 'goutte',
      block: 'bloc',
      cloud: 'nuage',
    },
    sameName: 'Deux personnes ont le même nom. On pourrait s’y perdre.',
    target: 'La partie s’arrête à',
    targetHint: 'Dès que quelqu’un a autant de points. Le plus petit total gagne.',
    forTwo: 'À deux, 40 suffisent.',
    begin: (players) => `Commencer à ${PLAYERS[players]}`,
    nameless: (place) => `Place ${place}`,
  },
  games: {
    title: 'Tes parties',
    back: 'Reprendre ta partie',
    more: games,
    none: 'Aucune partie n’a encore commencé ici.',
    underWay: 'En cours',
    finished: 'Terminées',
    remove: 'Retirer',
    removeSure: 'Oui, la retirer',
    keep: 'La garder',
    round: (round) => `Manche ${round}`,
    turn: (who) => (who === 'you' ? 'c’est à toi' : `c’est à ${who.name}`),
    betweenRounds: 'la manche est finie',
    leads: (who) => `${together(who, leads)}.`,
    won: (who) => `${together(who, hasWon)}.`,
  },
  handover: {
    pass: (name) => `À toi, ${name}`,
    hidden: 'Toutes les cartes sont cachées. Personne ne les voit tant que tu ne touches pas l’écran.',
    iAm: (name) => `C’est moi, ${name}`,
    since: 'Depuis la dernière fois',
    toCards: 'Voir mes cartes',
    passOn: (name) => `Passer à ${name}`,
  },
  game: {
    round: (round) => `Manche ${round}`,
    target: (target) => `jusqu’à ${target} points`,
    rounds,
    points: { title: 'Points par manche', total: 'Total' },
    log: 'Ce qui s’est passé',
    logEmpty: 'Rien encore dans cette manche.',
    missed: 'Pendant ton absence',
    toTable: 'Retour à la table',
    toStart: 'Quitter la table',
    hurry: 'Ne pas attendre',
    hint: 'Tu ferais quoi, toi ?',
    opening: 'On met la table',
    gone: 'Cette partie est introuvable',
    goneText: 'Elle a été retirée, ou jouée sur un autre appareil.',
    elsewhere: 'Tu joues dans un autre onglet',
    elsewhereText: 'Une partie se joue dans un seul onglet à la fois.',
    playHere: 'Jouer ici',
    outOfDate: 'La partie a déjà avancé. Voici où elle en est.',
    notKept: 'Ce coup n’a pas pu être enregistré, il ne compte pas. Essaie encore.',
  },
  reveal: {
    title: (round) => `La manche ${round} est finie`,
    faster: 'Plus vite',
    again: 'Revoir',
    deal: (round) => `Passer à la manche ${round}`,
    toResult: 'Qui gagne ?',
    later: 'après les dernières cartes',
    dealt: (who, round) =>
      `La manche ${round} a commencé. ${who === 'you' ? 'À toi de jouer' : `Au tour ${de(who.name)}`}.`,
    toGame: 'À la table',
    total: 'Total',
    knocked: (who) => (who === 'you' ? 'tu as frappé' : 'a frappé'),
    sum: 'Somme',
    points: 'Points',
    hand: (name, reckoning) => `${name} : ${reckoning}`,
    lowestYet: 'le plus bas pour l’instant',
    penalty: { 'knocker-tied': 'égalité : + 5', 'knocker-beaten': 'trop : + 5' },
    below: (sum) => `il faut moins de ${sum}`,
    question: (who) => `Qui a aussi peu ${who === 'you' ? 'que toi' : que(who.name)} ?`,
    why: {
      zeros: (who) =>
        `${who === 'you' ? 'Tu n’avais' : `${who.name} n’avait`} plus que des zéros. La manche se termine aussitôt.`,
      lowest: (who, sum) => `La plus petite somme est ${sum} : ${named(who)}.`,
      alone: (who) => `${does(who, 'as', 'a')} frappé, et personne d’autre ne l’a.`,
      tied: (who, sum, points) =>
        `${does(who, 'as', 'a')} frappé, mais quelqu’un d’autre l’a aussi : 5 points de pénalité en plus, ${penaltySum(sum, points)}.`,
      beaten: (who, sum, points) =>
        `${does(who, 'as', 'a')} frappé sans l’avoir : 5 points de pénalité en plus, ${penaltySum(sum, points)}.`,
      zero: (who) => `0 point pour ${named(who)}.`,
      others: 'Pour tous les autres, la somme compte.',
    },
    knockRight: (who) => `${does(who, 'as', 'a')} frappé au bon moment !`,
    knockTied: (who) => `Égalité. ${does(who, 'as', 'a')} frappé trop tôt !`,
    knockBeaten: (who) => `Quelqu’un a moins. ${does(who, 'as', 'a')} frappé trop tôt !`,
    zeros: (who) => `Plus que des zéros ! ${does(who, 'termines', 'termine')} la manche.`,
  },
  end: {
    title: (count) => `Après ${rounds(count)}`,
    won: (who) => `${together(who, wins)} !`,
    with: (points) => `Avec ${pointsOf(points)}, moins que tous les autres.`,
    withEach: (points) => `Avec ${pointsOf(points)} par personne.`,
    chart: 'Totaux par manche',
    ends: (target) => `Fin de la partie à ${target}`,
    reached: (who, target) => `${who === 'you' ? 'tu as' : 'a'} atteint ${target}`,
    round: 'Manche',
    lastRound: 'Les dernières cartes',
    again: 'Encore une partie',
    memoryHelp: {
      title: 'Ta mémoire a eu de l’aide',
      text: 'Les petits onglets des cartes montrent des faces que tu as déjà vues. On les garde ?',
      keep: 'Garder les onglets',
      without: 'Jouer sans',
      kept: 'Les onglets restent. Tu peux changer cela dans les réglages.',
      gone: 'Plus d’onglets. Les réglages les font revenir.',
    },
  },
  settings: {
    title: 'Réglages',
    groups: {
      room: 'Affichage et langue',
      loud: 'Sons et vibration',
      table: 'À la table',
      hand: 'Tes cartes',
    },
    theme: 'Jour ou nuit',
    themes: { system: 'comme l’appareil', day: 'jour', night: 'nuit' },
    browserLanguage: 'comme le navigateur',
    sounds: 'Sons',
    speech: 'Annoncer à voix haute',
    speechHint: 'Une voix dit à qui c’est le tour, qui frappe et quand il y a une triplette.',
    vibration: 'Vibration',
    motion: 'Animations',
    motions: { system: 'comme l’appareil', full: 'complètes', reduced: 'calmes' },
    speed: 'Rythme',
    speeds: { slow: 'lent', normal: 'normal', fast: 'rapide', instant: 'immédiat' },
    confirmations: 'Demander confirmation',
    confirmationsHint: 'Il faut toucher une fois de plus avant de jouer, de retourner ou de frapper.',
    cardSize: 'Taille des cartes',
    cardSizes: { normal: 'normale', large: 'grande' },
    sortHand: 'Ordre de ta main',
    sortings: { number: 'par valeur', drawn: 'ordre de pioche' },
    botTalk: 'Les ordinateurs parlent',
    botTalkHint: 'De temps en temps, un petit mot. Ils ne trahissent jamais une carte.',
    leftHanded: 'Pour la main gauche',
    leftHandedHint: 'Le bouton principal passe à gauche.',
    memoryHelp: 'Aider ma mémoire',
    memoryHelpHint: 'Les cartes montrent aussi les faces que tu as déjà vues.',
  },
  help: {
    title: 'Aide et clavier',
    withoutKeys: 'Aide',
    rules: 'Le jeu en bref',
    keys: 'Clavier',
    keysHint: 'Tout marche aussi sans souris.',
    actions: {
      move: 'aller d’une carte à l’autre',
      select: 'choisir une carte par sa place',
      play: 'faire ce que dit le bouton principal',
      takeUp: 'prendre la face visible',
      turnOver: 'retourner la carte et la prendre',
      zero: 'aller au prochain zéro à retourner',
      knock: 'frapper',
      pass: 'passer au dernier tour',
      clear: 'reposer les cartes choisies',
      log: 'montrer ce qui s’est passé',
      help: 'montrer cette page',
    },
    keyNames: { escape: 'Échap', arrows: 'Flèches' },
    aboutTitle: 'À qui l’on doit ce jeu',
    credits:
      'Quando est un jeu de Jannik Walter et Reinhard Staupe, illustré par Oliver & Sandra Freudenreich et édité par KENDi. Cette appli est un projet de fans, sans lien avec l’éditeur. Avec les vraies cartes, c’est encore mieux.',
  },
  notices: {
    install: 'Mets Quando sur ton écran d’accueil. Il marche aussi sans réseau.',
    installNow: 'Installer',
    installByHand: {
      why: 'Safari oublie tes parties après sept jours sans visite. Sur l’écran d’accueil, elles restent.',
      steps: ['Touche « Partager »', 'Choisis « Sur l’écran d’accueil »', 'Ouvre Quando depuis là'],
    },
    later: 'Pas maintenant',
    update: 'Une nouvelle version est prête.',
    updateNow: 'Mettre à jour',
    understood: 'D’accord',
    damaged: 'Une partie enregistrée était illisible. Elle est mise de côté, tout le reste va bien.',
    unavailable: 'Ce navigateur ne garde rien. Les parties durent tant que la page reste ouverte.',
    masterAway:
      'Le champion n’a pas pu venir. Un ordinateur fort le remplace, jusqu’à ce que tu ouvres cette partie en ligne.',
    broken: 'Nous avons fait tomber une carte. Tes parties n’ont rien.',
    unloaded: 'Tout n’a pas pu être chargé. Vérifie ta connexion et réessaie.',
    reload: 'Recharger',
  },
  lost: {
    title: 'Pas de table ici',
    text: 'Cette adresse mène à un coin vide de la pièce. Il manque peut-être un bout du lien.',
    toStart: 'Retour à l’accueil',
    noServer:
      'Cette copie de Quando n’est faite que de fichiers et n’a pas de serveur pour des tables en ligne. Tout le reste marche, même sans internet.',
  },
});
