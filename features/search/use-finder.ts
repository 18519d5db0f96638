import { useEffect, useState } from "react";
import { type Finder, loadFinder } from "./load-finder.ts";

/** What finds in a language: undefined while it is loaded, `failed` when it cannot be had; tried when opened. */
export function useFinder(code: string, isOpen: boolean): Finder | "failed" | undefined {
  const [finder, setFinder] = useState<Finder | "failed">();
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    loadFinder(code).then(
      (loaded) => isCurrent && setFinder(loaded),
      () => isCurrent && setFinder("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isOpen]);
  return finder;
}
