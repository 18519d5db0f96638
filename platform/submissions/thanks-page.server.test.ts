import { expect, test } from "vitest";
import { fillReference, fillThanks } from "./thanks-page.server.ts";

test.each([
  ["/contact/thanks", "?reference=K7QM-2XPD", "K7QM-2XPD"],
  ["/de/newsletter/thanks", "?reference=K7QM-2XPD", "K7QM-2XPD"],
  ["/contact/thanks", "?reference=<script>", undefined],
  ["/contact/thanks", "?reference=K7QM-2XPD&a=1", "K7QM-2XPD"],
  ["/contact/thanks", "", undefined],
  ["/", "?reference=K7QM-2XPD", undefined],
])("%s%s shows %s", (path, search, reference) => {
  const fill = fillThanks(path, search);
  expect(fill?.('<p data-reference=""><strong></strong></p>')).toBe(
    reference && `<p data-reference=""><strong>${reference}</strong></p>`,
  );
});

test("the reference is put into its place, which is then seen", () => {
  const html = '<p data-reference="" hidden="" class="a">Number: <strong></strong></p><p>x</p>';
  expect(fillReference(html, "K7QM-2XPD")).toBe(
    '<p data-reference="" class="a">Number: <strong>K7QM-2XPD</strong></p><p>x</p>',
  );
});
