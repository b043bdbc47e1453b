import type { RatingWords } from '../rating-words.ts';

export const germanRating: RatingWords = {
  title: 'Deine Spielstärke',
  hint: 'Aus deinen Spielen gegen den Computer auf diesem Gerät.',
  league: { title: 'Spielstärke', hint: 'Aus allen bisherigen Spielen der Liga.' },
  explanation:
    'Der Computer auf „leicht“ hat 1000. Es zählt der Platz, nicht der Abstand. Das ± sagt, wie unsicher die Zahl noch ist. Spiele mit Vorsprung oder Hilfen und Spiele, die vor 30 Punkten enden, zählen nicht.',
  pools: { '2': 'Zu zweit', '3-4': 'Zu dritt und zu viert', '5-6': 'Zu fünft und zu sechst' },
  early: (games, needed) => `${games} von ${needed} Spielen`,
  points: (points, error) => `${points} Punkte, plus oder minus ${error}`,
  about: (level) => `etwa so stark wie der Computer auf „${level}“`,
  between: (lower, upper) => `zwischen „${lower}“ und „${upper}“`,
  below: (level) => `noch nicht so stark wie der Computer auf „${level}“`,
  above: (level) => `stärker als der Computer auf „${level}“`,
  unknown: 'nur untereinander verglichen',
  games: (games) => (games === 1 ? '1 Spiel' : `${games} Spiele`),
};
