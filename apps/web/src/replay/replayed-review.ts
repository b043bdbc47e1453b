import type { Seat } from '@quando/rules';
import { isMarked } from '../review/review-result.ts';
import { ReviewStore } from '../review/review-store.ts';
import type { OpenedGame } from './opened-game.ts';
import { anchorOf } from './replay-address.ts';
import type { ReplayClient } from './replay-client.ts';
import type { MarkedPlace } from './replay-place.ts';

/** The places at which the replayed seat decided badly, if this device has reviewed it. */
export async function mistakesOf({ game, player }: OpenedGame, client: ReplayClient): Promise<MarkedPlace[]> {
  const link = await client.ask({ type: 'link', game, names: 'none' });
  if (link.type === 'refused') return [];
  const kept = await (await ReviewStore.open()).find(link.code, player.seat);
  const marked = kept?.review.decisions.filter(isMarked) ?? [];
  return marked.map(({ round, index, mark }) => ({ round, step: index, mark }));
}

/** Where the review of a replayed game is; one from a file is carried in the address. */
export async function reviewAnchor(
  { of, game, sitters }: OpenedGame,
  client: ReplayClient,
  seat: Seat,
): Promise<string> {
  if (of !== undefined) return anchorOf({ of, seat, at: undefined });
  const link = await client.ask({ type: 'link', game, names: sitters.map(({ name }) => name) });
  return link.type === 'link' ? anchorOf({ of: link.code, seat, at: undefined }) : '';
}
