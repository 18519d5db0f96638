import { expect, test } from "vitest";
import { brokenLinks } from "./documents.ts";

test("links to files that are not there are named, others are left alone", () => {
  const text = [
    "[there](../package.json) [gone](gone.md#part) [outside](https://example.com) [here](#part)",
    '<img src="gone.webp">',
  ].join("\n");
  expect(brokenLinks("docs/x.md", text)).toEqual([
    "docs/x.md: gone.md is not there",
    "docs/x.md: gone.webp is not there",
  ]);
});
