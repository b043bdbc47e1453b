import type { RulesSection } from '@quando/text';

/** The way from the table to a section of the rules, and what it is called. */
export type RuleLink = { readonly word: string; readonly open: (section: RulesSection) => void };

/** What the table says about a wish that was not granted, and where the rules tell why. */
export type Notice = { readonly sentence: string; readonly section: RulesSection | 'none' };
