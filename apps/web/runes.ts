import { compileModule } from 'svelte/compiler';
import type { Plugin } from 'vite';

/** Compiles classes with runes for tests in Node in the same way as for a browser, so that they are reactive. */
export const runes = (): Plugin => ({
  name: 'quando-runes',
  transform: (code, id) =>
    id.endsWith('.svelte.ts') ? compileModule(code, { filename: id, generate: 'client' }).js : undefined,
});
