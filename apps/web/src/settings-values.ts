import { languages, type Language } from '@quando/text';
import { fieldsOf } from './local-store.ts';

/** The user's settings on this device. */
export type SettingsValues = {
  readonly language: Language | 'browser';
  readonly theme: 'system' | 'day' | 'night';
  readonly sounds: boolean;
  readonly speech: boolean;
  readonly vibration: boolean;
  readonly motion: 'system' | 'full' | 'reduced';
  /** The speed of animations and of bots. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant';
  /** Whether to confirm actions that cannot be undone. */
  readonly confirmations: boolean;
  /** Whether bots make remarks. */
  readonly botTalk: boolean;
  readonly cardSize: 'normal' | 'large';
  readonly sortHand: 'drawn' | 'number';
  readonly leftHanded: boolean;
  /** Whether cards also show the sides that the viewer could remember; they do until the user has decided. */
  readonly memoryHelp: boolean | 'undecided';
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
  memoryHelp: 'undecided',
};

/** The options of settings with named values, in display order. */
export const CHOICES = {
  theme: ['system', 'day', 'night'],
  motion: ['system', 'full', 'reduced'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  cardSize: ['normal', 'large'],
  sortHand: ['number', 'drawn'],
} as const satisfies { readonly [Name in keyof SettingsValues]?: readonly SettingsValues[Name][] };

/** Reads stored settings field by field; a field that is missing or invalid has its default. */
export function parseSettings(stored: unknown): SettingsValues {
  const fields = fieldsOf(stored);
  const flag = (name: FlagName): boolean => {
    const value = fields[name];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name];
  };
  const choice = <Value>(name: keyof SettingsValues, options: readonly Value[], preset: Value): Value =>
    options.find((option) => option === fields[name]) ?? preset;
  return {
    language: choice('language', ['browser', ...languages], DEFAULT_SETTINGS.language),
    theme: choice('theme', CHOICES.theme, DEFAULT_SETTINGS.theme),
    sounds: flag('sounds'),
    speech: flag('speech'),
    vibration: flag('vibration'),
    motion: choice('motion', CHOICES.motion, DEFAULT_SETTINGS.motion),
    speed: choice('speed', CHOICES.speed, DEFAULT_SETTINGS.speed),
    confirmations: flag('confirmations'),
    botTalk: flag('botTalk'),
    cardSize: choice('cardSize', CHOICES.cardSize, DEFAULT_SETTINGS.cardSize),
    sortHand: choice('sortHand', CHOICES.sortHand, DEFAULT_SETTINGS.sortHand),
    leftHanded: flag('leftHanded'),
    memoryHelp: choice('memoryHelp', [true, false], DEFAULT_SETTINGS.memoryHelp),
  };
}

/** Whether cards also show the sides that the viewer could remember. */
export const helpsMemory = ({ memoryHelp }: Pick<SettingsValues, 'memoryHelp'>): boolean =>
  memoryHelp !== false;

/** The settings that are either on or off. */
type FlagName = {
  [Name in keyof SettingsValues]: SettingsValues[Name] extends boolean ? Name : never;
}[keyof SettingsValues];
