import { counted } from '../counted.ts';
import type { ReviewReasonWords } from '../review-reason-words.ts';
import { straightNumbers } from '../straight-numbers.ts';
import { several } from './plural.ts';

const points = counted('de', { one: 'Punkt', other: 'Punkte' });
/** As in "mit 5 Punkten". */
const withPoints = counted('de', { one: 'Punkt', other: 'Punkten' });
const cards = counted('de', { one: 'Karte', other: 'Karten' });
const otherCards = counted('de', { one: 'andere Karte', other: 'andere Karten' });
const zeros = counted('de', { one: 'Null', other: 'Nullen' });
const games = counted('de', { one: 'Spiel', other: 'Spiele' });
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

const often = (chance: number): string => `in ${Math.round(chance * 100)} von 100 Fällen`;
const more = (gain: number): string => `von 100 Spielen ${Math.round(gain * 100)} mehr`;
const average = (mean: number): string => `im Schnitt ${number.format(mean)}`;

export const germanReviewReason: ReviewReasonWords = {
  reasons: {
    'wins-more': ({ gain }) =>
      `Der bessere Zug gewinnt von 100 Spielen ${games(Math.round(gain * 100))} mehr.`,
    'costs-points': ({ points: saved }) =>
      `In diesem Durchgang kostet das etwa ${points(Math.round(saved * 10) / 10)} mehr als der bessere Zug.`,
    'knocked-too-early': ({ alone, gain }) =>
      `Zu früh geklopft: Du hast am Ende ${often(alone)} weniger als alle anderen. Warten gewinnt ${more(gain)}.`,
    rival: ({ seat, cards: held, chance }, names) =>
      `${names[seat]} mit ${cards(held)} hat am Ende ${often(chance)} nicht mehr als du.`,
    'costly-knock': ({ sum, cost }) =>
      `Geht das Klopfen schief, bekommst du ${points(cost)}: deine ${sum} und die Strafpunkte.`,
    'zeros-near': ({ zeros: held, others }) =>
      `Bis zu lauter Nullen war es nicht mehr weit: Du hattest ${zeros(held)} und ${otherCards(others)}.`,
    'missed-knock': ({ sum, alone }) =>
      `Du hättest klopfen können: Mit ${withPoints(sum)} hast du am Ende ${often(alone)} weniger als alle anderen.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} hat nur noch ${cards(held)}. Warten hilft auch den anderen.`,
    'missed-only-zeros': () => 'Du hättest den Durchgang sofort beenden können, mit lauter Nullen.',
    'refused-zero': () => 'Du hast eine Null liegen lassen. Eine Null kostet nichts.',
    'threw-away-zero': ({ zeros: given }) => `Du hast ${zeros(given)} hergegeben. Eine Null kostet nichts.`,
    'took-known-high': ({ taken, other }) =>
      `Du hast die ${taken} genommen, obwohl du die andere Seite kanntest: eine ${other}.`,
    'took-unseen': ({ up, mean, worse }) =>
      `Du hast die Seite genommen, die du nicht kanntest. Sie ist ${often(worse)} höher als die ${up}, ${average(mean)}.`,
    'took-high': ({ up, mean, better }) =>
      `Du hast die ${up} genommen. Die Seite, die du nicht kanntest, ist ${often(better)} niedriger, ${average(mean)}.`,
    'refused-match': ({ number: left, held }) =>
      `Du hast die ${left} liegen lassen. Du hattest schon ${held} davon, und gleiche Zahlen gehen zusammen weg.`,
    'refused-straight': ({ lowest, number: left }) =>
      `Mit der ${left} hättest du die Straße ${straightNumbers(lowest)} gehabt.`,
    'broke-triplet': ({ number: broken, held }) =>
      `Du hattest ${held} Karten mit der ${broken}, genug für einen Zahlendrilling, und hast sie auseinandergerissen.`,
    'broke-pair': ({ number: broken }) =>
      `Du hast deine zwei ${several(broken)} getrennt. Zusammen gehen sie in einem Zug weg.`,
    'broke-straight': ({ lowest, number: gone }) =>
      `Ohne die ${gone} ist deine Straße ${straightNumbers(lowest)} dahin.`,
    'kept-triplet': ({ number: kept, others }) =>
      `Du hast deinen Zahlendrilling mit der ${kept} zu lange behalten. Er bringt ${others === 1 ? 'deinem Gegenüber' : `allen ${others} anderen`} eine Strafaktion.`,
    'kept-straight': ({ lowest, sum }) =>
      `Mit deiner Straße ${straightNumbers(lowest)} wärst du ${points(sum)} auf einmal losgeworden.`,
    'kept-pair': ({ number: kept, sum }) =>
      `Mit deinen zwei ${kept === 0 ? 'Nullen' : `${kept}ern`} wärst du ${points(sum)} auf einmal losgeworden.`,
    'spoiled-triplet': ({ number: third }) =>
      `Die dritte ${third} lag auf dem Zugstapel. Mit deinen zwei wäre es ein Zahlendrilling geworden.`,
    'spoiled-straight': ({ lowest, number: third }) =>
      `Auf dem Zugstapel lag eine ${third}. Mit ihr hättest du die Straße ${straightNumbers(lowest)} gehabt.`,
    'spoiled-pair': ({ number: second }) =>
      `Auf dem Zugstapel lag noch eine ${second}. Gleiche Zahlen gehen zusammen weg.`,
    'shed-less': ({ shed, possible }) =>
      `Du bist ${points(shed)} losgeworden. Mit dem besseren Zug sind es ${possible}.`,
    'played-fewer': ({ cards: played, possible }) =>
      `Du hast ${cards(played)} gespielt. Mit ${possible} auf einmal wird deine Hand kleiner.`,
    'turned-wrong-zero': ({ back, other }) =>
      `Du wusstest, was dahinter ist: hier eine ${back}, hinter der anderen Null nur eine ${other}.`,
    'turned-known-high': ({ back, mean }) =>
      `Du wusstest von der ${back} hinter dieser Null. Hinter der anderen ist es ${average(mean)}.`,
    'turned-unseen-zero': ({ back, mean }) =>
      `Was hinter dieser Null ist, wusstest du nicht: ${average(mean)}. Hinter der anderen kanntest du die ${back}.`,
    passed: ({ sum, left }) =>
      `Du hast mit ${withPoints(sum)} gepasst. Mit einem Zug wären es noch ${left} gewesen.`,
    'should-have-passed': ({ sum, later }) =>
      `Du hattest ${points(sum)}. Nach einem Zug sind es ${average(later)}, also lieber passen.`,
  },
};
