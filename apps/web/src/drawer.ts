/** Where small things are kept on this device from visit to visit. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's local storage; where that is barred or full, things last as long as the page. */
export function deviceDrawer(storage: () => Storage): Drawer {
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

/** What was kept as JSON; undefined if there is nothing, or nothing that can be read. */
export function readJson(drawer: Drawer, key: string): unknown {
  return attempt(() => JSON.parse(drawer.getItem(key) ?? 'null') as unknown) ?? undefined;
}

function attempt<Value>(deed: () => Value): Value | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
