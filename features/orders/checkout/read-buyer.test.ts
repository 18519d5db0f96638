import { expect, test } from "vitest";
import {
  addressControls,
  businessControls,
  contactControls,
  isNeededOf,
} from "./buyer-controls.ts";
import { buyerIn, wrongWith } from "./read-buyer.ts";

const typed = {
  ...{ name: "Ada Alıcı", email: "ada@alici.example", number: "", country: "TR", kind: "business" },
  ...{ street: "Örnek Sokak 1", postalCode: "34710", city: "İstanbul", region: "" },
  ...{ company: "Ada Ltd. Şti.", taxNumber: "4540536920", taxOffice: "Kadıköy" },
  ...{ vatId: "", leitwegId: "", ownReference: "", consentTerms: "yes" },
};

function formWith(fields: Partial<typeof typed>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...fields })) data.set(name, value);
  return data;
}

test("what a buyer is not asked for holds no order back and is not sent: its control is hidden, with what was typed for another country", () => {
  const moved = formWith({ vatId: "DE136695976", leitwegId: "none" });
  expect(wrongWith(moved)).toEqual({ errors: {}, consents: [] });
  expect(buyerIn(moved)).toMatchObject({ VatId: "", LeitwegId: "", TaxNumber: "4540536920" });
  const person = formWith({
    ...{ kind: "person", taxNumber: "12" },
    ...{ consentInformation: "yes", consentContract: "yes" },
  } as Partial<typeof typed>);
  expect(wrongWith(person)).toEqual({ errors: {}, consents: [] });
  expect(buyerIn(person)).toMatchObject({ Company: "", TaxNumber: "", TaxOffice: "" });
});

test("what is asked is looked at", () => {
  const { errors } = wrongWith(formWith({ country: "DE", postalCode: "10115", vatId: "DE1" }));
  expect(errors).toEqual({ vatId: "wrong_number" });
});

test.each([
  { kind: "business", country: "TR" },
  { kind: "business", country: "DE" },
  { kind: "person", country: "TR" },
])("what an empty form misses is marked as needed: $kind in $country", (buyer) => {
  const controls = [...contactControls, ...addressControls, ...businessControls];
  const marked = controls.filter((each) => each.isRequired || isNeededOf(each.name, buyer));
  const empty = Object.fromEntries(controls.map(({ name }) => [name, ""]));
  const { errors } = wrongWith(formWith({ ...empty, ...buyer }));
  expect(marked.map(({ name }) => name).sort()).toEqual(Object.keys(errors).sort());
});
