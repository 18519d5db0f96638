import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stageIn } from "#tests/support/stage.tsx";
import type { Finder } from "./load-finder.ts";
import { SearchResults } from "./search-results.tsx";

const show = stageIn("en");
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Finds as many entries as the query has letters. */
const finder: Finder = {
  find: (query) => [
    {
      kind: "page",
      entries: [...query].map((_, at) => ({ kind: "page", title: "A", text: "", url: `/${at}` })),
    },
  ],
  offers: [],
};

test("how many were found is said once, when typing has ended, not with each letter", async () => {
  const said: (string | null)[] = [];
  const status = () => document.querySelector("[role=status]")?.textContent ?? null;
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  for (const query of ["s", "so", "sof", "soft"]) {
    await show(<SearchResults finder={finder} query={query} onChoose={() => {}} />);
    await pass(300);
    said.push(status());
  }
  expect(document.querySelectorAll("a")).toHaveLength(4);
  expect(said).toEqual(["", "", "", ""]);
  await pass(1000);
  expect(status()).toContain("4");
});
