import { untrack } from 'svelte';
import type { Wording } from '../wording.svelte.ts';

/** A screen together with the texts that the start page does without. */
export async function withTexts<Screen>(wording: Wording, screen: Promise<Screen>): Promise<Screen> {
  const [loaded] = await Promise.all([screen, untrack(() => wording.loadAll())]);
  return loaded;
}
