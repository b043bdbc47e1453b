/** The API with hidden information: for tables, tools, simulations, and bots in sampled worlds. */
export { advance, deal } from './advance.ts';
export { apply, moveOf, startGame, startRound, type NewGame, type Step } from './apply.ts';
export { firstSide, packCard, secondSide, turnedBy, turnedOver, type PackedCard } from './card.ts';
export { checkDeck, ORDERED_DECK, shuffle, shuffledDeck, type Deck, type DeckFault } from './deck.ts';
export { seenBy, type GameEvent, type WitnessedCard } from './event.ts';
export { linkOf } from './game-link.ts';
export { readLink, type ReadLink } from './game-link-reader.ts';
export { Move, playOf, positionsOf } from './move.ts';
export {
  actionOf,
  formatAction,
  formatCard,
  formatMove,
  moveOfEntry,
  parseCard,
  parseEntry,
  type Entry,
} from './notation.ts';
export { checkRecord, readRecord, type ReadRecord } from './record-reader.ts';
export { gameRecordOf, outcomeOf, roundRecordOf, withoutMeta, type RoundOutcome } from './record.ts';
export { setUp, type Position } from './position.ts';
export { replay, type RecordedStep } from './replay.ts';
export { Draft, draftOf, isScored, keptState, totalsOf, type State } from './state.ts';
export { openViewOf, viewOf } from './view.ts';
