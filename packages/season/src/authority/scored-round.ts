import { RECORD_FORMAT, type GameRecord } from '@quando/rules';
import { checkDeck, gameRecordOf, isScored, parseCard, replay, roundRecordOf } from '@quando/rules/authority';
import type { TableEntry } from '@quando/table';

/** The record of the only round in a table's log; undefined until it is scored. */
export function scoredRound(entries: readonly TableEntry[]): GameRecord | undefined {
  const [opened, dealt] = entries;
  if (opened?.type !== 'opened' || dealt?.type !== 'dealt') return undefined;
  const { sitters, target } = opened.setup;
  const actions = entries.flatMap((entry) => (entry.type === 'acted' ? [entry.line] : []));
  const round = { dealer: dealt.dealer, deck: dealt.deck, actions };
  const record = { format: RECORD_FORMAT, players: sitters.length, target, rounds: [round] } as const;
  const { state } = [...replay(record)].at(-1)!;
  const deck = checkDeck(dealt.deck.map(parseCard));
  if (!isScored(state) || 'code' in deck) return undefined;
  return gameRecordOf(state, [roundRecordOf(state, deck, actions)]);
}
