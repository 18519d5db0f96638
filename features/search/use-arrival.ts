import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Call the returned function when a find was chosen: once the page is there, the keyboard and a screen reader
 * go on at the part that it leads to, as they would after a link within a page.
 */
export function useArrival(): () => void {
  const { key, hash } = useLocation();
  const isExpected = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [key, hash]);

  return () => {
    isExpected.current = true;
  };
}
