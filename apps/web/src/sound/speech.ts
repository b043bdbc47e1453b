import type { SeenEvent } from '@quando/rules';
import type { Language } from '@quando/text';

/** Says a sentence out loud where the browser has a voice; what is still being said goes first. */
export function speak(sentence: string, language: Language): void {
  if (typeof speechSynthesis === 'undefined') return;
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}

export function hush(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}

/** Whether an event is worth a spoken sentence at the table: the loud ones are. */
export const isSpoken = (event: SeenEvent): boolean =>
  event.type === 'knocked' ||
  (event.type === 'played' && event.group === 'triplet') ||
  (event.type === 'scored' && event.end === 'zeros');
