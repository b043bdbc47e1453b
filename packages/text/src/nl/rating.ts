import type { RatingWords } from '../rating-words.ts';

export const dutchRating: RatingWords = {
  title: 'Jouw speelsterkte',
  hint: 'Uit je spellen tegen de computer op dit apparaat.',
  league: { title: 'Speelsterkte', hint: 'Uit alle spellen van de competitie tot nu toe.' },
  explanation:
    'De computer op “makkelijk” heeft 1000. Je plaats telt, niet het verschil. De ± zegt hoe onzeker het getal nog is. Spellen met voorsprong of hulp en spellen tot minder dan 30 punten tellen niet mee.',
  pools: { '2': 'Met zijn tweeën', '3-4': 'Met drie of vier', '5-6': 'Met vijf of zes' },
  early: (games, needed) => `${games} van ${needed} spellen`,
  points: (points, error) => `${points} punten, plus of min ${error}`,
  about: (level) => `ongeveer zo sterk als de computer op “${level}”`,
  between: (lower, upper) => `tussen “${lower}” en “${upper}”`,
  below: (level) => `nog niet zo sterk als de computer op “${level}”`,
  above: (level) => `sterker dan de computer op “${level}”`,
  unknown: 'alleen onderling vergeleken',
  games: (games) => (games === 1 ? '1 spel' : `${games} spellen`),
};
