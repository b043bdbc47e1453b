import type { RulesSection } from '@quando/text';

/** A link from the table to a section of the rules, and its label. */
export type RuleLink = { readonly word: string; readonly open: (section: RulesSection) => void };

/** The table's message about a refused request, and the section of the rules that explains it. */
export type Notice = { readonly sentence: string; readonly section: RulesSection | 'none' };
