import type { Chair, Face } from '@quando/protocol';

export const FREE: Chair = { kind: 'free' };

export const person = (name: string): Chair => ({
  kind: 'taken',
  sitter: { kind: 'person', name, avatar: 'round' },
  isHere: true,
  isAway: false,
});

export const bot = (name: string): Chair => ({
  kind: 'taken',
  sitter: { kind: 'bot', level: 'casual', name, avatar: 'bean' },
  isHere: true,
  isAway: false,
});

/** A table of three at which nobody sits, unless the changes say otherwise. */
export const faceWith = (changes: Partial<Face> = {}): Face => ({
  type: 'face',
  table: 'oak',
  seq: 0,
  stage: 'gathering',
  terms: { players: 3, target: 50, tempo: 'quick', isOpen: true },
  chairs: [FREE, FREE, FREE],
  host: 'nobody',
  deal: { number: 0, commitment: 'c0', contributors: [] },
  now: 1_000_000,
  ...changes,
});
