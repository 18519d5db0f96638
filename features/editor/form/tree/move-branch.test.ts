import { expect, test } from "vitest";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { applyOperation } from "../../draft/operations.ts";
import { valueAt } from "../../draft/places.ts";
import { type Line, type Move, moveBranch } from "./move-branch.ts";

const lines = [
  ["a", 1],
  ["a1", 2],
  ["a2", 2],
  ["a21", 3],
  ["a3", 2],
  ["b", 1],
].map(([id, level]): Line => ({ id: String(id), level: Number(level) }));

/** `a a1* …`: a star for each level below the first; undefined where it cannot be moved so. */
function after(id: string, move: Move, most = 3): string | undefined {
  const index = lines.findIndex((line) => line.id === id);
  const steps = moveBranch("items", lines, index, move, most);
  const document = { values: { items: lines }, sections: [] as const } as unknown as EntryDocument;
  const moved = steps?.reduce((one, step) => applyOperation(one, step, String), document);
  return (moved && (valueAt(moved, "items") as Line[]))
    ?.map(({ id, level = 1 }) => id + "*".repeat(level - 1))
    .join(" ");
}

test("a line moves with what stands below it, and stays below the same one", () => {
  expect(after("a2", "up")).toBe("a a2* a21** a1* a3* b");
  expect(after("a2", "down")).toBe("a a1* a3* a2* a21** b");
  expect(after("b", "up")).toBe("b a a1* a2* a21** a3*");
  expect(after("a", "down")).toBe("b a a1* a2* a21** a3*");
  expect([after("a1", "up"), after("a3", "down"), after("b", "down")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("it goes below the one before it, as deep as the menu may be", () => {
  expect(after("a3", "in")).toBe("a a1* a2* a21** a3** b");
  expect(after("b", "in")).toBe("a a1* a2* a21** a3* b*");
  expect([after("a2", "in"), after("a1", "in"), after("b", "in", 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("it goes out behind the one that it stood below; what followed it stays there", () => {
  expect(after("a1", "out")).toBe("a a2* a21** a3* a1 b");
  expect(after("a3", "out")).toBe("a a1* a2* a21** a3 b");
  expect(after("a21", "out")).toBe("a a1* a2* a21* a3* b");
  expect(after("a", "out")).toBeUndefined();
});
