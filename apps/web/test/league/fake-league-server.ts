import { decideInLeague, LeagueLog, parseLeagueCommand } from '@quando/season';
import { keyHashOf } from '@quando/table/device';
import * as v from 'valibot';
import { LeagueApi } from '../../src/league/league-api.ts';

const body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), commands: v.optional(v.array(v.unknown()), []) }),
);

/** A server with one league, which can be unreachable, lose an answer or have deleted the league. */
export class FakeLeagueServer {
  readonly log: LeagueLog;
  isReachable = true;
  isGone = false;
  /** How many answers to commands get lost after the commands were stored. */
  lostAnswers = 0;
  /** How many commands cannot be stored. */
  unstored = 0;
  /** How many requests had commands. */
  sends = 0;
  readonly #waiting: Set<() => void> = new Set();

  constructor(makerKey: string) {
    const settings = { name: 'Sunday', season: 'month', showsOnlyGoodNews: false } as const;
    this.log = new LeagueLog({
      seq: 0,
      at: 1,
      by: keyHashOf(makerKey),
      id: 'founding',
      type: 'founded',
      settings,
    });
  }

  readonly api: LeagueApi = new LeagueApi((address, request = {}) => this.#answer(address, request));

  async #answer(address: string, { body: sent, signal }: RequestInit): Promise<Response> {
    if (!this.isReachable) throw new TypeError('offline');
    if (this.isGone) return Response.json({ code: 'no-such-league' }, { status: 404 });
    if (typeof sent === 'string') return this.#decide(sent);
    const { searchParams } = new URL(address, 'http://server');
    const after = Number(searchParams.get('after'));
    if (searchParams.has('wait') && this.log.seq <= after) await this.#news(signal);
    const { seq, entries } = this.log;
    return Response.json({ seq, entries: entries.slice(after + 1) });
  }

  #decide(sent: string): Response {
    const { key, commands } = v.parse(body, sent);
    this.sends += 1;
    const answers = commands.map((value) => this.#answerTo(keyHashOf(key), value));
    for (const tell of this.#waiting) tell();
    if (this.lostAnswers === 0) return Response.json({ answers });
    this.lostAnswers -= 1;
    throw new TypeError('the connection broke');
  }

  #answerTo(by: string, value: unknown): object {
    const command = parseLeagueCommand(value);
    if (!command) return { id: '', refusal: 'not-understood' };
    const { id } = command;
    if (this.unstored > 0) {
      this.unstored -= 1;
      return { id, refusal: 'not-stored' };
    }
    const before = this.log.answerTo(by, id);
    if (before !== undefined) return { id, seq: before };
    const decision = decideInLeague(this.log, { command, by, at: 5000 });
    if (decision === 'unchanged') return { id, seq: this.log.seq };
    if ('refusal' in decision) return { id, refusal: decision.refusal };
    this.log.add(decision);
    return { id, seq: this.log.seq };
  }

  #news(signal: RequestInit['signal']): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(resolve);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  }
}
