import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { findMissingInBuild, findMissingTargets, readContent } from "./content-targets.ts";

test("what the facts name exists", () => {
  expect(findMissingTargets(readContent())).toEqual([]);
});

test("a page, word, logo or file that does not exist is named", () => {
  const content = readContent();
  content.navigation.legal[0] = { key: "imprint", label: "imprnt", url: "/imprnt" };
  content.site.clientLogos.hero[0] = "anadolu-press";
  content.site.newsAuthor.avatar = "/desk.png";
  expect(findMissingTargets(content)).toEqual([
    "content/navigation.json: imprint: there is no page /imprnt",
    "content/navigation.json: imprint: no message is called nav.imprnt",
    "content/site.json: clientLogos.hero: no logo is called anadolu-press",
    "content/site.json: newsAuthor.avatar: public/desk.png is not there",
  ]);
});

test("a drawing or a part of a page that was not built is named", () => {
  const client = temporaryFolder();
  mkdirSync(path.join(client, "assets"));
  writeFileSync(path.join(client, "index.html"), '<section id="services">');
  const content = readContent();
  writeFileSync(path.join(client, "assets/drawings-all-1.svg"), "");
  expect(findMissingInBuild(client, content)).toEqual([
    "content/site.json: office eskisehir: no drawing is called office-eskisehir",
    "content/navigation.json: howWeWork: the page has no part for /#process",
  ]);
});
