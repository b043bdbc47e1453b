import type { TutorialWords } from '../tutorial-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the tutorial. */
export const loadTutorialWords: Loader<TutorialWords> = loader({
  de: async () => (await import('../de/tutorial.ts')).germanTutorial,
  en: async () => (await import('../en/tutorial.ts')).englishTutorial,
  fr: async () => (await import('../fr/tutorial.ts')).frenchTutorial,
  it: async () => (await import('../it/tutorial.ts')).italianTutorial,
  nl: async () => (await import('../nl/tutorial.ts')).dutchTutorial,
  es: async () => (await import('../es/tutorial.ts')).spanishTutorial,
});
