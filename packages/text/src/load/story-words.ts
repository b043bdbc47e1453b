import type { StoryWords } from '../story-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts about a finished game. */
export const loadStoryWords: Loader<StoryWords> = loader({
  de: async () => (await import('../de/story.ts')).germanStory,
  en: async () => (await import('../en/story.ts')).englishStory,
  fr: async () => (await import('../fr/story.ts')).frenchStory,
  it: async () => (await import('../it/story.ts')).italianStory,
  nl: async () => (await import('../nl/story.ts')).dutchStory,
  es: async () => (await import('../es/story.ts')).spanishStory,
});
