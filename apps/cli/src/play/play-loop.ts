import { setTimeout as delay } from 'node:timers/promises';
import { legalActions, refusalOf, type Action, type Seat, type View } from '@quando/rules';
import { turnOptionsOf } from '@quando/text';
import { boardLines } from '../screen/board.ts';
import { sortedHand } from '../screen/hand.ts';
import { wrapped } from '../screen/text-layout.ts';
import { revealLines } from '../screen/reveal.ts';
import { standingLines } from '../screen/standings.ts';
import { messageLines, messageOf, type Message } from '../screen/message.ts';
import { Transcript } from './transcript.ts';
import { actionOf, isQuestion, parseInput, type Input } from './input.ts';
import type { LineReader } from './line-reader.ts';
import type { TableGame } from './table-game.ts';
import type { Display } from './display.ts';

const PROMPT = '> ';
const LEAST_UNREAD = 5;

/** One person's game against bots. */
export class PlayLoop {
  readonly #game: TableGame;
  readonly #seat: Seat;
  readonly #reader: LineReader;
  readonly #display: Display;
  readonly #transcript = new Transcript();

  constructor(table: {
    readonly game: TableGame;
    readonly seat: Seat;
    readonly reader: LineReader;
    readonly display: Display;
  }) {
    this.#game = table.game;
    this.#seat = table.seat;
    this.#reader = table.reader;
    this.#display = table.display;
  }

  /** Plays until the game is over or the player leaves. */
  async run(): Promise<void> {
    const { players, target } = this.#view;
    this.#transcript.add({ sentence: this.#display.screen.words.welcome(players, target), isLoud: false });
    await this.#follow();
    while (this.#view.phase !== 'over') {
      if (!(await this.#step(this.#view))) return this.#display.show(this.#display.screen.words.goodbye);
    }
    this.#finish(this.#view);
  }

  get #view(): View {
    return this.#game.view;
  }

  /** Advances by one decision or one deal; false if the player leaves. */
  async #step({ phase, asked }: View): Promise<boolean> {
    if (phase === 'scored' || asked === 'nobody') return this.#nextRound();
    if (asked === this.#seat) return this.#decide();
    await this.#follow();
    return !this.#reader.hasLeft;
  }

  /** Waits for the next step and adds its events to the transcript; on a terminal also prints them at a readable pace. */
  async #follow(): Promise<void> {
    for (const event of await this.#game.next()) {
      if (event.type === 'dealt') this.#transcript.startRound();
      const message = messageOf(event, this.#seat, this.#display.screen);
      this.#transcript.add(message);
      if (!this.#display.isTerminal) continue;
      this.#print([message]);
      await delay(this.#display.pace, undefined, { signal: this.#reader.closed }).catch(() => {});
    }
  }

  async #nextRound(): Promise<boolean> {
    const { screen } = this.#display;
    this.#display.clear();
    this.#showUnread();
    this.#display.show('', ...revealLines(this.#view, screen), '', `  ${screen.words.keys.next}`);
    if (!(await this.#isReady())) return false;
    await this.#game.dealNextRound();
    await this.#follow();
    return true;
  }

  /** Waits until the player continues; false if they leave. Requests for information are answered in between. */
  async #isReady(): Promise<boolean> {
    for (;;) {
      const line = await this.#reader.ask(PROMPT);
      const input = line === undefined ? undefined : parseInput(line, this.#display.screen.words);
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
      const input = parseInput(line, this.#display.screen.words);
      if (input.type === 'quit') return false;
      const action = this.#accepted(input);
      if (!action) continue;
      await this.#game.act(action);
      await this.#follow();
      return true;
    }
  }

  /** The legal action of this input; any other input gets a message. */
  #accepted(input: Input): Action | undefined {
    const view = this.#view;
    const shown = sortedHand(view.hands[this.#seat]!);
    const action = actionOf(input, view, shown);
    const { text, words, names } = this.#display.screen;
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
    const { screen } = this.#display;
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
        return this.#print(this.#transcript.round);
      case 'scores':
        return this.#display.show(...standingLines(this.#view, words.heading(round + 1, target), screen));
      default:
        return this.#say(words.notUnderstood);
    }
  }

  #drawTable(): void {
    const { screen, rows } = this.#display;
    const view = this.#view;
    const choice = turnOptionsOf(legalActions(view).map(({ type }) => type)) ?? 'play';
    const board = ['', ...boardLines(view, this.#seat, screen), ''];
    const status = wrapped(`  ${screen.text.status(view, screen.names)}`, screen.width - 1, 2);
    const keys = wrapped(`  ${screen.words.keys[choice]}`, screen.width - 1, 2);
    this.#display.clear();
    this.#display.show(...board);
    this.#showUnread(rows - board.length - status.length - keys.length - 2);
    this.#display.show('', ...status.map(screen.style.strong), ...keys.map(screen.style.quiet));
  }

  /** Prints what is new; only the last part of it if there is not enough room. */
  #showUnread(room = Infinity): void {
    this.#print(this.#transcript.takeUnread().slice(-Math.max(LEAST_UNREAD, room)));
  }

  #print(all: readonly Message[]): void {
    const { screen } = this.#display;
    this.#display.show(...all.flatMap((message) => messageLines(message, screen)));
  }

  #say(...paragraphs: readonly string[]): void {
    const { width } = this.#display.screen;
    this.#display.show(...paragraphs.flatMap((paragraph) => wrapped(`  ${paragraph}`, width - 1, 4)));
  }

  /** The last line names the winners. */
  #finish(view: View): void {
    const { screen } = this.#display;
    const unread = this.#transcript.takeUnread();
    this.#display.clear();
    this.#print(unread.slice(0, -1));
    this.#display.show('', ...revealLines(view, screen), '');
    this.#display.show(...standingLines(view, screen.words.finalResult, screen), '');
    this.#print(unread.slice(-1));
  }
}
