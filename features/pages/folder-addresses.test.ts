import { expect, test } from "vitest";
import { folderAddresses } from "./folder-addresses.ts";

const page = (path: string, language: "tr" | "de" = "tr", kind: "page" | "post" = "page") => ({
  path,
  language,
  kind,
});

test("a folder leads to the first page below it, in its language", () => {
  const live = [
    page("/blog/list-sidebar"),
    page("/blog/grid"),
    page("/blog/grid", "de"),
    page("/"),
  ];
  expect(folderAddresses(live)).toEqual([
    { language: "tr", from: "/blog", to: "/blog/grid" },
    { language: "de", from: "/blog", to: "/blog/grid" },
  ]);
});

test("each folder above a page is one", () => {
  expect(folderAddresses([page("/demos/agency/seo"), page("/demos/classic")])).toEqual([
    { language: "tr", from: "/demos", to: "/demos/classic" },
    { language: "tr", from: "/demos/agency", to: "/demos/agency/seo" },
  ]);
});

test("an entry that a page lists is no page of a folder", () => {
  expect(folderAddresses([page("/blog/a", "tr", "post")])).toEqual([]);
});
