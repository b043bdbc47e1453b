import { MediaQuery } from 'svelte/reactivity';
import type { Settings } from './settings.svelte.ts';

/** The theme and the amount of motion: the user's choice, or else the device's preference. */
export class Appearance {
  readonly #settings: Settings;
  readonly #dark: MediaQuery = new MediaQuery('prefers-color-scheme: dark');
  readonly #still: MediaQuery = new MediaQuery('prefers-reduced-motion: reduce');

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get theme(): 'day' | 'night' {
    const { theme } = this.#settings.values;
    if (theme !== 'system') return theme;
    return this.#dark.current ? 'night' : 'day';
  }

  get motion(): 'full' | 'reduced' {
    const { motion } = this.#settings.values;
    if (motion !== 'system') return motion;
    return this.#still.current ? 'reduced' : 'full';
  }
}
