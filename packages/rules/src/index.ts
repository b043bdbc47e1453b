/** The public API: the game as a viewer knows it. Nothing in it can hold or create a state. */
export type { Action, DrawnSide, Verb } from './action.ts';
export { mayKnock, mayPass, seatsNotReady, type TurnContext } from './turn-context.ts';
export { CARD_COUNT, isCardNumber, NUMBERS, type CardNumber, type Side } from './card.ts';
export type { SeenEvent, ToldCard } from './event.ts';
export { groupOf, isGroup, STRAIGHT_SIZE, TRIPLET_SIZE, type GroupFault, type GroupKind } from './group.ts';
export { legalActions, refusalOf } from './legal.ts';
export { below, belowLarge, fraction, randomFrom, seededRandom, type Random } from './random.ts';
export type { FaultCode, LinkFault, RecordFault } from './record-fault.ts';
export { RECORD_FORMAT, type GameRecord, type RoundRecord } from './record.ts';
export { verbsOf, type Refusal, type RefusalCode } from './refusal.ts';
export { KNOCK_PENALTY, pointsOf, winnersOf } from './score.ts';
export {
  FEWEST_PLAYERS,
  isPlayerCount,
  MOST_PLAYERS,
  seatsOf,
  type Seat,
  type SeatSet,
  type Viewer,
} from './seat.ts';
export { PLAYS_BEFORE_KNOCK, type Phase, type RoundEnd } from './state.ts';
export {
  turnContextOfView,
  type DiscardedCard,
  type HeldCard,
  type PileCard,
  type RoundResult,
  type View,
} from './view.ts';
export { viewAfter } from './view-after.ts';
