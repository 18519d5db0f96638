import { expect, test } from "vitest";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { sampleFacts } from "./sample-facts.ts";

test("what the site is delivered with is found, and what a company writes is not", () => {
  const found = sampleFacts(wholeSite);
  for (const name of ["company.registeredMail", "contact.email", "socialLinks.0.url"])
    expect(found).toContain(name);
  const contact = { ...wholeSite.contact, email: "info@examplesoft.com.tr" };
  expect(sampleFacts({ ...wholeSite, contact })).not.toContain("contact.email");
});
