import { expect, test } from "vitest";
import { tidyBilling } from "./billing-fields.ts";
import { checkBilling } from "./check-billing.ts";
import { hideIdentity } from "./hide-identity.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const place = { name: "A B", street: "S 1", city: "X" };

test("what depends on the country is told together with what is empty", () => {
  const { fields, errors } = checkBilling(form({ kind: "business", country: "TR" }));
  expect(fields).toBeUndefined();
  expect(errors).toEqual({
    ...{ name: "required", street: "required", city: "required" },
    ...{ company: "required", taxNumber: "required", taxOffice: "required" },
  });
});

test.each([
  ["a person anywhere", { kind: "person", country: "TR" }],
  ["a business without a VAT id", { kind: "business", country: "DE", company: "C" }],
  ["a business far away", { kind: "business", country: "US", company: "C", taxNumber: "12-34" }],
])("%s is taken", (_, fields) => {
  expect(checkBilling(form({ ...place, ...fields })).errors).toEqual({});
});

test("what a country does not ask for is not kept", () => {
  const { fields } = checkBilling(
    form({
      ...place,
      kind: "business",
      country: "FR",
      company: "C",
      taxNumber: "1",
      leitwegId: "x",
    }),
  );
  expect(fields && tidyBilling(fields)).toMatchObject({
    taxNumber: "",
    leitwegId: "",
    company: "C",
  });
});

test("of a sole trader's identity number a screen shows the end", () => {
  expect(hideIdentity({ country: "TR", taxNumber: "10000000146" })).toBe("•••••••0146");
  expect(hideIdentity({ country: "TR", taxNumber: "0123456789" })).toBe("0123456789");
});
