/**
 * What at least one of the oldest supported browsers (Safari 15.4, Firefox 115, Chrome 110) lacks, by the path of the
 * object that has it. The app may use it only where it does without if need be.
 */
export const TOO_NEW: Readonly<Record<string, readonly string[]>> = {
  Array: ['fromAsync'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'Int8Array.prototype.__proto__': ['toReversed', 'toSorted', 'with'],
  'ArrayBuffer.prototype': ['resizable', 'resize', 'transfer', 'transferToFixedLength'],
  Atomics: ['pause', 'waitAsync'],
  'DataView.prototype': ['getFloat16', 'setFloat16'],
  Error: ['captureStackTrace', 'isError'],
  Intl: ['DurationFormat', 'Segmenter'],
  'Intl.Locale.prototype': ['getCalendars', 'getHourCycles', 'getTextInfo', 'getTimeZones', 'getWeekInfo'],
  'Intl.NumberFormat.prototype': ['formatRange', 'formatRangeToParts'],
  'Intl.PluralRules.prototype': ['selectRange'],
  'Iterator.prototype': [
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'some',
    'take',
    'toArray',
  ],
  JSON: ['isRawJSON', 'rawJSON'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Math: ['f16round', 'sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  AbortSignal: ['any', 'timeout'],
  'Blob.prototype': ['bytes'],
  'CanvasRenderingContext2D.prototype': [
    'createConicGradient',
    'filter',
    'letterSpacing',
    'reset',
    'roundRect',
  ],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'setHTMLUnsafe'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'HTMLElement.prototype': ['hidePopover', 'showPopover', 'togglePopover'],
  'HTMLInputElement.prototype': ['showPicker'],
  'HTMLSelectElement.prototype': ['showPicker'],
  'IDBFactory.prototype': ['databases'],
  'Navigator.prototype': ['clearAppBadge', 'setAppBadge', 'userActivation', 'wakeLock'],
  'Path2D.prototype': ['roundRect'],
  ReadableStream: ['from'],
  'ReadableStream.prototype': ['values'],
  Response: ['json'],
  'Response.prototype': ['bytes'],
  'StorageManager.prototype': ['estimate'],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  globalThis: [
    'CloseWatcher',
    'CompressionStream',
    'DecompressionStream',
    'Float16Array',
    'Highlight',
    'Notification',
    'OffscreenCanvas',
    'PushManager',
    'SharedWorker',
    'SuppressedError',
    'URLPattern',
    'navigation',
    'requestIdleCallback',
    'scheduler',
  ],
};

/** Removes all that from a page or a worker, once; vector instructions of WebAssembly (Safari 16.4) too. */
export function becomeOld(tooNew: typeof TOO_NEW): void {
  if ('isOld' in globalThis) return;
  Object.assign(globalThis, { isOld: true });
  for (const [path, names] of Object.entries(tooNew)) {
    const steps = path === 'globalThis' ? [] : path.split('.');
    const owner = steps.reduce<unknown>(
      (object, step) => (object ? (Reflect.get(Object(object), step) as unknown) : undefined),
      globalThis,
    );
    if (owner) for (const name of names) Reflect.deleteProperty(Object(owner), name);
  }
  Object.assign(WebAssembly, { validate: () => false });
}
