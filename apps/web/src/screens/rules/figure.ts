import type { CardNumber, Side } from '@quando/rules';
import type { RulesCaption, RulesSection } from '@quando/text';
import type { FaceKind } from '../../ui/card/face.ts';

/** A group of cards in a figure, and its caption. */
export type CardGroup = {
  readonly caption: RulesCaption;
  readonly sides: readonly Side[];
  readonly kind: FaceKind;
  /** Whether the figure shows a correct or a wrong example. */
  readonly verdict?: 'right' | 'wrong';
};

/** The sign between two groups of a figure. */
export type Bridge = 'none' | 'turned' | 'after';

export type RulesFigure = { readonly groups: readonly CardGroup[]; readonly bridge: Bridge };

const fronts = (caption: RulesCaption, ...sides: readonly Side[]): CardGroup => ({
  caption,
  sides,
  kind: 'front',
});

const backs = (caption: RulesCaption, ...sides: readonly CardNumber[]): CardGroup => ({
  caption,
  sides,
  kind: 'back',
});

const right = (group: CardGroup): CardGroup => ({ ...group, verdict: 'right' });

const wrong = (group: CardGroup): CardGroup => ({ ...group, verdict: 'wrong' });

/** The figures of the rules, by section. */
export const FIGURES: Readonly<Partial<Record<RulesSection, readonly RulesFigure[]>>> = {
  cards: [{ groups: [fronts('oneSide', 3), fronts('otherSide', 8)], bridge: 'turned' }],
  sides: [{ groups: [fronts('yourFronts', 4, 7, 0), backs('yourBacks', 9, 2, 6)], bridge: 'none' }],
  same: [
    { groups: [fronts('single', 10), fronts('pair', 5, 5), fronts('four', 2, 2, 2, 2)], bridge: 'none' },
  ],
  straight: [
    {
      groups: [
        right(fronts('straight', 4, 5, 6)),
        wrong(fronts('tooShort', 7, 8)),
        wrong(fronts('noWrap', 9, 10, 0)),
      ],
      bridge: 'none',
    },
  ],
  draw: [{ groups: [fronts('visible', 6), fronts('hidden', 'hidden')], bridge: 'turned' }],
  triplet: [
    { groups: [fronts('triplet', 8, 8, 8)], bridge: 'none' },
    { groups: [fronts('zeroBefore', 0), fronts('zeroAfter', 7)], bridge: 'turned' },
  ],
  zeros: [{ groups: [fronts('ninesPlayed', 9, 9, 9), fronts('zerosLeft', 0, 0)], bridge: 'after' }],
  pile: [{ groups: [fronts('playedFirst', 5), fronts('onTop', 2)], bridge: 'turned' }],
};
