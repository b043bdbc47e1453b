import { languageOf, type Language } from '@quando/text';
import { DEFAULT_SETTINGS, parseSettings, type SettingsValues } from './settings-values.ts';

const KEY = 'quando-settings';

/** Where settings are kept: the browser's local storage, or something like it. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

/** What this device's people have chosen, kept from visit to visit. */
export class Settings {
  values: SettingsValues = $state.raw(DEFAULT_SETTINGS);
  readonly #drawer: Drawer;
  readonly #locales: readonly string[];

  constructor(drawer: Drawer, locales: readonly string[]) {
    this.#drawer = drawer;
    this.#locales = locales;
    this.values = parseSettings(parseJson(drawer.getItem(KEY)));
  }

  /** The language to speak: the chosen one, else the first of the browser's that Quando knows. */
  get language(): Language {
    if (this.values.language !== 'browser') return this.values.language;
    return this.#locales.map(languageOf).find((language) => language !== undefined) ?? 'en';
  }

  change(changes: Partial<SettingsValues>): void {
    this.values = { ...this.values, ...changes };
    this.#drawer.setItem(KEY, JSON.stringify(this.values));
  }

  /** Takes over what another tab has just kept. */
  reread(): void {
    this.values = parseSettings(parseJson(this.#drawer.getItem(KEY)));
  }
}

function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
