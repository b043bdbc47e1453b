import { CHAPTERS, type Chapter } from '@quando/text';
import { readJson, type Drawer } from '../../drawer.ts';

const KEY = 'quando-tutorial';

/** The chapters that were learnt on this device. */
export function learntChapters(drawer: Drawer): readonly Chapter[] {
  const kept = readJson(drawer, KEY);
  return Array.isArray(kept) ? CHAPTERS.filter((chapter) => kept.includes(chapter)) : [];
}

export function keepLearnt(drawer: Drawer, chapter: Chapter): void {
  const learnt = new Set([...learntChapters(drawer), chapter]);
  drawer.setItem(KEY, JSON.stringify([...learnt]));
}

/** The first chapter that is still to be learnt. */
export const nextToLearn = (learnt: readonly Chapter[]): Chapter | undefined =>
  CHAPTERS.find((chapter) => !learnt.includes(chapter));

/** The chapter after one; undefined after the last. */
export const chapterAfter = (chapter: Chapter): Chapter | undefined =>
  CHAPTERS[CHAPTERS.indexOf(chapter) + 1];
