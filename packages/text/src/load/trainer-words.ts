import type { TrainerWords } from '../trainer-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the trainer. */
export const loadTrainerWords: Loader<TrainerWords> = loader({
  de: async () => (await import('../de/trainer.ts')).germanTrainer,
  en: async () => (await import('../en/trainer.ts')).englishTrainer,
  fr: async () => (await import('../fr/trainer.ts')).frenchTrainer,
  it: async () => (await import('../it/trainer.ts')).italianTrainer,
  nl: async () => (await import('../nl/trainer.ts')).dutchTrainer,
  es: async () => (await import('../es/trainer.ts')).spanishTrainer,
});
