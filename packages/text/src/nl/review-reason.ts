import { counted } from '../counted.ts';
import type { ReviewReasonWords } from '../review-reason-words.ts';
import { straightNumbers } from '../straight-numbers.ts';

const points = counted('nl', { one: 'punt', other: 'punten' });
const cards = counted('nl', { one: 'kaart', other: 'kaarten' });
const otherCards = counted('nl', { one: 'andere kaart', other: 'andere kaarten' });
const zeros = counted('nl', { one: 'nul', other: 'nullen' });
const number = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });

const often = (chance: number): string => `${Math.round(chance * 100)} van de 100 keer`;
const more = (gain: number): string => `${Math.round(gain * 100)} van de 100 spellen meer`;
const average = (mean: number): string => `gemiddeld ${number.format(mean)}`;

export const dutchReviewReason: ReviewReasonWords = {
  reasons: {
    'wins-more': ({ gain }) => `De betere zet wint ${more(gain)}.`,
    'costs-points': ({ points: saved }) =>
      `In deze ronde kost dit ongeveer ${points(Math.round(saved * 10) / 10)} meer dan de betere zet.`,
    'knocked-too-early': ({ alone, gain }) =>
      `Te vroeg geklopt: je hebt aan het eind ${often(alone)} minder dan alle anderen. Wachten wint ${more(gain)}.`,
    rival: ({ seat, cards: held, chance }, names) =>
      `${names[seat]} met ${cards(held)} eindigt ${often(chance)} niet hoger dan jij.`,
    'costly-knock': ({ sum, cost }) =>
      `Mislukt het kloppen, dan krijg je ${points(cost)}: jouw ${sum} en de strafpunten.`,
    'zeros-near': ({ zeros: held, others }) =>
      `Je had bijna alleen nog nullen: ${zeros(held)} en ${otherCards(others)}.`,
    'missed-knock': ({ sum, alone }) =>
      `Je had kunnen kloppen: met ${points(sum)} heb je aan het eind ${often(alone)} minder dan alle anderen.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} heeft nog maar ${cards(held)}. Wachten helpt ook de anderen.`,
    'missed-only-zeros': () => 'Je had de ronde meteen kunnen beëindigen, met alleen nog nullen.',
    'refused-zero': () => 'Je hebt een nul laten liggen. Een nul kost niets.',
    'threw-away-zero': ({ zeros: given }) => `Je hebt ${zeros(given)} weggegeven. Een nul kost niets.`,
    'took-known-high': ({ taken, other }) =>
      `Je nam de ${taken}, terwijl je de andere kant kende: een ${other}.`,
    'took-unseen': ({ up, mean, worse }) =>
      `Je nam de kant die je niet kende. Die is ${often(worse)} hoger dan de ${up}, ${average(mean)}.`,
    'took-high': ({ up, mean, better }) =>
      `Je nam de ${up}. De kant die je niet kende is ${often(better)} lager, ${average(mean)}.`,
    'refused-match': ({ number: left, held }) =>
      `Je liet de ${left} liggen. Je had er al ${held}, en gelijke getallen gaan samen weg.`,
    'refused-straight': ({ lowest, number: left }) =>
      `Met de ${left} had je de straat ${straightNumbers(lowest)} gehad.`,
    'broke-triplet': ({ number: broken, held }) =>
      `Je had ${held} kaarten met een ${broken}, genoeg voor een getallendrieling, en haalde ze uit elkaar.`,
    'broke-pair': ({ number: broken }) =>
      `Je haalde je twee kaarten met een ${broken} uit elkaar. Samen gaan ze in één keer weg.`,
    'broke-straight': ({ lowest, number: gone }) =>
      `Zonder de ${gone} is je straat ${straightNumbers(lowest)} weg.`,
    'kept-triplet': ({ number: kept, others }) =>
      `Je hield je getallendrieling met de ${kept} te lang vast. Die geeft ${others === 1 ? 'de ander' : `alle ${others} anderen`} een strafactie.`,
    'kept-straight': ({ lowest, sum }) =>
      `Met je straat ${straightNumbers(lowest)} was je ${points(sum)} in één keer kwijt.`,
    'kept-pair': ({ number: kept, sum }) =>
      `Met je twee kaarten met een ${kept} was je ${points(sum)} in één keer kwijt.`,
    'spoiled-triplet': ({ number: third }) =>
      `De derde ${third} lag op de trekstapel. Met jouw twee was het een getallendrieling geworden.`,
    'spoiled-straight': ({ lowest, number: third }) =>
      `Op de trekstapel lag een ${third}. Daarmee had je de straat ${straightNumbers(lowest)} gehad.`,
    'spoiled-pair': ({ number: second }) =>
      `Op de trekstapel lag nog een ${second}. Gelijke getallen gaan samen weg.`,
    'shed-less': ({ shed, possible }) =>
      `Je raakte ${points(shed)} kwijt. Met de betere zet zijn het er ${possible}.`,
    'played-fewer': ({ cards: played, possible }) =>
      `Je speelde ${cards(played)}. Met ${possible} in één keer wordt je hand kleiner.`,
    'turned-wrong-zero': ({ back, other }) =>
      `Je wist wat erachter zat: hier een ${back}, achter de andere nul maar een ${other}.`,
    'turned-known-high': ({ back, mean }) =>
      `Je kende de ${back} achter deze nul. Achter de andere is het ${average(mean)}.`,
    'turned-unseen-zero': ({ back, mean }) =>
      `Je wist niet wat er achter deze nul zat: ${average(mean)}. Achter de andere kende je de ${back}.`,
    passed: ({ sum, left }) => `Je paste met ${points(sum)}. Na een zet waren het er nog ${left}.`,
    'should-have-passed': ({ sum, later }) =>
      `Je had ${points(sum)}. Na een zet zijn het er ${average(later)}, dus passen is beter.`,
  },
};
