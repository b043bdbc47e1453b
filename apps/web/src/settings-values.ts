import { isLanguage, type Language } from '@quando/text';

/** What a person has chosen on this device; every field has a meaning without any choice. */
export type SettingsValues = {
  readonly language: Language | 'browser';
  readonly theme: 'system' | 'day' | 'night';
  readonly sounds: boolean;
  readonly speech: boolean;
  readonly vibration: boolean;
  readonly motion: 'system' | 'full' | 'reduced';
  /** How fast cards move and how long bots seem to think. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant';
  /** Whether to ask again before something that cannot be taken back. */
  readonly confirmations: boolean;
  /** Whether bots say something now and then. */
  readonly botTalk: boolean;
  readonly cardSize: 'normal' | 'large';
  readonly sortHand: 'drawn' | 'number';
  readonly leftHanded: boolean;
  /** Whether cards also show what their viewer could remember of them. */
  readonly memoryHelp: boolean;
};

export const DEFAULT_SETTINGS: SettingsValues = {
  language: 'browser',
  theme: 'system',
  sounds: true,
  speech: false,
  vibration: true,
  motion: 'system',
  speed: 'normal',
  confirmations: false,
  botTalk: true,
  cardSize: 'normal',
  sortHand: 'number',
  leftHanded: false,
  memoryHelp: false,
};

/** The choices of each setting that has named ones, in the order in which they are offered. */
export const CHOICES = {
  theme: ['system', 'day', 'night'],
  motion: ['system', 'full', 'reduced'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  cardSize: ['normal', 'large'],
  sortHand: ['number', 'drawn'],
} as const satisfies { readonly [Name in keyof SettingsValues]?: readonly SettingsValues[Name][] };

type Chosen = keyof typeof CHOICES;

/** Reads what was kept, field by field: whatever is missing or makes no sense has its default. */
export function parseSettings(kept: unknown): SettingsValues {
  const fields = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof SettingsValues)[];
  const entries = names.map((name) => [
    name,
    isValueOf(name, fields[name]) ? fields[name] : DEFAULT_SETTINGS[name],
  ]);
  return Object.fromEntries(entries) as SettingsValues;
}

function isValueOf(name: keyof SettingsValues, value: unknown): boolean {
  if (name === 'language') return value === 'browser' || isLanguage(value);
  if (name in CHOICES) return CHOICES[name as Chosen].some((choice) => choice === value);
  return typeof value === 'boolean';
}
