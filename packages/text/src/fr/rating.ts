import type { RatingWords } from '../rating-words.ts';

export const frenchRating: RatingWords = {
  title: 'Ton niveau de jeu',
  hint: 'D’après tes parties contre l’ordinateur sur cet appareil.',
  league: { title: 'Niveau de jeu', hint: 'D’après toutes les parties de la ligue jusqu’ici.' },
  explanation:
    'Facile vaut 1000. C’est la place qui compte, pas l’écart. Le ± dit à quel point le nombre est encore incertain. Les parties avec avance ou avec aides et les parties en moins de 30 points ne comptent pas.',
  pools: { '2': 'À deux', '3-4': 'À trois ou quatre', '5-6': 'À cinq ou six' },
  early: (games, needed) => `${games} parties sur ${needed}`,
  points: (points, error) => `${points} points, plus ou moins ${error}`,
  about: (level) => `à peu près aussi fort que l’ordinateur « ${level} »`,
  between: (lower, upper) => `entre « ${lower} » et « ${upper} »`,
  below: (level) => `pas encore aussi fort que l’ordinateur « ${level} »`,
  above: (level) => `plus fort que l’ordinateur « ${level} »`,
  unknown: 'comparé seulement entre vous',
  games: (games) => (games === 1 ? '1 partie' : `${games} parties`),
};
