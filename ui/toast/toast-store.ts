export interface Toast {
  kind: "success" | "error";
  title: string;
  text: string;
  /** ms; absent: the usual 5,000. */
  timeout?: number;
}

let pending: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast at the top right; the library behind it is loaded with the first one. */
export function showToast(toast: Toast): void {
  pending = [...pending, toast];
  for (const tell of listeners) tell();
}

/** What is to be shown, once. */
export function takeToasts(): readonly Toast[] {
  const taken = pending;
  pending = [];
  return taken;
}

/** Tells of each new toast, until the function that it returns is called. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
