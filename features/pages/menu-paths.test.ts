import { expect, test } from "vitest";
import type { EntryKind } from "./kinds.ts";
import type { LivePage } from "./live-pages.server.ts";
import { menuPaths } from "./menu-paths.ts";

const live = (kind: EntryKind, path: string, values = {}): LivePage => ({
  ...{ entry: path, language: "en", kind, version: 1, path, reads: [] },
  ...{ publishedAt: 0, changedAt: 0 },
  card: { title: path, description: "", sample: false, values },
});

test("a list that may be empty stands in the menus while it has an entry in the language", () => {
  const list = live("page", "/portfolio/list", { menuWhile: "case-study" });
  const pricing = live("page", "/pricing");
  const study = live("case-study", "/portfolio/one");
  expect(menuPaths([list, pricing], "en")).toEqual(["/pricing"]);
  expect(menuPaths([list, pricing, { ...study, language: "de" }], "en")).toEqual(["/pricing"]);
  expect(menuPaths([list, pricing, study], "en")).toEqual(["/portfolio/list", "/pricing"]);
});
