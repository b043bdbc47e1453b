import type { AppWords } from '../app-words.ts';
import { counted, listed } from '../counted.ts';
import type { Person } from '../person.ts';
import { typesetAll } from './typeset.ts';

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

export const frenchApp: AppWords = typesetAll({
  you: 'Toi',
  back: 'Retour',
  close: 'Fermer',
  menu: 'Menu',
  language: 'Langue',
  privacy: 'Confidentialité',
  start: {
    title: 'Quando, le jeu de cartes à deux nombres par carte',
    motto: 'Chaque carte a deux nombres. Tu n’en vois qu’un.',
    playNow: 'Jouer',
    against: (names) => `contre ${names}`,
    opponents: 'Choisir ses adversaires',
    opponentsHint: 'De un à cinq ordinateurs',
    pass: 'Jouer à tour de rôle',
    passHint: 'Un appareil pour tous',
    sheet: 'Feuille de points',
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
    masterHint:
      'Le champion a appris en jouant des millions de parties contre lui-même. Il se télécharge une seule fois (1 Mo), puis il reste ici.',
    masterComing: 'Le champion arrive…',
    noMaster:
      'Le champion n’est pas encore sur cet appareil et ne peut pas être téléchargé pour le moment. Connecte-toi une fois, ou choisis un autre niveau.',
    level: 'Son niveau',
    addComputer: 'Ajouter un ordinateur',
    addPerson: 'Ajouter quelqu’un',
    change: (name) => `Modifier ${name}`,
    remove: (name) => `${name} quitte la table`,
    name: 'Nom',
    avatar: 'Avatar',
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
    begin: (players) => `Commencer à ${players}`,
    nameless: (place) => `Joueur ${place}`,
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
    hidden: 'Toutes les cartes sont couvertes. Personne ne les voit tant que tu ne touches pas l’écran.',
    iAm: (name) => `C’est moi, ${name}`,
    since: 'Depuis la dernière fois',
    toCards: 'Voir mes cartes',
    passOn: (name) => `Passer à ${name}`,
  },
  game: {
    round: (round) => `Manche ${round}`,
    target: (target) => `jusqu’à ${target} points`,
    log: 'Ce qui s’est passé',
    logEmpty: 'Rien encore dans cette manche.',
    toStart: 'Quitter la table',
    hurry: 'Ne pas attendre',
    hint: 'Que ferais-tu ?',
    opening: 'On met la table',
    gone: 'Cette partie n’est pas ici',
    goneText: 'Elle a été retirée, ou jouée sur un autre appareil.',
    elsewhere: 'Tu joues dans un autre onglet',
    elsewhereText: 'Une partie se joue dans un seul onglet à la fois.',
    playHere: 'Jouer ici',
    outOfDate: 'La table avait déjà avancé. Voici où elle en est.',
    notKept: 'Ce coup n’a pas pu être enregistré, il ne compte pas. Essaie encore.',
  },
  reveal: {
    title: (round) => `La manche ${round} est finie`,
    skip: 'Tout montrer',
    again: 'Revoir',
    deal: (round) => `Distribuer la manche ${round}`,
    toResult: 'Qui gagne ?',
    totals: 'Totaux',
    knocked: 'a frappé',
    sum: 'Somme',
    knockRight: (who) => `${does(who, 'as', 'a')} frappé au bon moment !`,
    knockTied: (who) => `Égalité. ${does(who, 'as', 'a')} frappé trop tôt !`,
    knockBeaten: (who) => `Quelqu’un a moins. ${does(who, 'as', 'a')} frappé trop tôt !`,
    zeros: (who) => `Rien que des zéros ! ${does(who, 'termines', 'termine')} la manche.`,
    leads: (who, points) => `${together(who, leads)} avec ${pointsOf(points)}.`,
  },
  end: {
    title: (count) => `Après ${rounds(count)}`,
    won: (who) => `${together(who, wins)} !`,
    with: (points) => `Avec ${pointsOf(points)}, moins que tous les autres.`,
    withEach: (points) => `Avec ${pointsOf(points)} chacun.`,
    chart: 'Totaux par manche',
    ends: (target) => `Fin de la partie à ${target}`,
    reached: (target) => `a atteint ${target}`,
    round: 'Manche',
    lastRound: 'Les dernières mains',
    again: 'Encore une partie',
  },
  settings: {
    title: 'Réglages',
    groups: { room: 'La pièce', loud: 'Sons et vibration', table: 'À la table', hand: 'Tes cartes' },
    theme: 'Lumière',
    themes: { system: 'comme l’appareil', day: 'jour', night: 'nuit' },
    browserLanguage: 'comme le navigateur',
    sounds: 'Sons',
    speech: 'Annoncer à voix haute',
    speechHint: 'Une voix dit à qui c’est le tour, qui frappe et quand il y a une triplette.',
    vibration: 'Vibration',
    motion: 'Mouvement',
    motions: { system: 'comme l’appareil', full: 'complet', reduced: 'calme' },
    speed: 'Rythme',
    speeds: { slow: 'lent', normal: 'normal', fast: 'rapide', instant: 'immédiat' },
    confirmations: 'Demander avant que ça compte',
    confirmationsHint: 'Il faut toucher une fois de plus avant de jouer, de retourner ou de frapper.',
    cardSize: 'Taille des cartes',
    cardSizes: { normal: 'normale', large: 'grande' },
    sortHand: 'Ordre de ta main',
    sortings: { number: 'par nombre', drawn: 'comme piochées' },
    botTalk: 'Les ordinateurs parlent',
    botTalkHint: 'De temps en temps, un petit mot. Ils ne trahissent jamais une carte.',
    leftHanded: 'Pour les gauchers',
    leftHandedHint: 'Le bouton principal passe à gauche.',
    memoryHelp: 'Aider ma mémoire',
    memoryHelpHint: 'Les cartes montrent aussi les faces que tu as déjà vues.',
  },
  help: {
    title: 'Aide et touches',
    rules: 'Le jeu en bref',
    keys: 'Touches',
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
    keyNames: { enter: 'Entrée', escape: 'Échap', arrows: 'Flèches' },
  },
  notices: {
    install: 'Mets Quando sur ton écran d’accueil. Il marche aussi sans réseau.',
    installNow: 'Installer',
    later: 'Pas maintenant',
    update: 'Une nouvelle version est prête.',
    updateNow: 'Mettre à jour',
    understood: 'D’accord',
    damaged: 'Une partie enregistrée était illisible. Elle est mise de côté, tout le reste va bien.',
    unavailable: 'Ce navigateur ne garde rien. Les parties durent tant que la page reste ouverte.',
    masterAway:
      'Le champion n’a pas pu venir. Un ordinateur fort le remplace, jusqu’à ce que tu ouvres cette partie en ligne.',
    broken: 'Quelque chose s’est mal passé chez nous. Tes parties sont en sûreté.',
    reload: 'Recharger',
  },
  lost: {
    title: 'Pas de table ici',
    text: 'Cette adresse mène à un coin vide de la pièce. Il lui manque peut-être la fin.',
    toStart: 'Retour à l’accueil',
  },
});
