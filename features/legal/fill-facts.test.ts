import { expect, test } from "vitest";
import { fillFacts } from "./fill-facts.ts";

const facts = { name: "Fabrika", phone: "", vat: "" };

test("facts take the place of their names", () => {
  expect(fillFacts("- Company: **{name}**\n- Again: {name}", facts)).toBe(
    "- Company: **Fabrika**\n- Again: Fabrika",
  );
});

test("a line whose fact is empty is left out", () => {
  expect(fillFacts("- Company: {name}\n- Phone: {phone}\n\nEnd", facts)).toBe(
    "- Company: Fabrika\n\nEnd",
  );
});

test("a section of which nothing is left is left out, in the middle and at the end", () => {
  const text =
    "## Phone {#phone}\n\n{phone}\n\n## Company {#company}\n\n{name}\n\n## Tax {#tax}\n\n{vat}\n";
  expect(fillFacts(text, facts)).toBe("## Company {#company}\n\nFabrika\n\n");
});

test("anchors of headings are no facts, unknown facts stop the build", () => {
  expect(fillFacts("## Rights {#your-rights}\n\nText", facts)).toBe(
    "## Rights {#your-rights}\n\nText",
  );
  expect(() => fillFacts("{fax}", facts)).toThrow("{fax}");
});
