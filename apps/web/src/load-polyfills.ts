/** Adds what the oldest supported browsers lack (Safari before version 16); await it before anything else runs. */
export async function loadPolyfills(): Promise<void> {
  if ('toSorted' in Array.prototype && 'timeout' in AbortSignal) return;
  const { addPolyfills } = await import('./polyfills.ts');
  addPolyfills();
}
