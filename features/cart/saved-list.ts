/**
 * A list in local storage that outlives reloads, languages and tabs, and whatever rubbish stands there.
 * Small on purpose: the count on the cart's icon reads it on every page; the store (cart-store.ts) writes it.
 */
export interface SavedList<Row> {
  /** Local-storage key. */
  key: string;
  /** The same array as long as nothing changed. */
  rows(): readonly Row[];
  write(rows: readonly Row[]): void;
  /** Calls back after a change here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** Layout of what is stored; another version is not read. That of zustand's persist, which writes it. */
export const savedVersion = 1;

const changes = ["storage", "pageshow"];

/**
 * `field` names the list in the stored state: `{"state":{"items":[…]},"version":1}`;
 * `clean` keeps of any array what may stand in it.
 */
export function createSavedList<Row>(
  key: string,
  field: string,
  clean: (rows: readonly unknown[]) => readonly Row[],
): SavedList<Row> {
  const listeners = new Set<() => void>();
  let known: readonly Row[] | undefined;

  function read(): readonly Row[] {
    try {
      const { state, version } = JSON.parse(localStorage.getItem(key) ?? "{}");
      return version === savedVersion ? clean(state[field]) : [];
    } catch {
      return [];
    }
  }
  function tell() {
    for (const listener of listeners) listener();
  }
  /** No key: another tab has cleared everything, or this page comes back as it was frozen. */
  function follow(event: Event) {
    if (((event as StorageEvent).key ?? key) !== key) return;
    known = undefined;
    tell();
  }

  return {
    key,
    rows() {
      known ??= read();
      return known;
    },
    write(rows) {
      known = rows;
      try {
        localStorage.setItem(
          key,
          JSON.stringify({ state: { [field]: rows }, version: savedVersion }),
        );
      } catch {
        // Storage is blocked or full: the list holds for this page.
      }
      tell();
    },
    subscribe(listener) {
      // Asking twice does nothing; the build has no window, and nothing changes there.
      for (const name of changes) globalThis.addEventListener?.(name, follow);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
