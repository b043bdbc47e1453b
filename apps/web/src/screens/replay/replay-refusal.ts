import type { ReplayWords, Text } from '@quando/text';
import type { SourceRefusal } from '../../replay/open-replay.ts';

/** Why there is nothing to replay, as a sentence. */
export function refusalIn(refusal: SourceRefusal, { refusals }: ReplayWords, text: Text): string {
  switch (refusal.code) {
    case 'no-such-game':
      return refusals.noSuchGame;
    case 'not-yours':
      return refusals.notYours;
    case 'not-over':
      return refusals.notOver;
    case 'unreachable':
      return refusals.unreachable;
    case 'unreadable':
      return refusals.unreadable;
    case 'bad-record': {
      const why = text.fault(refusal.fault);
      return refusal.line === undefined ? why : refusals.line(refusal.line + 1, why);
    }
  }
}
