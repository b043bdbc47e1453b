import { CARD_RATIO, MOST_BEND, offCentre, type Spot } from './hand-layout.ts';

/** The numeral of a fanned card needs this part of its width. */
export const LEAST_STEP = 0.46;
const LEAST_CARD = 28;
const HALF_ROW = 0.62;

export type FanSpace = {
  readonly cards: number;
  readonly span: number;
  readonly card: number;
  readonly bend: number;
};

export type FanLayout = {
  readonly card: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
};

/** Fans a hand's backs: narrower cards while their numerals would be covered, then two half rows. */
export function fanLayout({ cards, span, card: wish, bend }: FanSpace): FanLayout {
  let card = wish;
  while (card > LEAST_CARD && isCovered(card, cards, span)) card -= 1;
  const rows = isCovered(card, cards, span) ? 2 : 1;
  const perRow = Math.max(1, Math.ceil(cards / rows));
  const step = Math.min(card * 0.86, (span - card) / Math.max(1, perRow - 1));
  const curve = rows === 1 ? bend * Math.min(1, cards / 5) : 0;
  const rowPitch = card * CARD_RATIO * HALF_ROW;
  const spots = Array.from({ length: cards }, (_, i) => {
    const t = offCentre(i % perRow, Math.min(perRow, cards));
    const y = Math.floor(i / perRow) * rowPitch + curve * t * t;
    return { x: (i % perRow) * step, y, turn: 0.9 * Math.min(curve, MOST_BEND) * t };
  });
  return {
    card,
    step,
    width: card + step * (perRow - 1),
    height: card * CARD_RATIO + curve * 1.2 + (rows - 1) * rowPitch,
    spots,
  };
}

const isCovered = (card: number, cards: number, span: number): boolean =>
  cards > 1 && (span - card) / (cards - 1) < card * LEAST_STEP;
