import type { TableStatus } from '@quando/protocol';
import type { KnownResult } from '@quando/season';
import type { Seat } from '@quando/rules';
import { personKey } from '../sheet/sheet.ts';
import { withOwn } from './own-person.ts';

/**
 * What an online table says of those who sit there; nothing if somebody was helped, and nothing of a public table, where
 * the seats change hands.
 */
export function tableResults(status: TableStatus, own: Seat | 'none'): KnownResult[] {
  const { table, totals, seats, terms, isPublic = false } = status;
  const isHelped = terms.handicaps?.some(({ assist = 'none' }) => assist !== 'none') ?? false;
  if (totals === undefined || isHelped || isPublic) return [];
  const players = seats.flatMap((place) => {
    if (place.kind === 'free') return [];
    const { sitter } = place;
    return [sitter.kind === 'bot' ? { level: sitter.level } : { name: personKey(sitter.name) }];
  });
  if (players.length !== totals.length) return [];
  return [withOwn({ id: `table-${table}`, players, totals, rounds: scoredRounds(status) }, own)];
}

/** The totals do not have the round that is being played. */
const scoredRounds = ({ deal, stage, waiting }: TableStatus): number =>
  stage === 'over' || waiting?.seat === 'next-deal' ? deal.number : Math.max(0, deal.number - 1);
