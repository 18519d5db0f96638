import { expect, test } from "vitest";
import { publicFacts } from "./public-site.ts";
import { site } from "./site.ts";
import { wholeSite } from "./whole-site.server.ts";

test("what the build cuts from a browser's facts cannot be read by a page's code", () => {
  const facts = publicFacts(wholeSite);
  expect(facts).not.toHaveProperty("company");
  expect(facts).not.toHaveProperty("offices");
  // @ts-expect-error: it would be undefined there
  void site.company;
  // @ts-expect-error: it comes with the page
  void site.offices;
  // @ts-expect-error: it comes with the page
  void site.contact.email;
});
