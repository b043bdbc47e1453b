import {
  decideInLeague,
  LeagueLog,
  parseLeagueCommand,
  type EveningPorts,
  type LeagueCommand,
  type LeagueEntryOf,
  type LeagueRefusalCode,
  type LeagueSeat,
  type Outcome,
} from '@quando/season';

/** The hashes of three devices' keys. */
export const MAKER = 'a'.repeat(64);
export const GUEST = 'b'.repeat(64);
export const OTHER = 'c'.repeat(64);

export const FOUNDED: LeagueEntryOf<'founded'> = {
  seq: 0,
  at: 1000,
  by: MAKER,
  id: 'founding',
  type: 'founded',
  settings: { name: 'Sunday', season: 'quarter', showsOnlyGoodNews: false },
};

export const memberSeat = (member: string): LeagueSeat => ({ kind: 'member', member });

/** A game of two that the first seat wins by 50 points to `won`. */
export const outcome = (seats: readonly LeagueSeat[], won = 10): Outcome => ({
  playedAt: 2000,
  game: { players: 2, target: 50, rounds: [{ sums: [won, 50], knocker: 'nobody', zeros: 'nobody' }] },
  seats,
});

type Without<Command> = Command extends LeagueCommand ? Omit<Command, 'id'> & { id?: string } : never;

/** A league that commands are sent to, as a server would: each gets a new id unless it has one. */
export class TestLeague {
  readonly log: LeagueLog = new LeagueLog(FOUNDED);
  readonly #evenings: EveningPorts | undefined;
  #commands = 0;

  constructor(evenings?: EveningPorts) {
    this.#evenings = evenings;
  }

  send(
    by: string,
    command: Without<LeagueCommand>,
    at = 3000,
  ): 'entry' | 'again' | 'unchanged' | LeagueRefusalCode {
    this.#commands += 1;
    const parsed = parseLeagueCommand({ id: `command-${this.#commands}`, ...command });
    if (!parsed) return 'not-understood';
    if (this.log.answerTo(by, parsed.id) !== undefined) return 'again';
    const evenings = this.#evenings && { evenings: this.#evenings };
    const decision = decideInLeague(this.log, { command: parsed, by, at, ...evenings });
    if (decision === 'unchanged') return decision;
    if ('refusal' in decision) return decision.refusal;
    this.log.add(decision);
    return 'entry';
  }

  join(by: string, id: string, name: string): ReturnType<TestLeague['send']> {
    return this.send(by, { do: 'join', member: { id, name, avatar: 'bean' } });
  }

  play(by: string, result: string, said: Outcome): ReturnType<TestLeague['send']> {
    return this.send(by, { do: 'play', result, source: { kind: 'device' }, outcome: said });
  }
}

/** A league with the members Ada and Bo, whom the guest has added. */
export function leagueOfTwo(): TestLeague {
  const league = new TestLeague();
  league.join(GUEST, 'ada', 'Ada');
  league.join(GUEST, 'bo', 'Bo');
  return league;
}

export const SEATS: readonly LeagueSeat[] = [memberSeat('ada'), memberSeat('bo')];
