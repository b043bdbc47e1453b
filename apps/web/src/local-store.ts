/** Small values that persist on this device. */
export type LocalStore = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's local storage; if it is blocked or full, values last only as long as the page. */
export function openLocalStore(storage: () => LocalStore): LocalStore {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    setItem: (key, value) => {
      const kept = attempt(() => {
        storage().setItem(key, value);
        return true;
      });
      if (kept) held.delete(key);
      else held.set(key, value);
    },
  };
}

/** A value stored as JSON; undefined if it is missing or unreadable. */
export function readJson(localStore: LocalStore, key: string): unknown {
  return attempt(() => JSON.parse(localStore.getItem(key) ?? 'null') as unknown) ?? undefined;
}

/** The fields of an untrusted value; none if it is not an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
