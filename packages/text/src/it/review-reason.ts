import { counted } from '../counted.ts';
import type { ReviewReasonWords } from '../review-reason-words.ts';
import { straightNumbers } from '../straight-numbers.ts';
import { one, the } from './card-number.ts';

const points = counted('it', { one: 'punto', other: 'punti' });
const cards = counted('it', { one: 'carta', other: 'carte' });
const otherCards = counted('it', { one: 'altra carta', other: 'altre carte' });
const zeros = counted('it', { one: 'zero', other: 'zeri' });
const times = counted('it', { one: 'volta', other: 'volte' });
const games = counted('it', { one: 'partita in più', other: 'partite in più' });
const number = new Intl.NumberFormat('it', { maximumFractionDigits: 1 });

const often = (chance: number): string => `${times(Math.round(chance * 100))} su 100`;
const more = (gain: number): string => `${games(Math.round(gain * 100))} su 100`;
const average = (mean: number): string => `in media ${number.format(mean)}`;

export const italianReviewReason: ReviewReasonWords = {
  reasons: {
    'wins-more': ({ gain }) => `La scelta migliore vince ${more(gain)}.`,
    'costs-points': ({ points: saved }) =>
      `In questo turno ti costa circa ${points(Math.round(saved * 10) / 10)} più della scelta migliore.`,
    'knocked-too-early': ({ alone, gain }) =>
      `Hai bussato troppo presto: alla fine hai meno di tutti gli altri ${often(alone)}. Aspettando vinci ${more(gain)}.`,
    rival: ({ seat, cards: held, chance }, names) =>
      `${names[seat]}, con ${cards(held)}, alla fine non ha più di te ${often(chance)}.`,
    'costly-knock': ({ sum, cost }) =>
      `Se bussi e va male, prendi ${points(cost)}: i tuoi ${sum} e i punti di penalità.`,
    'zeros-near': ({ zeros: held, others }) =>
      `Mancava poco ad avere solo zeri: avevi ${zeros(held)} e ${otherCards(others)}.`,
    'missed-knock': ({ sum, alone }) =>
      `Potevi bussare: con ${points(sum)} alla fine hai meno di tutti gli altri ${often(alone)}.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} ormai ha solo ${cards(held)}. Aspettare aiuta anche gli altri.`,
    'missed-only-zeros': () => 'Potevi finire subito il turno, con solo zeri.',
    'refused-zero': () => 'Hai lasciato lì uno zero. Uno zero non costa niente.',
    'threw-away-zero': ({ zeros: given }) => `Hai dato via ${zeros(given)}. Uno zero non costa niente.`,
    'took-known-high': ({ taken, other }) =>
      `Hai preso ${the(taken)}, ma conoscevi l’altro lato: ${one(other)}.`,
    'took-unseen': ({ up, mean, worse }) =>
      `Hai preso il lato che non conoscevi. ${often(worse)} supera ${the(up)}; in media vale ${number.format(mean)}.`,
    'took-high': ({ up, mean, better }) =>
      `Hai preso ${the(up)}. Il lato che non conoscevi è più basso ${often(better)}, ${average(mean)}.`,
    'refused-match': ({ number: left, held }) =>
      `Hai lasciato ${the(left)}. Ne avevi già ${held}, e i numeri uguali si giocano insieme.`,
    'refused-straight': ({ lowest, number: left }) =>
      `Con ${the(left)} avresti avuto la scala ${straightNumbers(lowest)}.`,
    'broke-triplet': ({ number: broken, held }) =>
      `Avevi ${held} carte con ${the(broken)}, abbastanza per una terna di numeri, e le hai separate.`,
    'broke-pair': ({ number: broken }) =>
      `Hai separato le tue due carte con ${the(broken)}. Insieme vanno via in un colpo solo.`,
    'broke-straight': ({ lowest, number: gone }) =>
      `Senza ${the(gone)} la tua scala ${straightNumbers(lowest)} non c’è più.`,
    'kept-triplet': ({ number: kept, others }) =>
      `Hai tenuto troppo a lungo la tua terna con ${the(kept)}. Costa un’azione punitiva ${others === 1 ? 'a chi gioca con te' : `a tutti e ${others} gli altri`}.`,
    'kept-straight': ({ lowest, sum }) =>
      `Con la tua scala ${straightNumbers(lowest)} ti liberavi di ${points(sum)} in un colpo solo.`,
    'kept-pair': ({ number: kept, sum }) =>
      `Con le tue due carte con ${the(kept)} ti liberavi di ${points(sum)} in un colpo solo.`,
    'spoiled-triplet': ({ number: third }) =>
      `Sul mazzo c’era il terzo ${third}. Con i tuoi due diventava una terna di numeri.`,
    'spoiled-straight': ({ lowest, number: third }) =>
      `Sul mazzo c’era ${one(third)}. Con quello avresti avuto la scala ${straightNumbers(lowest)}.`,
    'spoiled-pair': ({ number: second }) =>
      `Sul mazzo c’era un altro ${second}. I numeri uguali si giocano insieme.`,
    'shed-less': ({ shed, possible }) =>
      `Hai tolto ${points(shed)}. La scelta migliore ne toglie ${possible}.`,
    'played-fewer': ({ cards: played, possible }) =>
      `Hai giocato ${cards(played)}. Con ${possible} in una volta te ne restano meno.`,
    'turned-wrong-zero': ({ back, other }) =>
      `Sapevi che cosa c’è dietro: qui ${one(back)}, dietro l’altro zero solo ${one(other)}.`,
    'turned-known-high': ({ back, mean }) =>
      `Dietro questo zero sapevi che c’è ${one(back)}. Dietro l’altro c’è ${average(mean)}.`,
    'turned-unseen-zero': ({ back, mean }) =>
      `Non sapevi che cosa c’è dietro questo zero: ${average(mean)}. Dietro l’altro sapevi che c’è ${one(back)}.`,
    passed: ({ sum, left }) => `Hai passato con ${points(sum)}. Giocando te ne restavano ${left}.`,
    'should-have-passed': ({ sum, later }) =>
      `Avevi ${points(sum)}. Dopo un’altra mano sono ${average(later)}: meglio passare.`,
  },
};
