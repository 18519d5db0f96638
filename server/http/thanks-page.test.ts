import { expect, test } from "vitest";
import { fillReference, referenceToShow } from "./thanks-page.ts";

test.each([
  ["/contact/thanks", "?reference=K7QM-2XPD", "K7QM-2XPD"],
  ["/de/newsletter/thanks", "?reference=K7QM-2XPD", "K7QM-2XPD"],
  ["/contact/thanks", "?reference=<script>", undefined],
  ["/contact/thanks", "?reference=K7QM-2XPD&a=1", "K7QM-2XPD"],
  ["/contact/thanks", "", undefined],
  ["/", "?reference=K7QM-2XPD", undefined],
])("%s%s shows %s", (path, search, reference) => {
  expect(referenceToShow(path, search)).toBe(reference);
});

test("the reference is put into its place, which is then seen", () => {
  const html = '<p data-reference="" hidden="" class="a">Number: <strong></strong></p><p>x</p>';
  expect(fillReference(html, "K7QM-2XPD")).toBe(
    '<p data-reference="" class="a">Number: <strong>K7QM-2XPD</strong></p><p>x</p>',
  );
});
