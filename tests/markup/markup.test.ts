import { afterAll, beforeAll, expect, test } from "vitest";
import { localizedPath } from "#platform/language/localized-path.ts";
import { everyPage } from "../support/every-page.ts";
import { type Site, startSite } from "../support/site.ts";
import { checkMarkup, hasJava } from "./check-markup.ts";

/** What the checker says and we know better. */
const known = [
  // Of styles it knows less than browsers do: @property, @starting-style, anchors, containers.
  /: CSS: /,
  // One line for the whole street is what the form asks for, and browsers fill it with all lines of an address; the first
  // of them (address-line1), which the standard has for such a field, would lose the others.
  /“street-address” for attribute “autocomplete” on element “input”/,
  // The gallery shows sections that a page has once.
  /^\/(en\/|de\/)?demos\/sections: Duplicate ID “(contact-form-heading|hero-picture)”/,
];

let site: Site;

if (!hasJava)
  console.log("The markup is not checked: there is no Java (Debian: default-jre-headless).");

beforeAll(async () => {
  if (hasJava) site = await startSite();
});
afterAll(() => site?.close());

test.skipIf(!hasJava)("the markup of every page in every language is valid", async () => {
  const pages = new Map<string, string>();
  for (const { path, code } of everyPage) {
    const address = localizedPath(path, code);
    pages.set(address, await (await fetch(site.origin + address)).text());
  }
  expect(pages.size).toBeGreaterThan(400);
  expect(checkMarkup(pages).filter((said) => !known.some((each) => each.test(said)))).toEqual([]);
});

test.skipIf(!hasJava)("what is wrong is found", () => {
  const page = "<!DOCTYPE html><html lang=tr><title>a</title><p><div id=a></div><i id=a></i></p>";
  expect(checkMarkup(new Map([["/wrong", page]])).join("\n")).toContain("/wrong: Duplicate ID “a”");
});
