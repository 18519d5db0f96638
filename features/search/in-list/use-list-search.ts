import { useEffect, useRef, useState } from "react";
import { fitsWords } from "./fits-words.ts";

/**
 * What is looked for in a list of the page: typed, be it before this code was there, or named by the address where
 * somebody came without JavaScript. `field` is for the `<input>`.
 */
export function useListSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  useEffect(() => {
    const typed = field.current?.value || new URLSearchParams(window.location.search).get("q");
    if (typed) setQuery(typed);
  }, []);
  return { field, query, setQuery, fits: fitsWords(query) };
}
