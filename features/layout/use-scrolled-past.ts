import { useSyncExternalStore } from "react";

function onScroll(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

/** True while the page is scrolled by more than `threshold` px; false in the built page. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > threshold,
    () => false,
  );
}
