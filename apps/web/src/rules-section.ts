import type { TableRefusal } from '@quando/protocol';
import type { SeenEvent } from '@quando/rules';
import type { RulesSection } from '@quando/text';

type Played = Extract<SeenEvent, { readonly type: 'played' }>;

const GROUPS: Readonly<Record<Played['group'], RulesSection>> = {
  single: 'same',
  equal: 'same',
  triplet: 'triplet',
  straight: 'straight',
};

const REFUSALS: Readonly<Record<TableRefusal['code'], RulesSection | 'none'>> = {
  'watchers-only-watch': 'turn',
  'game-over': 'end',
  'round-over': 'score',
  'not-your-turn': 'turn',
  'play-before-drawing': 'turn',
  'nothing-to-flip': 'triplet',
  'draw-after-playing': 'draw',
  'zero-must-be-flipped': 'triplet',
  'no-zero-so-draw': 'triplet',
  'not-a-zero': 'triplet',
  'no-cards': 'turn',
  'no-such-card': 'turn',
  'same-card-twice': 'same',
  'straight-too-short': 'straight',
  'straight-too-long': 'straight',
  'straight-wraps': 'straight',
  'mixed-numbers': 'same',
  'already-knocked': 'knock',
  'knock-too-early': 'knock',
  'pass-only-in-last-round': 'knock',
  'not-understood': 'none',
  'not-your-seat': 'none',
  'out-of-date': 'none',
  'round-not-over': 'none',
  'not-stored': 'none',
};

/** The section of the rules about an event. */
export function sectionOfEvent(event: SeenEvent): RulesSection {
  switch (event.type) {
    case 'dealt':
      return 'deal';
    case 'played':
      return GROUPS[event.group];
    case 'drew':
      return event.why === 'turn' ? 'draw' : 'triplet';
    case 'flipped':
      return 'triplet';
    case 'skipped':
      return 'rulings';
    case 'pile-turned':
      return 'pile';
    case 'knocked':
    case 'passed':
      return 'knock';
    case 'scored':
      return event.end === 'zeros' ? 'zeros' : 'score';
    case 'won':
      return 'end';
  }
}

/** The section of the rules that explains a refusal; none if the table, not the rules, refused. */
export const sectionOfRefusal = ({ code }: TableRefusal): RulesSection | 'none' => REFUSALS[code];
