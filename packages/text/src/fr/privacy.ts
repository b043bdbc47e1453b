import { counted } from '../counted.ts';
import type { PrivacyWords } from '../privacy-words.ts';
import { typesetAll } from './typeset.ts';

const days = counted('fr', { one: 'jour', other: 'jours' });
const tables = counted('fr', { one: 'table', other: 'tables' });

export const frenchPrivacy: PrivacyWords = typesetAll({
  title: 'Confidentialité',
  device: {
    title: 'Sur cet appareil',
    lines: [
      'Les réglages, les parties sur cet appareil, les feuilles de points et ton entraînement restent ici. Aucun serveur ne les reçoit.',
      'Pour jouer en ligne, l’appareil garde ton nom, la liste de tes tables et une clé pour chaque place.',
      'Tout cela reste jusqu’à ce que tu l’effaces ici, ou que tu effaces les données de ce site dans ton navigateur.',
    ],
  },
  server: {
    title: 'Sur le serveur',
    lines: [
      'Il garde ce que tu fais en ligne : ton nom et ton avatar à chaque table, ce qui a été joué et quand, et un nombre qui y représente ton appareil.',
      'Ton adresse réseau n’est qu’en mémoire vive, contre les abus, tant que tu es là et jusqu’à 20 minutes de plus.',
      'Si tu veux qu’on te prévienne quand c’est ton tour, il garde aussi l’adresse où ton navigateur reçoit ces messages, avec ses clés : jusqu’à ce que tu y renonces, ou aussi longtemps que la table.',
      'À une table publique, il garde aussi, jusqu’à dix minutes après le dernier coup, un nombre qui représente ton appareil à ces tables, qui tu as bloqué et ton adresse réseau.',
      'Si quelqu’un t’y signale, il garde ton nom, ce nombre, une empreinte de ton adresse réseau, la table et le motif jusqu’à ce que le signalement soit traité, 30 jours au plus. Si on t’écarte, il garde ce nombre et les empreintes de tes adresses réseau jusqu’à la fin de cette mesure, 90 jours au plus.',
      'Dans une ligue, il garde les noms de ses membres et les résultats de leurs parties. Quiconque a le lien de la ligue peut les lire.',
      'Des huit manches qu’il classe, il garde comment tu as joué chacune, sans ton nom ; seules les huit d’un lien montrent ton nom à côté de ton résultat. Il garde cela aussi longtemps qu’une ligue.',
    ],
    finished: (count) => `Une table est effacée ${days(count)} après la fin de sa partie.`,
    unfinished: (count) => `Toute autre table est effacée ${days(count)} après le dernier coup.`,
    leagues: (count) => `Une ligue est effacée ${days(count)} après sa dernière entrée.`,
    unknown: 'La durée pendant laquelle il garde les tables s’affiche ici dès qu’il répond.',
  },
  others: {
    title: 'Qui d’autre en sait quelque chose',
    lines: [
      'Avec le lien d’une table, on y voit les noms. Qui tient le serveur peut lire ce qu’il garde.',
      'Pas de compte, pas de cookie, pas de publicité, pas de mesure d’audience. Cette page ne charge rien d’ailleurs.',
      'Un tel message passe par le service de qui fabrique ton navigateur. Il est chiffré et ne dit ni noms ni cartes ; le service apprend seulement qu’il a été envoyé.',
    ],
  },
  imprint: 'Qui gère ce serveur (mentions légales)',
  erasure: {
    title: 'Tout effacer en ligne',
    lines: [
      'Ton nom disparaît de toutes les tables, des ligues et des huit manches classées que cet appareil connaît sur ce serveur. Si quelqu’un d’autre t’a fait entrer dans une ligue, seule cette personne ou celle qui a créé la ligue peut le faire. Là où d’autres jouent, tu deviens « N. N. » et un ordinateur continue pour toi. Les tables où tu étais sans personne d’autre sont effacées.',
      'Ensuite, ton nom et tes tables sont retirés de cet appareil. Tes autres parties restent.',
    ],
    start: 'Effacer mes tables et mon nom',
    nothing: 'Cet appareil n’a ni table ni nom pour jouer en ligne. Il n’y a rien à effacer.',
    question: 'Effacer pour de bon ?',
    tables: (count) => `Tu perds ta place à ${tables(count)}. On ne peut pas revenir en arrière.`,
    sure: 'Oui, effacer',
    keep: 'Garder',
    busy: 'On efface…',
    done: 'Tes tables et ton nom sont effacés.',
    unreachable:
      'Le serveur ne répond pas, tout n’est donc pas encore effacé. Ta liste est toujours là : réessaie plus tard.',
    tooMany: 'C’était beaucoup à la fois. Réessaie dans une minute.',
  },
  plainFiles: {
    title: 'Sur cet appareil',
    lines: [
      'Les réglages, les parties, les feuilles de points et ton entraînement restent sur cet appareil. Personne ne les reçoit.',
      'Tout cela reste jusqu’à ce que tu effaces les données de cette page dans ton navigateur.',
      'Pas de compte, pas de cookie, pas de publicité, pas de mesure d’audience. Cette page ne charge rien d’ailleurs. Qui tient l’hébergement peut noter quels fichiers sont demandés, quand et depuis quelle adresse réseau.',
    ],
  },
});
