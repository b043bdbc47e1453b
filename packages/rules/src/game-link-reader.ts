import { advance, deal } from './advance.ts';
import { checkDeck } from './deck.ts';
import { LINK_VERSION, linkOf, sealed } from './game-link.ts';
import { choicesOf, nextDeck, nextText, nextWhole } from './link-digits.ts';
import { DigitReader, NoDigits } from './mixed-radix.ts';
import { gameRecordOf, outcomeOf, roundRecordOf, type GameRecord, type RoundRecord } from './record.ts';
import type { LinkFault } from './record-fault.ts';
import { recordedMove } from './recorded-move.ts';
import { Draft, isScored } from './state.ts';

export type ReadLink = { readonly record: GameRecord } | { readonly fault: LinkFault };

/** The characters before the digits: the version and the checksum. */
const HEAD = 7;

/** The record in a code; whatever is not exactly the code of a record is refused. */
export function readLink(code: string): ReadLink {
  if (!/^[\w-]+$/.test(code)) return { fault: { code: 'not-a-link' } };
  if (code[0] !== LINK_VERSION) return { fault: { code: 'unknown-link' } };
  const record = sealed(code.slice(HEAD)) === code ? recordOf(code) : undefined;
  return record ? { record } : { fault: { code: 'damaged-link' } };
}

/** The record that has this code; undefined if none has it. */
function recordOf(code: string): GameRecord | undefined {
  try {
    const record = nextRecord(new DigitReader(code.slice(HEAD)));
    return linkOf(record) === code ? record : undefined;
  } catch (error) {
    // The digits make no game, its extras are no JSON, or they are nested too deeply.
    if ([NoDigits, SyntaxError, RangeError].some((expected) => error instanceof expected)) return undefined;
    throw error;
  }
}

/** How far a game has come: to its end, or so many rounds, of which the last has so many actions. */
type Progress = 'over' | { readonly rounds: number; readonly actions: number; readonly hasKnocker: boolean };

function nextRecord(digits: DigitReader): GameRecord {
  const draft = new Draft(digits.next(5) + 2, nextWhole(digits) + 1);
  const progress = digits.next(2) === 0 ? 'over' : nextProgress(digits);
  const rounds = progress !== 'over' && progress.rounds === 0 ? [] : nextRounds(digits, draft, progress);
  const record = gameRecordOf(draft, rounds);
  return digits.next(2) === 0 ? record : withExtras(record, nextText(digits));
}

function nextProgress(digits: DigitReader): Progress {
  const rounds = nextWhole(digits);
  if (rounds === 0) return { rounds, actions: 0, hasKnocker: false };
  return { rounds, actions: nextWhole(digits), hasKnocker: digits.next(2) === 1 };
}

function nextRounds(digits: DigitReader, draft: Draft, progress: Progress): RoundRecord[] {
  const rounds: RoundRecord[] = [];
  const firstDealer = digits.next(draft.players);
  while (progress === 'over' ? draft.phase !== 'over' : rounds.length < progress.rounds) {
    if (draft.phase === 'over') throw new NoDigits('the game is over');
    const dealer = (firstDealer + rounds.length) % draft.players;
    const isOpen = progress !== 'over' && rounds.length === progress.rounds - 1;
    const round = nextRound(digits, draft, dealer, isOpen ? progress.actions : 'all');
    rounds.push(isOpen && progress.hasKnocker ? { ...round, knocker: outcomeOf(draft).knocker } : round);
  }
  return rounds;
}

function nextRound(digits: DigitReader, draft: Draft, dealer: number, most: number | 'all'): RoundRecord {
  const deck = checkDeck(nextDeck(digits));
  if ('code' in deck) throw new Error(`an impossible deck: ${deck.code}`);
  deal(draft, deck, dealer);
  const actions: string[] = [];
  while (most === 'all' ? !isScored(draft) : actions.length < most) actions.push(nextAction(digits, draft));
  return roundRecordOf(draft, deck, actions);
}

function nextAction(digits: DigitReader, draft: Draft): string {
  const choices = choicesOf(draft);
  if (choices.length === 0) throw new NoDigits('nobody may decide');
  const line = choices[digits.next(choices.length)]!;
  const recorded = recordedMove(draft, line);
  if ('code' in recorded) throw new Error(`an illegal choice: ${recorded.code}`);
  advance(draft, recorded.move);
  return line;
}

type Extras = { readonly meta?: unknown; readonly rounds?: object };

/** What is not the extras of a record is lost here, and the record has another code then. */
function withExtras(record: GameRecord, text: string): GameRecord {
  const extras: Extras = JSON.parse(text) ?? {};
  const metas = new Map<string, unknown>(Object.entries(extras.rounds ?? {}));
  const rounds = record.rounds.map((round, i) =>
    metas.has(`${i}`) ? { ...round, meta: metas.get(`${i}`) } : round,
  );
  return { ...record, rounds, ...(Object.hasOwn(extras, 'meta') && { meta: extras.meta }) };
}
