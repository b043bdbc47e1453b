import type { SeenEvent } from '@quando/rules';
import type { Language } from '@quando/text';

/** Speaks a sentence after those already queued, where the browser has a voice. */
export function speak(sentence: string, language: Language): void {
  if (typeof speechSynthesis === 'undefined') return;
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}

/** Whether an event is spoken: those with a banner are. */
export const isSpoken = (event: SeenEvent): boolean =>
  event.type === 'knocked' ||
  (event.type === 'played' && event.group === 'triplet') ||
  (event.type === 'scored' && event.end === 'zeros');
