import { expect, test } from "vitest";
import { runFeatures } from "./run-features.server.ts";

test("a feature fills a page whose address has no query, too: a closed checkout looks closed without JavaScript", async () => {
  const shop = {
    name: "shop",
    create: () => ({ fills: { "/a": () => (html: string) => `${html}!` } }),
  };
  const { fillPage } = await runFeatures([shop], {} as never);
  expect(await fillPage("/a", "")?.("page")).toBe("page!");
  expect(await fillPage("/de/a", "")?.("page")).toBe("page!");
  expect(fillPage("/b", "")).toBeUndefined();
});

test("what an address is filled with comes before what any page is filled with for its query", async () => {
  const list = {
    name: "list",
    create: () => ({ fillByQuery: () => (html: string) => `${html}?` }),
  };
  const shop = {
    name: "shop",
    create: () => ({ fills: { "/a": () => (html: string) => `${html}!` } }),
  };
  const { fillPage } = await runFeatures([list, shop], {} as never);
  expect(await fillPage("/a", "?q=a")?.("page")).toBe("page!");
  expect(await fillPage("/b", "?q=a")?.("page")).toBe("page?");
});
