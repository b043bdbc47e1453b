import { compileModule } from 'svelte/compiler';
import type { Plugin } from 'vite';

/** Compiles classes with runes for tests in Node as for a browser, where changes of state are followed. */
export const runes = (): Plugin => ({
  name: 'quando-runes',
  transform: (code, id) =>
    id.endsWith('.svelte.ts') ? compileModule(code, { filename: id, generate: 'client' }).js : undefined,
});
