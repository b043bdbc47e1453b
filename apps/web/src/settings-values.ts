import { languages, type Language } from '@quando/text';
import * as v from 'valibot';
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
  /** Whether cards also show the sides that the viewer could remember. */
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

/** The options of settings with named values, in display order. */
export const CHOICES = {
  theme: ['system', 'day', 'night'],
  motion: ['system', 'full', 'reduced'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  cardSize: ['normal', 'large'],
  sortHand: ['number', 'drawn'],
} as const satisfies { readonly [Name in keyof SettingsValues]?: readonly SettingsValues[Name][] };

/** Settings as stored; a field that is missing or invalid has its default. */
const settings = v.object({
  language: v.fallback(v.picklist(['browser', ...languages]), DEFAULT_SETTINGS.language),
  theme: v.fallback(v.picklist(CHOICES.theme), DEFAULT_SETTINGS.theme),
  sounds: flag(DEFAULT_SETTINGS.sounds),
  speech: flag(DEFAULT_SETTINGS.speech),
  vibration: flag(DEFAULT_SETTINGS.vibration),
  motion: v.fallback(v.picklist(CHOICES.motion), DEFAULT_SETTINGS.motion),
  speed: v.fallback(v.picklist(CHOICES.speed), DEFAULT_SETTINGS.speed),
  confirmations: flag(DEFAULT_SETTINGS.confirmations),
  botTalk: flag(DEFAULT_SETTINGS.botTalk),
  cardSize: v.fallback(v.picklist(CHOICES.cardSize), DEFAULT_SETTINGS.cardSize),
  sortHand: v.fallback(v.picklist(CHOICES.sortHand), DEFAULT_SETTINGS.sortHand),
  leftHanded: flag(DEFAULT_SETTINGS.leftHanded),
  memoryHelp: flag(DEFAULT_SETTINGS.memoryHelp),
});

/** Reads stored settings field by field. */
export const parseSettings = (stored: unknown): SettingsValues => v.parse(settings, fieldsOf(stored));

function flag(preset: boolean) {
  return v.fallback(v.boolean(), preset);
}
