import { askWorker } from '../ask-worker.ts';
import type { Story } from './story.ts';

/** Asks for the record of a finished game, wherever it is stored. */
export type RecordSource = () => Promise<{ readonly text: string } | { readonly refused: string }>;

/** The story of one game: reads it from the record, in a worker, because a record contains what was hidden. */
export class GameStory {
  /** The story; `unread` until it is asked for. */
  #story: Story | 'unread' | 'reading' | 'failed' = $state.raw('unread');
  readonly #source: RecordSource;
  readonly #tell: (record: string) => Promise<Story | undefined>;

  constructor(source: RecordSource, tell: typeof storyIn = storyIn) {
    this.#source = source;
    this.#tell = tell;
  }

  get told(): Story | 'reading' | 'failed' {
    return this.#story === 'unread' ? 'reading' : this.#story;
  }

  /** Reads the story; does nothing if it is known or on its way. */
  async read(): Promise<void> {
    if (this.#story !== 'unread' && this.#story !== 'failed') return;
    this.#story = 'reading';
    const answer = await this.#source();
    this.#story = ('text' in answer ? await this.#tell(answer.text) : undefined) ?? 'failed';
  }
}

const storyIn = (record: string): Promise<Story | undefined> =>
  askWorker(new Worker(new URL('../offline/story-worker.ts', import.meta.url), { type: 'module' }), record);
