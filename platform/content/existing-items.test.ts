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

test("a group with one existing entry gives way to it, with more it stays", () => {
  expect(keys(["/shop/grid"])).toEqual(["grid"]);
  expect(keys(["/shop/grid", "/shop/cart"])).toEqual(["shop"]);
});
