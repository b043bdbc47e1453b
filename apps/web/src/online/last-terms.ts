import { parseTerms, type Terms } from '@quando/protocol';
import { readJson, type LocalStore } from '../local-store.ts';

const KEY = 'quando-terms';

const FIRST_TERMS: Terms = { players: 4, target: 50, tempo: 'relaxed', isOpen: true };

/** What the last table was made with, or what a first one may be like. */
export const lastTerms = (localStore: LocalStore): Terms =>
  parseTerms(readJson(localStore, KEY)) ?? FIRST_TERMS;

export const saveTerms = (localStore: LocalStore, terms: Terms): void =>
  localStore.setItem(KEY, JSON.stringify(terms));
