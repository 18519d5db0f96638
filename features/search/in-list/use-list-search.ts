import { useEffect, useState } from "react";
import { fitsWords } from "./fits-words.ts";

/** What is looked for in a list of the page: typed, or named by the address where somebody came without JavaScript. */
export function useListSearch() {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get("q");
    if (asked) setQuery(asked);
  }, []);
  return { query, setQuery, fits: fitsWords(query) };
}
