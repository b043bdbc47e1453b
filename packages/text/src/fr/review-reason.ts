import { counted } from '../counted.ts';
import type { ReviewReasonWords } from '../review-reason-words.ts';
import { straightNumbers } from '../straight-numbers.ts';
import { typesetAll } from './typeset.ts';

const points = counted('fr', { one: 'point', other: 'points' });
const cards = counted('fr', { one: 'carte', other: 'cartes' });
const otherCards = counted('fr', { one: 'autre carte', other: 'autres cartes' });
const zeros = counted('fr', { one: 'zéro', other: 'zéros' });
const games = counted('fr', { one: 'partie de plus', other: 'parties de plus' });
const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

const often = (chance: number): string => `${Math.round(chance * 100)} fois sur 100`;
const more = (gain: number): string => `${games(Math.round(gain * 100))} sur 100`;
const average = (mean: number): string => `${number.format(mean)} en moyenne`;

export const frenchReviewReason: ReviewReasonWords = typesetAll<ReviewReasonWords>({
  reasons: {
    'wins-more': ({ gain }) => `Le meilleur coup gagne ${more(gain)}.`,
    'costs-points': ({ points: saved }) =>
      `Dans cette manche, cela coûte environ ${points(Math.round(saved * 10) / 10)} de plus que le meilleur coup.`,
    'knocked-too-early': ({ alone, gain }) =>
      `Tu as frappé trop tôt : tu finis avec le plus petit total, sans égalité, ${often(alone)}. Attendre gagne ${more(gain)}.`,
    rival: ({ seat, cards: held, chance }, names) =>
      `${names[seat]}, avec ${cards(held)}, ne finit pas au-dessus de toi ${often(chance)}.`,
    'costly-knock': ({ sum, cost }) =>
      `Si tu frappes pour rien, tu prends ${points(cost)} : tes ${sum} et les points de pénalité.`,
    'zeros-near': ({ zeros: held, others }) =>
      `Tu n’étais pas loin de n’avoir plus que des zéros : ${zeros(held)} et ${otherCards(others)}.`,
    'missed-knock': ({ sum, alone }) =>
      `Tu pouvais frapper : avec ${points(sum)}, tu finis avec le plus petit total, sans égalité, ${often(alone)}.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} n’a plus que ${cards(held)}. Attendre aide aussi les autres.`,
    'missed-only-zeros': () => 'Tu pouvais finir la manche tout de suite, avec seulement des zéros.',
    'refused-zero': () => 'Tu as laissé un zéro sur la pile. Un zéro ne coûte rien.',
    'threw-away-zero': ({ zeros: given }) => `Tu as jeté ${zeros(given)}. Un zéro ne coûte rien.`,
    'took-known-high': ({ taken, other }) =>
      `Tu as pris le ${taken}, alors que tu connaissais l’autre face : un ${other}.`,
    'took-unseen': ({ up, mean, worse }) =>
      `Tu as pris la face que tu ne connaissais pas. ${often(worse)}, elle dépasse le ${up} ; en moyenne, elle vaut ${number.format(mean)}.`,
    'took-high': ({ up, mean, better }) =>
      `Tu as pris le ${up}. La face que tu ne connaissais pas est plus basse ${often(better)}, ${average(mean)}.`,
    'refused-match': ({ number: left, held }) =>
      `Tu as laissé le ${left}. Tu en avais déjà ${held}, et les valeurs identiques partent ensemble.`,
    'refused-straight': ({ lowest, number: left }) =>
      `Avec le ${left}, tu aurais eu la série ${straightNumbers(lowest)}.`,
    'broke-triplet': ({ number: broken, held }) =>
      `Tu avais ${held} cartes avec un ${broken}, assez pour une triplette, et tu les as séparées.`,
    'broke-pair': ({ number: broken }) =>
      `Tu as séparé tes deux ${broken}. Ensemble, ils partent en un seul coup.`,
    'broke-straight': ({ lowest, number: gone }) =>
      `Sans le ${gone}, ta série ${straightNumbers(lowest)} est perdue.`,
    'kept-triplet': ({ number: kept, others }) =>
      `Tu as gardé trop longtemps ta triplette de ${kept}. Elle donne un gage ${others === 1 ? 'à l’autre' : `aux ${others} autres`}.`,
    'kept-straight': ({ lowest, sum }) =>
      `Ta série ${straightNumbers(lowest)} enlevait ${points(sum)} d’un coup.`,
    'kept-pair': ({ number: kept, sum }) => `Tes deux ${kept} enlevaient ${points(sum)} d’un coup.`,
    'spoiled-triplet': ({ number: third }) =>
      `Le troisième ${third} était sur la pile de pioche. Avec tes deux, cela faisait une triplette.`,
    'spoiled-straight': ({ lowest, number: third }) =>
      `Il y avait un ${third} sur la pile de pioche. Avec lui, tu aurais eu la série ${straightNumbers(lowest)}.`,
    'spoiled-pair': ({ number: second }) =>
      `Il y avait un autre ${second} sur la pile de pioche. Les valeurs identiques partent ensemble.`,
    'shed-less': ({ shed, possible }) =>
      `Tu as enlevé ${points(shed)}. Le meilleur coup en enlève ${possible}.`,
    'played-fewer': ({ cards: played, possible }) =>
      `Tu as joué ${cards(played)}. Avec ${possible} d’un coup, ta main devient plus petite.`,
    'turned-wrong-zero': ({ back, other }) =>
      `Tu savais ce qu’il y a derrière : ici un ${back}, derrière l’autre zéro seulement un ${other}.`,
    'turned-known-high': ({ back, mean }) =>
      `Tu connaissais le ${back} derrière ce zéro. Derrière l’autre, c’est ${average(mean)}.`,
    'turned-unseen-zero': ({ back, mean }) =>
      `Tu ne savais pas ce qu’il y a derrière ce zéro : ${average(mean)}. Derrière l’autre, tu connaissais le ${back}.`,
    passed: ({ sum, left }) => `Tu as passé avec ${points(sum)}. En jouant, il t’en restait ${left}.`,
    'should-have-passed': ({ sum, later }) =>
      `Tu avais ${points(sum)}. Après un coup, c’est ${average(later)} : mieux vaut passer.`,
  },
});
