import { languageOf, type Language } from '@quando/text';
import { readJson, type LocalStore } from './local-store.ts';
import { DEFAULT_SETTINGS, helpsMemory, parseSettings, type SettingsValues } from './settings-values.ts';

const KEY = 'quando-settings';

/** The settings of this device, stored between visits. */
export class Settings {
  values: SettingsValues = $state.raw(DEFAULT_SETTINGS);
  readonly #localStore: LocalStore;
  readonly #locales: readonly string[];

  constructor(localStore: LocalStore, locales: readonly string[]) {
    this.#localStore = localStore;
    this.#locales = locales;
    this.reread();
  }

  /** The chosen language, or else the first of the browser's languages that Quando supports. */
  get language(): Language {
    if (this.values.language !== 'browser') return this.values.language;
    return this.#locales.map(languageOf).find((language) => language !== undefined) ?? 'en';
  }

  /** Whether cards also show the sides that the viewer could remember. */
  get helpsMemory(): boolean {
    return helpsMemory(this.values);
  }

  change(changes: Partial<SettingsValues>): void {
    this.values = { ...this.values, ...changes };
    this.#localStore.setItem(KEY, JSON.stringify(this.values));
  }

  /** Reads the stored settings again: another tab may have changed them. */
  reread(): void {
    this.values = parseSettings(readJson(this.#localStore, KEY));
  }
}
