import { expect, test } from "vitest";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { sampleFacts } from "./sample-facts.ts";

test("what the site is delivered with is found, and what a company writes is not", () => {
  const { written, ofFile } = sampleFacts(wholeSite);
  expect(written).toEqual(["contact.email", "socialLinks"]);
  expect(ofFile).toEqual(
    expect.arrayContaining(["company.registeredMail", "company.euRepresentative"]),
  );
  const contact = { ...wholeSite.contact, email: "info@examplesoft.com.tr" };
  expect(sampleFacts({ ...wholeSite, contact }).written).toEqual(["socialLinks"]);
});
