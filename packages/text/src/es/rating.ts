import type { RatingWords } from '../rating-words.ts';

export const spanishRating: RatingWords = {
  title: 'Tu nivel de juego',
  hint: 'Según tus partidas contra el ordenador en este dispositivo.',
  league: { title: 'Nivel de juego', hint: 'Según todas las partidas de la liga hasta ahora.' },
  explanation:
    'El ordenador «fácil» tiene 1000. Cuenta el puesto, no la diferencia. El ± indica lo incierto que es todavía el número. No cuentan las partidas con ventaja o con ayudas ni las que acaban antes de los 30 puntos.',
  pools: { '2': 'Entre dos', '3-4': 'Entre tres o cuatro', '5-6': 'Entre cinco o seis' },
  early: (games, needed) => `${games} de ${needed} partidas`,
  points: (points, error) => `${points} puntos, más o menos ${error}`,
  about: (level) => `más o menos tan fuerte como el ordenador «${level}»`,
  between: (lower, upper) => `entre «${lower}» y «${upper}»`,
  below: (level) => `aún no tan fuerte como el ordenador «${level}»`,
  above: (level) => `más fuerte que el ordenador «${level}»`,
  unknown: 'comparación solo entre vosotros',
  games: (games) => (games === 1 ? '1 partida' : `${games} partidas`),
};
