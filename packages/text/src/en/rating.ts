import type { RatingWords } from '../rating-words.ts';

export const englishRating: RatingWords = {
  title: 'Your strength',
  hint: 'From your games against the computer on this device.',
  league: { title: 'Strength', hint: 'From all the league’s games so far.' },
  explanation:
    'The computer at “easy” has 1000. Your place counts, not the margin. The ± shows how uncertain the number still is. Games with head starts or help, and games to fewer than 30 points, do not count.',
  pools: { '2': 'Two players', '3-4': 'Three or four players', '5-6': 'Five or six players' },
  early: (games, needed) => `${games} of ${needed} games`,
  points: (points, error) => `${points} points, give or take ${error}`,
  about: (level) => `about as strong as the computer at “${level}”`,
  between: (lower, upper) => `between “${lower}” and “${upper}”`,
  below: (level) => `not yet as strong as the computer at “${level}”`,
  above: (level) => `stronger than the computer at “${level}”`,
  unknown: 'only compared with each other',
  games: (games) => (games === 1 ? '1 game' : `${games} games`),
};
