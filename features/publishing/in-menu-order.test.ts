import { expect, test } from "vitest";
import { inMenuOrder } from "./in-menu-order.ts";

const menus = {
  menu: [
    {
      ...{ key: "services", label: "Services" },
      children: [
        { key: "all", label: "All", url: "/services" },
        { key: "pricing", label: "Pricing", url: "/pricing" },
      ],
    },
    { key: "empty", label: "Empty" },
    { key: "contact", label: "Contact", url: "/contact" },
  ],
  footer: [{ key: "legal", label: "Legal", children: [{ key: "p", label: "P", url: "/privacy" }] }],
};

test("pages stand as menus name them: home, the first of each entry of the header, the others, then what is in none", () => {
  const pages = ["/a-story", "/about", "/contact", "/", "/pricing", "/privacy", "/services"];
  const ordered = inMenuOrder(
    pages.map((path) => ({ path })),
    menus,
  );
  expect(ordered.map(({ path }) => path)).toEqual([
    ...["/", "/services", "/contact", "/pricing", "/privacy"],
    ...["/a-story", "/about"],
  ]);
});
