import { advance, deal } from './advance.ts';
import { crc32 } from './crc32.ts';
import { addDeck, addText, addWhole, choicesOf } from './link-digits.ts';
import { charactersOf, DigitWriter } from './mixed-radix.ts';
import type { GameRecord, RoundRecord } from './record.ts';
import { recordedMove } from './recorded-move.ts';
import { deckOfRound } from './replay.ts';
import { Draft } from './state.ts';

/** The first character of a code. */
export const LINK_VERSION = '1';

/** A checked record as a code for a link (docs/game-link.md). */
export function linkOf(record: GameRecord): string {
  const digits = new DigitWriter();
  addTerms(digits, record);
  const draft = new Draft(record.players, record.target);
  for (const round of record.rounds) addRound(digits, draft, round);
  const extras = extrasOf(record);
  digits.add(extras === undefined ? 0 : 1, 2);
  if (extras !== undefined) addText(digits, extras);
  return sealed(digits.finish());
}

/** The digits of a code with its version and checksum before them. */
export const sealed = (digits: string): string =>
  `${LINK_VERSION}${charactersOf(BigInt(crc32(LINK_VERSION + digits)), 6)}${digits}`;

function addTerms(digits: DigitWriter, { players, target, rounds, winners }: GameRecord): void {
  digits.add(players - 2, 5);
  addWhole(digits, target - 1);
  digits.add(winners ? 0 : 1, 2);
  if (!winners) addProgress(digits, rounds);
  if (rounds.length > 0) digits.add(rounds[0]!.dealer, players);
}

/** How far a game under way has come: its rounds, and the actions of the last one. */
function addProgress(digits: DigitWriter, rounds: readonly RoundRecord[]): void {
  addWhole(digits, rounds.length);
  const last = rounds.at(-1);
  if (!last) return;
  addWhole(digits, last.actions.length);
  digits.add(Object.hasOwn(last, 'knocker') ? 1 : 0, 2);
}

function addRound(digits: DigitWriter, draft: Draft, round: RoundRecord): void {
  const deck = deckOfRound(round);
  addDeck(digits, deck);
  deal(draft, deck, round.dealer);
  for (const line of round.actions) {
    const choices = choicesOf(draft);
    const recorded = recordedMove(draft, line);
    if ('code' in recorded) throw new Error(`not a checked record: ${recorded.code}`);
    digits.add(choices.indexOf(line), choices.length);
    advance(draft, recorded.move);
  }
}

/** What writers have added under `meta` of the record and of its rounds, as JSON; undefined if there is nothing. */
function extrasOf(record: GameRecord): string | undefined {
  const metas = [...record.rounds.entries()].filter(([, round]) => Object.hasOwn(round, 'meta'));
  if (!Object.hasOwn(record, 'meta') && metas.length === 0) return undefined;
  return JSON.stringify({
    ...(Object.hasOwn(record, 'meta') && { meta: record.meta }),
    ...(metas.length > 0 && { rounds: Object.fromEntries(metas.map(([i, { meta }]) => [i, meta])) }),
  });
}
