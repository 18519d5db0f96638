import { useSyncExternalStore } from "react";

/** The same width as in the style sheets. */
const wide = "(min-width: 48rem)";

/** Whether the page is wide enough for a row of fields; of a page that is not in a browser: yes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(wide).matches,
    () => true,
  );
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
