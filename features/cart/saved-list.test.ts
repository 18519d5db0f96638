import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSavedList } from "./saved-list.ts";

/** A storage and a window such as a browser has, as far as the list uses them. */
function openBrowser(stored: Record<string, string>) {
  const storage = new Map(Object.entries(stored));
  const follow = new Map<string, (event: object) => void>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("addEventListener", (name: string, listener: (event: object) => void) =>
    follow.set(name, listener),
  );
  return { storage, happens: (name: string, event: object) => follow.get(name)?.(event) };
}

const open = () =>
  createSavedList("list", "ids", (rows) =>
    rows.filter((row): row is number => typeof row === "number"),
  );
const stored = (ids: unknown) => JSON.stringify({ state: { ids }, version: 1 });

beforeEach(() => void openBrowser({}));
afterEach(() => void vi.unstubAllGlobals());

test("what is written is read again by the next page", () => {
  const { storage } = openBrowser({});
  open().write([1, 2]);
  expect(storage.get("list")).toBe('{"state":{"ids":[1,2]},"version":1}');
  expect(open().rows()).toEqual([1, 2]);
});

test.each([
  "",
  "{",
  "null",
  "7",
  '"x"',
  "[]",
  "{}",
  '{"state":null,"version":1}',
  '{"state":{"ids":{}},"version":1}',
  '{"state":{"ids":"12"},"version":1}',
  '{"state":{"ids":[1]},"version":99}',
])("the rubbish %j is an empty list", (rubbish) => {
  openBrowser({ list: rubbish });
  expect(open().rows()).toEqual([]);
});

test("of a list with rubbish the good rows stay", () => {
  openBrowser({ list: stored([1, null, "2", 3]) });
  expect(open().rows()).toEqual([1, 3]);
});

test("a blocked storage keeps the list for this page", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  const list = open();
  expect(list.rows()).toEqual([]);
  list.write([5]);
  expect(list.rows()).toEqual([5]);
});

test("a change in another tab is seen, one of another key is not", () => {
  const { storage, happens } = openBrowser({ list: stored([1]) });
  const list = open();
  const told = vi.fn();
  list.subscribe(told);
  expect(list.rows()).toEqual([1]);
  storage.set("list", stored([1, 2]));
  happens("storage", { key: "theme" });
  expect(told).not.toHaveBeenCalled();
  expect(list.rows()).toEqual([1]);
  happens("storage", { key: "list" });
  expect(told).toHaveBeenCalledOnce();
  expect(list.rows()).toEqual([1, 2]);
});

test("a page that comes back from the browser's cache reads again", () => {
  const { storage, happens } = openBrowser({ list: stored([1]) });
  const list = open();
  list.subscribe(() => {});
  list.rows();
  storage.set("list", stored([7]));
  happens("pageshow", { persisted: true });
  expect(list.rows()).toEqual([7]);
});

test("rows are the same array until something changes", () => {
  openBrowser({ list: stored([1]) });
  const list = open();
  expect(list.rows()).toBe(list.rows());
});
