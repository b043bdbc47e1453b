import { setTimeout as delay } from 'node:timers/promises';
import { legalActions, refusalOf, type Action, type Seat, type View } from '@quando/rules';
import { turnOptionsOf } from '@quando/text';
import { boardLines } from '../screen/board.ts';
import { sortedHand } from '../screen/hand.ts';
import { wrapped } from '../screen/measure.ts';
import { revealLines } from '../screen/reveal.ts';
import { standingLines } from '../screen/standings.ts';
import { toldLines, toldOf, type Told } from '../screen/telling.ts';
import { Chronicle } from './chronicle.ts';
import { actionOf, isQuestion, parseInput, type Input } from './input.ts';
import type { LineReader } from './line-reader.ts';
import type { LocalGame } from './local-game.ts';
import type { Opponent } from './opponent.ts';
import type { Stage } from './stage.ts';

const PROMPT = '> ';
const LEAST_NEWS = 5;

/** One person's game against opponents, from the deal to the last word. */
export class Session {
  readonly #game: LocalGame;
  readonly #seat: Seat;
  readonly #opponent: Opponent;
  readonly #reader: LineReader;
  readonly #stage: Stage;
  readonly #chronicle = new Chronicle();

  constructor(table: {
    readonly game: LocalGame;
    readonly seat: Seat;
    readonly opponent: Opponent;
    readonly reader: LineReader;
    readonly stage: Stage;
  }) {
    this.#game = table.game;
    this.#seat = table.seat;
    this.#opponent = table.opponent;
    this.#reader = table.reader;
    this.#stage = table.stage;
  }

  /** Plays until the game is over or the player leaves. */
  async run(): Promise<void> {
    const { players, target } = this.#view;
    this.#chronicle.add({ sentence: this.#stage.screen.words.welcome(players, target), isLoud: false });
    await this.#hear();
    while (this.#view.phase !== 'over') {
      if (!(await this.#step(this.#view))) return this.#stage.show(this.#stage.screen.words.goodbye);
    }
    this.#finish(this.#view);
  }

  get #view(): View {
    return this.#game.viewOf(this.#seat);
  }

  /** Goes on by one decision or one deal; false if the player leaves. */
  async #step({ phase, asked }: View): Promise<boolean> {
    if (phase === 'scored' || asked === 'nobody') return this.#nextRound();
    if (asked === this.#seat) return this.#decide();
    this.#game.act(asked, this.#opponent(this.#game.viewOf(asked)));
    await this.#hear();
    return !this.#reader.hasLeft;
  }

  /** Takes in what happened; on a terminal it is also told at once, at a pace that can be followed. */
  async #hear(): Promise<void> {
    for (const event of this.#game.news) {
      if (event.type === 'dealt') this.#chronicle.startRound();
      const told = toldOf(event, this.#seat, this.#stage.screen);
      this.#chronicle.add(told);
      if (!this.#stage.isTerminal) continue;
      this.#tell([told]);
      await delay(this.#stage.pace, undefined, { signal: this.#reader.closed }).catch(() => {});
    }
  }

  async #nextRound(): Promise<boolean> {
    const { screen } = this.#stage;
    this.#stage.clear();
    this.#showNews();
    this.#stage.show('', ...revealLines(this.#view, screen), '', `  ${screen.words.keys.next}`);
    if (!(await this.#isReady())) return false;
    this.#game.dealNextRound();
    await this.#hear();
    return true;
  }

  /** Waits until the player wants to go on; false if they leave. Questions are answered meanwhile. */
  async #isReady(): Promise<boolean> {
    for (;;) {
      const line = await this.#reader.ask(PROMPT);
      const input = line === undefined ? undefined : parseInput(line, this.#stage.screen.words);
      if (!input || input.type === 'quit') return false;
      if (!isQuestion(input)) return true;
      this.#answer(input);
    }
  }

  async #decide(): Promise<boolean> {
    this.#drawTable();
    for (;;) {
      const line = await this.#reader.ask(PROMPT);
      if (line === undefined) return false;
      const input = parseInput(line, this.#stage.screen.words);
      if (input.type === 'quit') return false;
      const action = this.#accepted(input);
      if (!action) continue;
      this.#game.act(this.#seat, action);
      await this.#hear();
      return true;
    }
  }

  /** The action that the player may do by this input; anything else is answered. */
  #accepted(input: Input): Action | undefined {
    const view = this.#view;
    const shown = sortedHand(view.hands[this.#seat]!);
    const action = actionOf(input, view, shown);
    const { text, words, names } = this.#stage.screen;
    if (!action) this.#answer(input);
    else if ('noPlace' in action) this.#say(words.noSuchPlace(action.noPlace, shown.length));
    else {
      const refusal = refusalOf(view, action);
      if (!refusal) return action;
      this.#say(text.refuse(refusal, { viewer: this.#seat, names }));
    }
    return undefined;
  }

  #answer({ type }: Input): void {
    const { screen } = this.#stage;
    const { words } = screen;
    const { round, target } = this.#view;
    switch (type) {
      case 'nothing':
        return this.#drawTable();
      case 'help':
        return this.#say(...words.help);
      case 'rules':
        return this.#say(...words.rules);
      case 'log':
        return this.#tell(this.#chronicle.round);
      case 'scores':
        return this.#stage.show(...standingLines(this.#view, words.heading(round + 1, target), screen));
      default:
        return this.#say(words.notUnderstood);
    }
  }

  #drawTable(): void {
    const { screen, rows } = this.#stage;
    const view = this.#view;
    const choice = turnOptionsOf(legalActions(view).map(({ type }) => type)) ?? 'play';
    const board = ['', ...boardLines(view, this.#seat, screen), ''];
    const status = wrapped(`  ${screen.text.status(view, screen.names)}`, screen.width - 1, 2);
    const keys = wrapped(`  ${screen.words.keys[choice]}`, screen.width - 1, 2);
    this.#stage.clear();
    this.#stage.show(...board);
    this.#showNews(rows - board.length - status.length - keys.length - 2);
    this.#stage.show('', ...status.map(screen.brush.strong), ...keys.map(screen.brush.quiet));
  }

  /** Tells what is new; where there is not room for all, the last of it. */
  #showNews(room = Infinity): void {
    this.#tell(this.#chronicle.takeNews().slice(-Math.max(LEAST_NEWS, room)));
  }

  #tell(all: readonly Told[]): void {
    const { screen } = this.#stage;
    this.#stage.show(...all.flatMap((told) => toldLines(told, screen)));
  }

  #say(...paragraphs: readonly string[]): void {
    const { width } = this.#stage.screen;
    this.#stage.show(...paragraphs.flatMap((paragraph) => wrapped(`  ${paragraph}`, width - 1, 4)));
  }

  /** The last word is who has won. */
  #finish(view: View): void {
    const { screen } = this.#stage;
    const news = this.#chronicle.takeNews();
    this.#stage.clear();
    this.#tell(news.slice(0, -1));
    this.#stage.show('', ...revealLines(view, screen), '');
    this.#stage.show(...standingLines(view, screen.words.finalResult, screen), '');
    this.#tell(news.slice(-1));
  }
}
