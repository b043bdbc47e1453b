import { counted } from '../counted.ts';
import type { RatingWords } from '../rating-words.ts';

const partite = counted('it', { one: 'partita', other: 'partite' });

export const italianRating: RatingWords = {
  title: 'La tua forza di gioco',
  hint: 'Dalle tue partite contro il computer su questo dispositivo.',
  league: { title: 'Forza di gioco', hint: 'Da tutte le partite della lega finora.' },
  explanation:
    'Il computer «facile» vale 1000. Conta il posto, non il distacco. Il ± dice quanto il numero è ancora incerto. Le partite con vantaggio o con aiuti e quelle che finiscono prima dei 30 punti non contano.',
  pools: { '2': 'In due', '3-4': 'In tre o quattro', '5-6': 'In cinque o sei' },
  early: (games, needed) => `${partite(games)} su ${needed}`,
  points: (points, error) => `${points} punti, più o meno ${error}`,
  about: (level) => `forte più o meno come il computer «${level}»`,
  between: (lower, upper) => `tra «${lower}» e «${upper}»`,
  below: (level) => `non ancora forte come il computer «${level}»`,
  above: (level) => `più forte del computer «${level}»`,
  unknown: 'confronto solo tra voi',
  games: partite,
};
