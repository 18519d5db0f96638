import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stageIn } from "#tests/support/stage.tsx";
import { ListSearch } from "./list-search.tsx";

const show = stageIn("en");
// jsdom knows no <search>, and React says so.
const create = document.createElement.bind(document);
beforeEach(() => {
  vi.useFakeTimers();
  const known = (name: string) => create(name === "search" ? "div" : name);
  vi.spyOn(document, "createElement").mockImplementation(known);
});
afterEach(() => void vi.useRealTimers());

test("how many of a list fit is said once, when typing has ended, not with each letter", async () => {
  const said: (string | null)[] = [];
  const status = () => document.querySelector("[role=status]")?.textContent ?? null;
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const finds = (query: string, count: number) =>
    show(
      <ListSearch
        label="Search"
        field={{ current: null }}
        onQuery={() => {}}
        {...{ query, count }}
      />,
    );
  for (const query of ["i", "in", "inv", "invo"]) {
    await finds(query, 4);
    await pass(300);
    said.push(status());
  }
  expect(said).toEqual(["", "", "", ""]);
  await pass(1000);
  expect(status()).toContain("4");
  await finds("", 9);
  await pass(1000);
  expect(status()).toBe("");
});
