import { CARD_COUNT } from '@quando/rules';
import { quoted } from './options.ts';
import type { SourceFault } from './record-source.ts';

/** Where a record is bad and why, in one line: `FILE: line L, round R, action A: CODE: SENTENCE`. */
export function describeFault(file: string, line: number, fault: SourceFault): string {
  const where = [`line ${line}`];
  if ('round' in fault) where.push(`round ${fault.round}`);
  if ('action' in fault) where.push(`action ${fault.action}`);
  return `${file}: ${where.join(', ')}: ${fault.code}: ${sentenceOf(fault)}`;
}

function sentenceOf(fault: SourceFault): string {
  switch (fault.code) {
    case 'line-too-long':
      return 'this line is longer than any record';
    case 'not-utf-8':
      return 'these bytes are not UTF-8 text';
    case 'not-json':
      return 'this is not JSON';
    case 'not-an-object':
      return 'an object should stand here';
    case 'unknown-key':
      return `there is no key ${quoted(fault.key)} in a record`;
    case 'missing-key':
      return `the key ${quoted(fault.key)} is missing`;
    case 'bad-value':
      return `the value of ${quoted(fault.key)} is impossible`;
    case 'deck-size':
      return `a deck has ${CARD_COUNT} cards, this one has ${fault.size}`;
    case 'deck-card':
      return `entry ${fault.index} of the deck is no card`;
    case 'deck-twice':
      return `entry ${fault.index} of the deck is a card that has come before`;
    case 'wrong-dealer':
      return `seat ${fault.expected} should deal this round`;
    case 'not-an-action':
      return 'this is not written as an action';
    case 'no-such-seat':
      return `there is no seat ${fault.seat} in this game`;
    case 'no-such-position':
      return 'the hand has no card at that position';
    case 'positions-not-ascending':
      return 'hand positions should be ascending';
    case 'illegal-action':
      return `the rules do not allow this (${fault.refusal.code})`;
    case 'round-not-over':
      return 'this round has not ended';
    case 'game-already-over':
      return 'the game ended before this round';
    case 'game-not-over':
      return 'nobody has won yet';
    case 'wrong-result':
      return `${quoted(fault.key)} should be ${JSON.stringify(fault.expected)}`;
  }
}
