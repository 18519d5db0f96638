import { expect, test } from "vitest";
import { menuColumns } from "./menu-columns.ts";

const entry = (key: string, column?: string) => ({ key, label: key, ...(column && { column }) });

test("entries stand below the name of their column, in their order", () => {
  const columns = menuColumns([entry("a", "saas"), entry("b", "shop"), entry("c", "saas")]);
  expect(columns.map(({ label, items }) => [label, items.map(({ key }) => key)])).toEqual([
    ["saas", ["a", "c"]],
    ["shop", ["b"]],
  ]);
  expect(menuColumns([entry("a"), entry("b")]).map(({ label }) => label)).toEqual([undefined]);
});
