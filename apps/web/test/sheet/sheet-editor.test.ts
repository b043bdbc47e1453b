import { beforeEach, describe, expect, it } from 'vitest';
import { openLocalStore, type LocalStore } from '../../src/local-store.ts';
import type { RoundForm } from '../../src/sheet/round-form.svelte.ts';
import { SheetEditor } from '../../src/sheet/sheet-editor.svelte.ts';
import { SheetLibrary } from '../../src/sheet/sheet-library.svelte.ts';
import { loadDraft } from '../../src/sheet/stored-draft.ts';
import { firstRevision, withRound } from '../../src/sheet/stored-sheet.ts';
import { CountingStore } from './counting-store.ts';
import { knockedBy, sheetOf } from './sheets.ts';

const sheet = sheetOf(3, { rounds: [knockedBy(0, 4, 12, 7)] });
const written = knockedBy(2, 5, 6, 3);

let store: CountingStore;
let library: SheetLibrary;
let drafts: LocalStore;
let editor: SheetEditor;

beforeEach(async () => {
  store = new CountingStore();
  await store.save(firstRevision(sheet));
  library = new SheetLibrary({ openStore: () => Promise.resolve(store), channel: undefined });
  await library.ready;
  drafts = openLocalStore(() => {
    throw new Error('no storage');
  });
  editor = new SheetEditor({ library, current: () => library.find(sheet.id)!, drafts, now: () => 2_000 });
});

/** The form of the round that is being written. */
function form(): RoundForm {
  if (editor.mode.kind !== 'writing') throw new Error(`the editor is ${editor.mode.kind}`);
  return editor.mode.form;
}

/** Enters the three sums of a round whose last player knocks. */
function enter(...sums: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[]): void {
  for (const [seat, sum] of sums.entries()) {
    form().goTo(seat);
    form().setMode('sum');
    form().clear();
    form().press(sum);
  }
  if (form().draft.knocker === 'nobody') form().knock();
}

/** Another tab adds a round to the sheet. */
async function addRoundElsewhere(...sums: readonly number[]): Promise<void> {
  const stored = (await store.read(sheet.id))!;
  await store.save(withRound(stored, stored.sheet.rounds.length, knockedBy(2, ...sums), 1_500));
}

/** A stale save makes the library read the sheet again, as a message from the other tab would. */
async function hear(): Promise<void> {
  await library.save((await store.read(sheet.id))!);
  library.dismiss('out-of-date');
}

describe('saving a round', () => {
  it('shows it on the sheet, and goes back to reading', async () => {
    editor.writeNext();
    enter(5, 6, 3);
    const finished = editor.finish();
    expect(editor.status).toBe('saving');
    await finished;
    expect(editor.status).toBe('saved');
    expect(editor.mode).toEqual({ kind: 'reading', open: 1 });
    expect(editor.sheet.rounds).toEqual([...sheet.rounds, written]);
    expect((await store.read(sheet.id))!.sheet).toEqual({ ...editor.sheet, changedAt: 2_000 });
  });

  it('happens once, however often it is asked for', async () => {
    editor.writeNext();
    enter(5, 6, 3);
    await Promise.all([editor.finish(), editor.finish()]);
    await editor.finish();
    expect(editor.sheet.rounds).toHaveLength(2);
  });

  it('waits for a round that is complete', async () => {
    editor.writeNext();
    enter(5, 6);
    await editor.finish();
    expect(editor.status).toBe('saved');
    expect(form().refusal).toEqual({ code: 'missing', seat: 2 });
    expect(editor.sheet.rounds).toHaveLength(1);
  });

  it('replaces a round that is corrected, and can be undone', async () => {
    editor.correct(0);
    enter(3, 6, 9);
    await editor.finish();
    expect(editor.sheet.rounds).toEqual([knockedBy(0, 3, 6, 9)]);
    await editor.undo();
    expect(editor.sheet.rounds).toEqual(sheet.rounds);
    expect(editor.mode).toEqual({ kind: 'reading', open: 'none' });
  });
});

describe('a save that fails', () => {
  it('keeps what was written, and finishing again retries', async () => {
    editor.writeNext();
    enter(5, 6, 3);
    store.failsToSave = true;
    await editor.finish();
    expect(editor.status).toBe('failed');
    expect(library.troubles).toEqual(['not-stored']);
    expect(form().draft).toEqual(written);
    store.failsToSave = false;
    await editor.finish();
    expect(editor.status).toBe('saved');
    expect(editor.sheet.rounds).toEqual([...sheet.rounds, written]);
  });
});

describe('a sheet that another tab has changed', () => {
  it('is shown first; then the round goes after the other one', async () => {
    editor.writeNext();
    enter(5, 6, 3);
    await addRoundElsewhere(9, 9, 8);
    await hear();
    await editor.finish();
    expect(editor.status).toBe('changed-elsewhere');
    expect(library.troubles).toEqual(['out-of-date']);
    expect(form().draft).toEqual(written);
    expect(editor.sheet.rounds).toHaveLength(2);
    await editor.finish();
    expect(editor.status).toBe('saved');
    expect(editor.mode).toEqual({ kind: 'reading', open: 2 });
    expect(editor.sheet.rounds).toEqual([...sheet.rounds, knockedBy(2, 9, 9, 8), written]);
  });

  it('is noticed by the store if no message came, and nothing of the other tab is lost', async () => {
    editor.writeNext();
    enter(5, 6, 3);
    await addRoundElsewhere(9, 9, 8);
    await editor.finish();
    expect(editor.status).toBe('changed-elsewhere');
    expect(editor.sheet.rounds).toHaveLength(2);
    await editor.finish();
    expect(editor.sheet.rounds).toEqual([...sheet.rounds, knockedBy(2, 9, 9, 8), written]);
  });

  it('has no place for another round once the game is over', async () => {
    editor.writeNext();
    enter(5, 6, 3);
    await addRoundElsewhere(60, 9, 8);
    await editor.finish();
    expect(editor.standing.winners).toBeDefined();
    expect(editor.mode).toEqual({ kind: 'reading', open: 'none' });
  });

  it('does not bring a form back that was left during the save', async () => {
    editor.writeNext();
    enter(5, 6, 3);
    await addRoundElsewhere(9, 9, 8);
    const finished = editor.finish();
    editor.read();
    await finished;
    expect(editor.mode).toEqual({ kind: 'reading', open: 'none' });
  });
});

describe('a round that is half written', () => {
  it('is there again for the next form, until it is saved', async () => {
    editor.writeNext();
    enter(5, 6);
    const half = form().draft;
    editor.read();
    expect(editor.draft).toEqual(half);
    editor.writeNext();
    enter(5, 6, 3);
    await editor.finish();
    expect(editor.draft.hands).toEqual(['missing', 'missing', 'missing']);
  });

  it('is not mixed up with a correction', () => {
    editor.writeNext();
    enter(5, 6);
    const half = form().draft;
    editor.correct(0);
    enter(3, 6, 9);
    expect(loadDraft(drafts, sheet)).toEqual(half);
  });

  it('starts with what the helper at the table knows, in the input mode of the last round', async () => {
    editor.help();
    editor.writeNext({ ...editor.draft, knocker: 1 });
    expect(form().mode).toBe('cards');
    expect(editor.draft.knocker).toBe(1);
    enter(5, 2, 9);
    await editor.finish();
    editor.writeNext();
    expect(form().mode).toBe('sum');
  });
});
