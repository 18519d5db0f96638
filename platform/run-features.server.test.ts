import { expect, test } from "vitest";
import { runFeatures } from "./run-features.server.ts";

test("a feature fills a page whose address has no query, too: a closed checkout looks closed without JavaScript", async () => {
  const shop = {
    name: "shop",
    create: () => ({
      fillPage: (path: string) => (path === "/a" ? (html: string) => `${html}!` : undefined),
    }),
  };
  const { fillPage } = await runFeatures([shop], {} as never);
  expect(await fillPage("/a", "")?.("page")).toBe("page!");
  expect(fillPage("/b", "")).toBeUndefined();
});
