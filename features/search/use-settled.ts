import { useEffect, useState } from "react";

/** How long nobody has typed until what was found is said, ms. */
const pause = 1000;

/** What a screen reader is told of a search: once typing has ended, instead of with each letter. */
export function useSettled(text: string, typed: string): string {
  const [settled, settle] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(settle, pause, text);
    return () => clearTimeout(timer);
  }, [text, typed]);
  return settled;
}
