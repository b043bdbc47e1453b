/** What a player's device needs for its part in the deals; no authority over the game is imported with it. */
export { commitmentOf, keyHashOf, personOf } from './deal-promise.ts';
export {
  NO_MEMORY,
  partConfirmed,
  partIn,
  type DealMemory,
  type DealWitness,
  type OwnPart,
  type PartRequest,
} from './online/device-part.ts';
