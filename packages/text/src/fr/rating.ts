import { counted } from '../counted.ts';
import type { RatingWords } from '../rating-words.ts';
import { typesetAll } from './typeset.ts';

const parties = counted('fr', { one: 'partie', other: 'parties' });

export const frenchRating: RatingWords = typesetAll<RatingWords>({
  title: 'Ton niveau de jeu',
  hint: 'D’après tes parties contre l’ordinateur sur cet appareil.',
  league: { title: 'Niveau de jeu', hint: 'D’après toutes les parties de la ligue jusqu’ici.' },
  explanation:
    'L’ordinateur « facile » vaut 1000. C’est la place qui compte, pas l’écart. Le ± dit à quel point le nombre est encore incertain. Les parties avec avance ou avec aides et celles qui finissent avant 30 points ne comptent pas.',
  pools: { '2': 'À deux', '3-4': 'À trois ou quatre', '5-6': 'À cinq ou six' },
  early: (games, needed) => `${parties(games)} sur ${needed}`,
  points: (points, error) => `${points} points, plus ou moins ${error}`,
  about: (level) => `à peu près le niveau de l’ordinateur « ${level} »`,
  between: (lower, upper) => `entre « ${lower} » et « ${upper} »`,
  below: (level) => `pas encore le niveau de l’ordinateur « ${level} »`,
  above: (level) => `au-dessus de l’ordinateur « ${level} »`,
  unknown: 'comparaison entre vous seulement',
  games: parties,
});
