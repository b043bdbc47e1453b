import { CHAPTERS, type Chapter } from '@quando/text';
import { readJson, type LocalStore } from '../../local-store.ts';

const KEY = 'quando-tutorial';

/** The address of the celebration after the last chapter, in the place of a chapter. */
export const DONE = 'done';

/** The chapters completed on this device. */
export function learntChapters(localStore: LocalStore): readonly Chapter[] {
  const kept = readJson(localStore, KEY);
  return Array.isArray(kept) ? CHAPTERS.filter((chapter) => kept.includes(chapter)) : [];
}

export function saveLearnt(localStore: LocalStore, chapter: Chapter): void {
  const learnt = new Set([...learntChapters(localStore), chapter]);
  localStore.setItem(KEY, JSON.stringify([...learnt]));
}

/** The first chapter not completed yet. */
export const nextToLearn = (learnt: readonly Chapter[]): Chapter | undefined =>
  CHAPTERS.find((chapter) => !learnt.includes(chapter));

/** The chapter after one; undefined after the last. */
export const chapterAfter = (chapter: Chapter): Chapter | undefined =>
  CHAPTERS[CHAPTERS.indexOf(chapter) + 1];
