import { counted } from '../counted.ts';
import type { TrainerWords } from '../trainer-words.ts';
import { typesetAll } from './typeset.ts';

const points = counted('fr', { one: 'point', other: 'points' });
const cards = counted('fr', { one: 'carte', other: 'cartes' });
const zeros = counted('fr', { one: 'zéro', other: 'zéros' });
const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('fr');

export const frenchTrainer: TrainerWords = typesetAll<TrainerWords>({
  title: 'Quand frapper ?',
  question: 'Maintenant ?',
  finding: 'On cherche une table',
  playOn: 'Continuer',
  today: 'La question du jour',
  todayDone: 'Demain, une nouvelle question t’attend ici.',
  todayClose: 'Une question serrée : en moyenne, les deux réponses ne diffèrent que d’un point au plus.',
  share: 'Partager la question',
  copied: 'Copié',
  shareText: (date, days) =>
    `Quando, ${date} : frapper maintenant ? J’ai répondu.${days > 1 ? ` ${days} jours de suite.` : ''}`,
  more: 'D’autres questions',
  next: 'Question suivante',
  toTable: 'Voir la table',
  toResult: 'Voir la réponse',
  verdict: {
    right: { knock: 'Oui, mieux vaut frapper.', wait: 'Oui, mieux vaut continuer.' },
    wrong: { knock: 'Mieux vaut frapper.', wait: 'Mieux vaut continuer.' },
    even: 'Les deux se valent.',
    givenAway: (given) => `Ta réponse coûte ${points(given)} de plus en moyenne.`,
  },
  answered: { knock: 'Tu frapperais.', wait: 'Tu continuerais.' },
  alone: 'Tes chances d’avoir le plus petit total si tu frappes',
  costs: { knock: 'Frapper', wait: 'Continuer' },
  playing: 'avec',
  points,
  percent: (share) => percent.format(share),
  give: (error) => `± ${error}`,
  source: (times) =>
    `Points en moyenne quand la manche est jouée ${whole.format(times)} fois jusqu’au bout. L’ordinateur ne sait que ce que tu vois.`,
  reasons: {
    even: ({ sum }) => `Avec ${points(sum)}, cela revient à peu près au même.`,
    'surely-lowest': ({ sum }) => `Tu as ${points(sum)}. Presque personne ne descend aussi bas ici.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} n’a plus que ${cards(held)}. Si tu attends, les autres sont souvent plus rapides.`,
    rival: ({ seat, cards: held }, names) =>
      `${names[seat]} a ${cards(held)} et n’aura sans doute pas plus que toi à la fin.`,
    'small-risk': ({ cost }) =>
      `Même si ça rate, frapper ne coûte que ${points(cost)}. Attendre n’en vaut pas la peine.`,
    risky: ({ cost }) => `Si ça rate, frapper coûte ${points(cost)}. Continuer est plus sûr.`,
    'zeros-near': ({ zeros: held }) =>
      held > 0
        ? `Tu as déjà ${zeros(held)}. Il ne manque pas grand-chose pour n’avoir plus que des zéros, et là, tu ne paies rien.`
        : 'Il ne manque pas grand-chose pour n’avoir plus que des zéros, et là, tu ne paies rien.',
    'one-of-many': ({ others }) =>
      `Parmi les ${others} autres, il y a presque toujours quelqu’un qui finit aussi bas que toi.`,
    'gets-better': ({ sum, later }) =>
      `Tu as ${points(sum)} maintenant. En continuant, on arrive à ${later} en moyenne.`,
  },
  streak: (count) => `${whole.format(count)} de suite`,
  actualGame: {
    show: 'Et en vrai ?',
    title: 'Ce qui s’est vraiment passé',
    warning: 'Voici les vraies cartes. Personne à la table ne les a toutes vues.',
    moment: 'À cet instant',
    realGame: { knock: 'À ta place, on a frappé.', wait: 'À ta place, on a continué.' },
    ending: 'À la fin de la manche',
  },
  history: {
    title: 'Ton flair',
    empty: 'Ici, tu verras si tu trouves souvent le bon moment. Réponds à ta première question.',
    right: 'bonnes réponses',
    ofAll: (right, all) => `${whole.format(right)} sur ${whole.format(all)}`,
    streak: 'bonnes de suite',
    best: 'ta plus longue suite',
    days: 'jours de suite',
    givenAway: 'points offerts par réponse',
    latest: 'Tes dernières réponses',
    latestMark: { right: 'bonne', wrong: 'ratée' },
    chart: 'Combien de fois tu as frappé',
    chartHint: 'Plus tu as de chances, plus la barre devrait être haute.',
    bar: (from, to, knocks, all) => `Chance de ${from} à ${to} : frappé ${knocks} fois sur ${all}`,
    noBar: (from, to) => `Chance de ${from} à ${to} : pas encore de question`,
    chance: 'Chance d’avoir le plus petit total',
    forget: 'Tout oublier',
    forgetSure: 'Oui, oublier',
    keep: 'Garder',
  },
});
