import { counted } from '../counted.ts';
import type { ReviewReasonWords } from '../review-reason-words.ts';
import { straightNumbers } from '../straight-numbers.ts';

const points = counted('es', { one: 'punto', other: 'puntos' });
const cards = counted('es', { one: 'carta', other: 'cartas' });
const otherCards = counted('es', { one: 'carta más', other: 'cartas más' });
const zeros = counted('es', { one: 'cero', other: 'ceros' });
const times = counted('es', { one: 'vez', other: 'veces' });
const games = counted('es', { one: 'partida más', other: 'partidas más' });
const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

const often = (chance: number): string => `${times(Math.round(chance * 100))} de cada 100`;
const more = (gain: number): string => `${games(Math.round(gain * 100))} de cada 100`;
const average = (mean: number): string => `${number.format(mean)} de media`;

export const spanishReviewReason: ReviewReasonWords = {
  reasons: {
    'wins-more': ({ gain }) => `La mejor jugada gana ${more(gain)}.`,
    'costs-points': ({ points: saved }) =>
      `En esta ronda te cuesta alrededor de ${points(Math.round(saved * 10) / 10)} más que la mejor jugada.`,
    'knocked-too-early': ({ alone, gain }) =>
      `Golpeaste demasiado pronto: al final tienes menos que todos los demás ${often(alone)}. Esperar gana ${more(gain)}.`,
    rival: ({ seat, cards: held, chance }, names) =>
      `${names[seat]}, con ${cards(held)}, acaba con tanto o menos que tú ${often(chance)}.`,
    'costly-knock': ({ sum, cost }) =>
      `Si el golpe sale mal, te llevas ${points(cost)}: tus ${sum} y los puntos de penalización.`,
    'zeros-near': ({ zeros: held, others }) =>
      `Faltaba poco para tener solo ceros: tenías ${zeros(held)} y ${otherCards(others)}.`,
    'missed-knock': ({ sum, alone }) =>
      `Podías golpear: con ${points(sum)}, al final tienes menos que todos los demás ${often(alone)}.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} ya solo tiene ${cards(held)}. Esperar también ayuda a los demás.`,
    'missed-only-zeros': () => 'Podías acabar la ronda al momento, solo con ceros.',
    'refused-zero': () => 'Dejaste un cero en el mazo. Un cero no cuesta nada.',
    'threw-away-zero': ({ zeros: given }) => `Soltaste ${zeros(given)}. Un cero no cuesta nada.`,
    'took-known-high': ({ taken, other }) =>
      `Te llevaste el ${taken}, aunque conocías el otro lado: un ${other}.`,
    'took-unseen': ({ up, mean, worse }) =>
      `Te llevaste el lado que no conocías. ${often(worse)} es más alto que el ${up}; de media vale ${number.format(mean)}.`,
    'took-high': ({ up, mean, better }) =>
      `Te llevaste el ${up}. El lado que no conocías es más bajo ${often(better)}, ${average(mean)}.`,
    'refused-match': ({ number: left, held }) =>
      `Dejaste el ${left}. Ya tenías ${held}, y los números iguales se juegan juntos.`,
    'refused-straight': ({ lowest, number: left }) =>
      `Con el ${left} habrías tenido la escalera ${straightNumbers(lowest)}.`,
    'broke-triplet': ({ number: broken, held }) =>
      `Tenías ${held} cartas con un ${broken}, bastantes para un trío de números, y las separaste.`,
    'broke-pair': ({ number: broken }) =>
      `Separaste tus dos cartas con un ${broken}. Juntas salen de una vez.`,
    'broke-straight': ({ lowest, number: gone }) =>
      `Sin el ${gone} se pierde tu escalera ${straightNumbers(lowest)}.`,
    'kept-triplet': ({ number: kept, others }) =>
      `Guardaste demasiado tu trío de números con el ${kept}. Supone una acción de castigo para ${others === 1 ? 'la otra persona' : `los otros ${others}`}.`,
    'kept-straight': ({ lowest, sum }) =>
      `Con tu escalera ${straightNumbers(lowest)} te librabas de ${points(sum)} de una vez.`,
    'kept-pair': ({ number: kept, sum }) =>
      `Con tus dos cartas con un ${kept} te librabas de ${points(sum)} de una vez.`,
    'spoiled-triplet': ({ number: third }) =>
      `El tercer ${third} estaba en el mazo. Con tus dos habría sido un trío de números.`,
    'spoiled-straight': ({ lowest, number: third }) =>
      `En el mazo había un ${third}. Con él habrías tenido la escalera ${straightNumbers(lowest)}.`,
    'spoiled-pair': ({ number: second }) =>
      `En el mazo había otro ${second}. Los números iguales se juegan juntos.`,
    'shed-less': ({ shed, possible }) => `Soltaste ${points(shed)}. La mejor jugada suelta ${possible}.`,
    'played-fewer': ({ cards: played, possible }) =>
      `Jugaste ${cards(played)}. Con ${possible} de una vez tu mano se hace más pequeña.`,
    'turned-wrong-zero': ({ back, other }) =>
      `Sabías qué hay detrás: aquí un ${back}, detrás del otro cero solo un ${other}.`,
    'turned-known-high': ({ back, mean }) =>
      `Conocías el ${back} que hay detrás de este cero. Detrás del otro hay ${average(mean)}.`,
    'turned-unseen-zero': ({ back, mean }) =>
      `No sabías qué hay detrás de este cero: ${average(mean)}. Detrás del otro conocías el ${back}.`,
    passed: ({ sum, left }) => `Pasaste con ${points(sum)}. Jugando te habrían quedado ${left}.`,
    'should-have-passed': ({ sum, later }) =>
      `Tenías ${points(sum)}. Tras una jugada son ${average(later)}: mejor pasar.`,
  },
};
