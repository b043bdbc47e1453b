import { parseTerms, type Terms } from '@quando/protocol';
import { readJson, type Drawer } from '../drawer.ts';

const KEY = 'quando-terms';

const FIRST_TERMS: Terms = { players: 4, target: 50, tempo: 'relaxed', isOpen: true };

/** What the last table was made with, or what a first one may be like. */
export const lastTerms = (drawer: Drawer): Terms => parseTerms(readJson(drawer, KEY)) ?? FIRST_TERMS;

export const keepTerms = (drawer: Drawer, terms: Terms): void => drawer.setItem(KEY, JSON.stringify(terms));
