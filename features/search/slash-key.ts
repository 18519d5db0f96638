/** Local-storage key; `off`: `/` does not open the search (WCAG 2.1.4: a key of one sign can be switched off). */
const storageKey = "search-slash";

export function isSlashOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === "off";
  } catch {
    return false;
  }
}

/** Storage is blocked: then it stays on. */
export function chooseSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Nothing is kept; the next page asks anew.
  }
}
