import type { LocalStore } from '../local-store.ts';
import type { InputMode, RoundDraft } from './round-draft.ts';
import { RoundForm } from './round-form.svelte.ts';
import type { Round } from './round.ts';
import type { SaveOutcome, SheetLibrary } from './sheet-library.svelte.ts';
import type { Sheet } from './sheet.ts';
import { standingOf, type Standing } from './standing.ts';
import { clearDraft, loadDraft, saveDraft } from './stored-draft.ts';
import { undone, withRound, type StoredSheet } from './stored-sheet.ts';

/** What a sheet's page shows: the sheet, the helper, or a round being entered. */
export type EditorMode = Reading | { readonly kind: 'helping' } | Writing;

type Reading = { readonly kind: 'reading'; readonly open: number | 'none' };

type Writing = {
  readonly kind: 'writing';
  /** Counts from 0; `next` is the round after the last one, even if another tab adds one first. */
  readonly round: number | 'next';
  readonly form: RoundForm;
  /** The revision of the sheet that the writer has seen. */
  readonly revision: number;
};

/** The state of saving; after `failed` and `changed-elsewhere`, finishing again retries. */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'changed-elsewhere';

const STATUS_AFTER = {
  stored: 'saved',
  failed: 'failed',
  conflict: 'changed-elsewhere',
} as const satisfies Record<SaveOutcome, SaveStatus>;

type SheetEditorOptions = {
  readonly library: Pick<SheetLibrary, 'save' | 'report'>;
  /** The current sheet, including changes from other tabs. */
  readonly current: () => StoredSheet;
  /** Stores an unfinished round. */
  readonly drafts: LocalStore;
  readonly now: () => number;
};

/** Reads, writes and saves one sheet. */
export class SheetEditor {
  mode: EditorMode = $state.raw({ kind: 'reading', open: 'none' });
  status: SaveStatus = $state('saved');
  readonly #options: SheetEditorOptions;
  /** The next round starts in the mode of the last one. */
  #inputMode: InputMode = 'cards';

  constructor(options: SheetEditorOptions) {
    this.#options = options;
  }

  get sheet(): Sheet {
    return this.#options.current().sheet;
  }

  get standing(): Standing {
    return standingOf(this.sheet);
  }

  /** The next round, as far as it has been entered. */
  get draft(): RoundDraft {
    return loadDraft(this.#options.drafts, this.sheet);
  }

  /** The place of a round on the sheet, from 0. */
  indexOf(round: number | 'next'): number {
    return round === 'next' ? this.sheet.rounds.length : round;
  }

  read(open: number | 'none' = 'none'): void {
    this.mode = { kind: 'reading', open };
  }

  help(): void {
    this.mode = { kind: 'helping' };
  }

  writeNext(draft: RoundDraft = this.draft): void {
    const onchange = (changed: RoundDraft): void => saveDraft(this.#options.drafts, this.sheet, changed);
    onchange(draft);
    this.#write('next', new RoundForm(draft, { mode: this.#inputMode, onchange }));
  }

  correct(round: number): void {
    this.#write(round, new RoundForm(this.sheet.rounds[round]!, { mode: this.#inputMode }));
  }

  /** Saves the round, unless it is refused or the sheet has changed since the form was opened. */
  async finish(): Promise<void> {
    const { mode } = this;
    if (mode.kind !== 'writing' || this.status === 'saving') return;
    if (mode.revision !== this.#options.current().revision) {
      this.#options.library.report('out-of-date');
      this.#lookAgain(mode);
      return;
    }
    const round = mode.form.finish();
    this.#inputMode = mode.form.mode;
    if (round) await this.#saveRound(mode, round);
  }

  async undo(): Promise<void> {
    if (this.status === 'saving') return;
    await this.#save(undone(this.#options.current(), this.#options.now()));
    this.read();
  }

  #write(round: number | 'next', form: RoundForm): void {
    this.mode = { kind: 'writing', round, form, revision: this.#options.current().revision };
  }

  async #saveRound(writing: Writing, round: Round): Promise<void> {
    const { current, drafts, now } = this.#options;
    const index = this.indexOf(writing.round);
    const outcome = await this.#save(withRound(current(), index, round, now()));
    if (outcome === 'conflict') this.#lookAgain(writing);
    if (outcome !== 'stored') return;
    if (writing.round === 'next') clearDraft(drafts);
    this.read(index);
  }

  async #save(changed: StoredSheet): Promise<SaveOutcome> {
    this.status = 'saving';
    const outcome = await this.#options.library.save(changed);
    this.status = STATUS_AFTER[outcome];
    return outcome;
  }

  /** Keeps the input as long as the changed sheet still has a place for it. */
  #lookAgain(writing: Writing): void {
    this.status = 'changed-elsewhere';
    if (this.mode !== writing) return;
    const { round } = writing;
    const hasPlace = round === 'next' ? !this.standing.winners : round < this.sheet.rounds.length;
    if (hasPlace) this.#write(round, writing.form);
    else this.read();
  }
}
