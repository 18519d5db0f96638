import { expect, test } from "vitest";
import { existingItems } from "./existing-items.ts";

const items = [
  { key: "home", label: "home", url: "/" },
  { key: "part", label: "part", url: "/#part" },
  {
    key: "shop",
    label: "shop",
    children: [
      { key: "grid", label: "grid", url: "/shop/grid", parentKey: "shop" },
      { key: "cart", label: "cart", url: "/shop/cart", parentKey: "shop" },
    ],
  },
];
const keys = (paths: string[]) => existingItems(items, paths).map(({ key }) => key);

test("an entry is shown when its screen exists, also by an anchor on it", () => {
  expect(keys(["/"])).toEqual(["home", "part"]);
});

test("a group with one existing entry leads to it, with more it opens, without any it goes", () => {
  expect(existingItems(items, ["/shop/grid"])).toEqual([
    { key: "shop", label: "shop", url: "/shop/grid" },
  ]);
  expect(existingItems(items, ["/shop/grid", "/shop/cart"])).toEqual([items[2]]);
  expect(existingItems(items, [])).toEqual([]);
});
