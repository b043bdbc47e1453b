import { parseTerms, type Terms } from '@quando/protocol';
import { readJson, type LocalStore } from '../local-store.ts';

const KEY = 'quando-terms';

const FIRST_TERMS: Terms = { players: 4, target: 50, tempo: 'relaxed', isOpen: true };

/** The terms of the last table made here, or the defaults for a first one. */
export const lastTerms = (localStore: LocalStore): Terms =>
  parseTerms(readJson(localStore, KEY)) ?? FIRST_TERMS;

export const saveTerms = (localStore: LocalStore, terms: Terms): void =>
  localStore.setItem(KEY, JSON.stringify(terms));
