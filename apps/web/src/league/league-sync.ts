import { isTemporaryRefusal, type LeagueEntry } from '@quando/season';
import type { LeagueApi, LeagueApiRefusal } from './league-api.ts';
import type { LeagueStore, WaitingCommand } from './league-store.ts';

/** A league with what is needed to send to it and read it. */
export type LeagueAccess = {
  readonly league: string;
  readonly key: string;
  readonly api: LeagueApi;
  readonly store: LeagueStore;
};

export type SyncResult =
  | {
      readonly entries: readonly LeagueEntry[];
      /** The server has answered, but could not take all that was sent: it is sent again after a while. */
      readonly isHeldUp: boolean;
    }
  | { readonly refused: LeagueApiRefusal };

/** How many commands one request carries. */
const AT_ONCE = 20;

/**
 * Sends what waits, in the order in which it was made, and reads what is new. Whatever breaks in between is repeated with
 * the same ids, to which the server gives the same answers, also if two tabs do it at once.
 */
export async function syncLeague(access: LeagueAccess, waiting?: AbortSignal): Promise<SyncResult> {
  const { league, key, api, store } = access;
  const commands = (await store.waiting(league)).filter(({ refusal }) => refusal === undefined);
  if (commands.length === 0) return readOn(access, waiting);
  const sent = commands.slice(0, AT_ONCE);
  const answer = await api.send(
    league,
    key,
    sent.map(({ command }) => command),
  );
  if ('refused' in answer) return answer;
  // First the entries, so that what was sent does not disappear for a moment.
  const result = await readOn(access);
  if ('refused' in result) return result;
  const final = finalAnswers(answer.answers);
  await Promise.all(final.map((each) => settle(access, each)));
  const isHeldUp = final.length < sent.length;
  return commands.length > AT_ONCE && !isHeldUp ? syncLeague(access) : { ...result, isHeldUp };
}

/** Reads all entries that the copy does not have; with a signal, waits for the next one if there is none. */
async function readOn({ league, api, store }: LeagueAccess, waiting?: AbortSignal): Promise<SyncResult> {
  let entries = await store.copy(league);
  for (;;) {
    const page = await api.read(league, entries.length - 1, waiting);
    if ('refused' in page) return page;
    if (page.entries.length === 0) return { entries, isHeldUp: false };
    const before = entries.length;
    entries = await store.keep(league, page.entries);
    if (entries.length > page.seq || entries.length === before) return { entries, isHeldUp: false };
  }
}

type Answer = { readonly id: string; readonly seq?: number; readonly refusal?: WaitingRefusal };
type WaitingRefusal = NonNullable<WaitingCommand['refusal']> | 'not-stored';

/**
 * The answers that need no repetition. What was refused after something that will be sent again may depend on it, such as a
 * game on a new member.
 */
function finalAnswers(answers: readonly Answer[]): readonly FinalAnswer[] {
  let isHeldUp = false;
  return answers.flatMap(({ id, seq, refusal }) => {
    if (seq !== undefined) return [{ id }];
    isHeldUp ||= refusal === undefined || isTemporaryRefusal(refusal);
    return isHeldUp || refusal === undefined || refusal === 'not-stored' ? [] : [{ id, refusal }];
  });
}

type FinalAnswer = { readonly id: string; readonly refusal?: NonNullable<WaitingCommand['refusal']> };

const settle = ({ league, store }: LeagueAccess, { id, refusal }: FinalAnswer): Promise<void> =>
  refusal === undefined ? store.settle(league, id) : store.refuse(league, id, refusal);
