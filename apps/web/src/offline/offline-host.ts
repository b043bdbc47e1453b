import type { Random } from '@quando/rules';
import {
  parseOfflineRequest,
  type OfflineRefusalCode,
  type GameSummary,
  type OfflineReply,
  type OfflineRequest,
  type LossCode,
  type Pace,
  type Sitter,
  type TroubleCode,
} from '@quando/protocol';
import { thinkHere, type Clock, type DeviceStorage, type TableFailure } from '@quando/table';
import { EightRounds, isEightRound } from './eight-rounds.ts';
import { StoredGames, type StoredGamesPorts } from './stored-games.ts';
import type { GameLocks } from './game-locks.ts';
import { MasterSource, type FetchMaster } from './master-source.ts';
import { OpenGame } from './open-game.ts';

export type OfflineHostOptions = {
  readonly storage: DeviceStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly locks: GameLocks;
  readonly freshId: () => string;
  readonly fetchMaster: FetchMaster;
  readonly post: (reply: OfflineReply) => void;
};

/** The factor that a pace applies to bots' thinking time. */
export const PACE: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.4, instant: 0 };

const isMaster = (sitter: Sitter): boolean => sitter.kind === 'bot' && sitter.level === 'master';

type Of<Type> = Extract<OfflineRequest, { type: Type }>;

type EightRequest = Of<'eight' | 'deal-eight' | 'forget-eight'>;

/** Runs this device's games: keeps a table open while pages are connected to it. */
export class OfflineHost {
  readonly #options: OfflineHostOptions;
  readonly #games: StoredGames;
  readonly #eights: EightRounds;
  readonly #masters: MasterSource;
  readonly #open: Map<string, OpenGame> = new Map();
  readonly #troubles: Set<TroubleCode> = new Set();
  #queue: Promise<void> = Promise.resolve();
  #pace: Pace = 'normal';

  constructor(options: OfflineHostOptions) {
    this.#options = options;
    const { storage, clock, random, freshId, fetchMaster } = options;
    this.#masters = new MasterSource(fetchMaster);
    const think = thinkHere({ clock, master: () => this.#masters.master });
    const pace = (): number => PACE[this.#pace];
    const onFailure = (failure: TableFailure): void => this.#report(failure);
    const ports: StoredGamesPorts = { storage, clock, random, think, pace, onFailure };
    this.#games = new StoredGames(ports, freshId, () => this.trouble('store-damaged'));
    this.#eights = new EightRounds(ports, () => this.#masters.master);
  }

  /** Reports each kind of trouble to the page once. */
  trouble(code: TroubleCode): void {
    if (this.#troubles.has(code)) return;
    this.#troubles.add(code);
    this.#options.post({ type: 'trouble', code });
  }

  /** A person's move is refused if it cannot be stored; for a bot's move, this is the only report. */
  #report({ table, during, error, isRetried }: TableFailure): void {
    console.error(`game ${table}: ${during} failed`, error);
    if (during === 'append' && isRetried) this.trouble('not-stored');
  }

  receive(value: unknown): Promise<void> {
    const parsed = parseOfflineRequest(value);
    if ('message' in parsed) return this.#handle(parsed.message);
    this.#refuse(parsed.id, 'not-understood');
    return Promise.resolve();
  }

  async #handle(request: OfflineRequest): Promise<void> {
    switch (request.type) {
      case 'say':
        return this.#gameWith(request.connection)?.receive(request.connection, request.message);
      case 'hurry':
        return this.#open.get(request.game)?.table.hurry();
      case 'pace':
        this.#pace = request.pace;
        return;
      case 'ping':
        return this.#options.post({ type: 'pong' });
      default:
        return this.#inTurn(() => this.#serve(request));
    }
  }

  /** Runs requests that open, close or store games one after another. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #serve(request: Exclude<OfflineRequest, Of<'say' | 'hurry' | 'pace' | 'ping'>>): Promise<void> {
    if (request.type === 'leave') return this.#leave(request.connection);
    try {
      const reply = await this.#answer(request);
      if (typeof reply === 'string') this.#refuse(request.id, reply);
      else this.#options.post(reply);
    } catch {
      this.#refuse(request.id, 'not-stored');
    }
  }

  async #answer(
    request: Of<'create' | 'open' | 'list' | 'remove' | 'record' | EightRequest['type']>,
  ): Promise<OfflineReply | OfflineRefusalCode> {
    const { id } = request;
    switch (request.type) {
      case 'create':
        return this.#create(request);
      case 'open':
        return this.#connect(request);
      case 'list':
        return { type: 'games', id, games: await this.#listed() };
      case 'remove':
        return this.#remove(request);
      case 'record':
        return this.#record(request);
      default:
        return this.#answerEight(request);
    }
  }

  /** The games without the rounds of eights, which have pages of their own. */
  async #listed(): Promise<GameSummary[]> {
    return (await this.#games.list()).filter(({ game }) => !isEightRound(game));
  }

  /** Par needs the master, so nothing is told of an eight without it. */
  async #answerEight(request: EightRequest): Promise<OfflineReply | OfflineRefusalCode> {
    const { id, eight } = request;
    if (!(await this.#masters.load())) return 'no-master';
    if (request.type === 'forget-eight') {
      await this.#eights.forgetAgain(eight);
      return { type: 'removed', id };
    }
    if (request.type === 'deal-eight') {
      const game = await this.#eights.next(request, request.person);
      return game === undefined ? 'no-such-game' : { type: 'created', id, game };
    }
    const played = await this.#eights.played(request);
    if (!played) return 'no-such-game';
    const { startedAt, ...rest } = played;
    return { type: 'eight', id, ...rest, ...(startedAt !== undefined && { startedAt }) };
  }

  async #create({ id, setup }: Of<'create'>): Promise<OfflineReply | OfflineRefusalCode> {
    if (!(await this.#hasMasterFor(setup.sitters))) return 'no-master';
    return { type: 'created', id, game: await this.#games.create(setup) };
  }

  /** Whether the master is available, if any of these players needs it. */
  async #hasMasterFor(sitters: readonly Sitter[]): Promise<boolean> {
    return !sitters.some(isMaster) || this.#masters.load();
  }

  async #connect({
    id,
    game,
    connection,
    take = false,
  }: Of<'open'>): Promise<OfflineReply | OfflineRefusalCode> {
    const open = this.#open.get(game) ?? (await this.#openGame(game, take));
    if (typeof open === 'string') return open;
    open.connect(connection, (message) => this.#options.post({ type: 'tell', connection, message }));
    return { type: 'opened', id, sitters: open.table.sitters };
  }

  async #openGame(game: string, take: boolean): Promise<OpenGame | OfflineRefusalCode> {
    const onLost = (): void => void this.#close(game, 'elsewhere');
    const release = await this.#options.locks.hold(game, { take, onLost });
    if (release === 'elsewhere') return 'open-elsewhere';
    let table;
    try {
      table = await this.#games.open(game);
    } finally {
      if (typeof table !== 'object') release();
    }
    if (typeof table === 'string') return table;
    if (!(await this.#hasMasterFor(table.sitters))) {
      // Nobody may play for a Master in an eight: everybody's answers are the same.
      if (isEightRound(game)) {
        release();
        return 'no-master';
      }
      this.trouble('master-away');
    }
    const open = new OpenGame(table, release);
    this.#open.set(game, open);
    table.start();
    return open;
  }

  async #remove({ id, game }: Of<'remove'>): Promise<OfflineReply | OfflineRefusalCode> {
    await this.#close(game, 'removed');
    const release = await this.#options.locks.hold(game, { take: false, onLost: () => {} });
    if (release === 'elsewhere') return 'open-elsewhere';
    await this.#games.remove(game).finally(release);
    return { type: 'removed', id };
  }

  /** Only reads, so another tab may have the game open. */
  async #record({ id, game }: Of<'record'>): Promise<OfflineReply | OfflineRefusalCode> {
    const table = this.#open.get(game)?.table ?? (await this.#games.open(game));
    if (typeof table === 'string') return table;
    return table.record ? { type: 'record', id, text: JSON.stringify(table.record) } : 'not-over';
  }

  async #leave(connection: string): Promise<void> {
    const open = this.#gameWith(connection);
    if (open?.disconnect(connection)) await this.#close(open.table.id, 'removed');
  }

  async #close(game: string, why: LossCode): Promise<void> {
    const open = this.#open.get(game);
    this.#open.delete(game);
    await open?.close((connection) => this.#options.post({ type: 'lost', connection, why }));
  }

  #gameWith(connection: string): OpenGame | undefined {
    return [...this.#open.values()].find((open) => open.hasConnection(connection));
  }

  #refuse(id: string | undefined, code: OfflineRefusalCode): void {
    this.#options.post({ type: 'refused', ...(id !== undefined && { id }), code });
  }
}
