import { languageOf, type Language } from '@quando/text';
import { readJson, type LocalStore } from './local-store.ts';
import { DEFAULT_SETTINGS, parseSettings, type SettingsValues } from './settings-values.ts';

const KEY = 'quando-settings';

/** What this device's people have chosen, kept from visit to visit. */
export class Settings {
  values: SettingsValues = $state.raw(DEFAULT_SETTINGS);
  readonly #localStore: LocalStore;
  readonly #locales: readonly string[];

  constructor(localStore: LocalStore, locales: readonly string[]) {
    this.#localStore = localStore;
    this.#locales = locales;
    this.reread();
  }

  /** The language to speak: the chosen one, else the first of the browser's that Quando knows. */
  get language(): Language {
    if (this.values.language !== 'browser') return this.values.language;
    return this.#locales.map(languageOf).find((language) => language !== undefined) ?? 'en';
  }

  change(changes: Partial<SettingsValues>): void {
    this.values = { ...this.values, ...changes };
    this.#localStore.setItem(KEY, JSON.stringify(this.values));
  }

  /** Takes over what was kept, perhaps by another tab. */
  reread(): void {
    this.values = parseSettings(readJson(this.#localStore, KEY));
  }
}
