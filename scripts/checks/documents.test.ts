import { expect, test } from "vitest";
import { brokenLinks, unknownSections } from "./documents.ts";

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

test("a section of the specification that is not there is named", () => {
  const source = "/** docs/specification.md, Things and Wishes. docs/specification.md (Calls) */";
  expect(unknownSections("a.ts", source, "# A\n\n## Things\n\n## Calls\n\n")).toEqual([
    "a.ts: docs/specification.md has no section Wishes",
  ]);
});
