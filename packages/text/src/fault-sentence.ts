import { MOST_PLAYERS, seatsOf, type LinkFault, type RecordFault } from '@quando/rules';
import type { Catalogue } from './catalogue.ts';
import { refusalReason } from './refusal-sentence.ts';

const LONGEST_KEY = 40;

/** What is wrong with a record or with a link to one, with seats by number. */
export function faultSentence(words: Catalogue, fault: RecordFault | LinkFault): string {
  const { faults } = words;
  switch (fault.code) {
    case 'unknown-key':
    case 'missing-key':
    case 'bad-value':
      return faults[fault.code](quoted(fault.key));
    case 'deck-size':
      return faults[fault.code](String(fault.size));
    case 'deck-card':
    case 'deck-twice':
      return faults[fault.code](String(fault.index));
    case 'wrong-dealer':
      return faults[fault.code](faults.seat(fault.expected));
    case 'no-such-seat':
      return faults[fault.code](faults.seat(fault.seat));
    case 'illegal-action': {
      const names = seatsOf(MOST_PLAYERS).map(faults.seat);
      return faults[fault.code](refusalReason(words, fault.refusal, { viewer: 'watcher', names }));
    }
    case 'wrong-result':
      return faults[fault.code](quoted(fault.key), JSON.stringify(fault.expected));
    default:
      return faults[fault.code];
  }
}

/** A key from an untrusted file: shortened and without control characters. */
function quoted(key: string): string {
  const short = key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key;
  return JSON.stringify(short).replace(
    /[\p{Cc}\p{Cf}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
