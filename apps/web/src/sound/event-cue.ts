import { isCardNumber, type SeenEvent, type Viewer } from '@quando/rules';
import type { Cue } from './cue.ts';

/** The cues of an event. */
export function cuesOf(event: SeenEvent, viewer: Viewer): readonly Cue[] {
  switch (event.type) {
    case 'dealt':
      return [{ kind: 'deal', cards: 24 }];
    case 'played': {
      const numbers = event.cards.map(({ front }) => front).filter(isCardNumber);
      const play: Cue = { kind: 'play', group: event.group, numbers };
      return event.group === 'triplet' ? [play, { kind: 'triplet' }] : [play];
    }
    case 'drew': {
      const isMine = event.seat === viewer;
      return event.side === 'up'
        ? [{ kind: 'slide' }]
        : [{ kind: 'turn', isZero: isMine && event.card.front === 0 }];
    }
    case 'flipped':
      return [{ kind: 'zero-turned' }];
    case 'knocked':
      return [{ kind: 'knock' }];
    case 'scored':
      return event.end === 'zeros' ? [{ kind: 'zeros' }] : [];
    case 'won':
      // Played by the end screen, after the reveal.
      return [];
    case 'pile-turned':
    case 'passed':
    case 'skipped':
      return [{ kind: 'slide' }];
  }
}
