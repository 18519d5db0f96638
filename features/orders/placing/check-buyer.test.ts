import { expect, test } from "vitest";
import type { Buyer } from "../order-fields.ts";
import { type BuyerErrors, checkBuyer, tidyBuyer } from "./check-buyer.ts";

const nobody: Buyer = {
  ...{ Kind: "business", NameSurname: "Greta Beispiel", Email: "a@b.example", Phone: "" },
  ...{ Company: "Beispiel GmbH", Country: "DE", Street: "Musterstraße 1", PostalCode: "10115" },
  ...{ City: "Berlin", Region: "", TaxNumber: "", TaxOffice: "", VatId: "", LeitwegId: "" },
  ...{ IdentityNumber: "", OwnReference: "" },
};
const turkish = { Country: "TR", TaxNumber: "4540536920", TaxOffice: "İki Eylül" } as const;
const sellTo = { TR: "both", EU: "business", CH: "both", other: "quote" } as const;

test.each<[string, Partial<Buyer>, BuyerErrors]>([
  ["a German business", {}, {}],
  ["a German person", { Kind: "person" }, { Kind: "business_only" }],
  ["somebody elsewhere", { Country: "US" }, { Country: "quote_only" }],
  ["a business without a name", { Company: " " }, { Company: "required" }],
  ["no postal code in the Union", { PostalCode: " " }, { PostalCode: "required" }],
  ["none in Türkiye", { ...turkish, PostalCode: "" }, { PostalCode: "required" }],
  ["four digits in Germany", { PostalCode: "4907" }, { PostalCode: "wrong_number" }],
  ["letters in Türkiye", { ...turkish, PostalCode: "TR260" }, { PostalCode: "wrong_number" }],
  ["five digits with a blank after them", { PostalCode: "10115 " }, {}],
  ["four digits in Austria", { Country: "AT", PostalCode: "1010" }, {}],
  ["none where there may be none", { Country: "CH", PostalCode: "" }, {}],
  ["a wrong VAT id", { VatId: "DE136695970" }, { VatId: "wrong_number" }],
  ["a right one", { VatId: "DE136695976" }, {}],
  ["a wrong Leitweg-ID", { LeitwegId: "04011000-1234512345-05" }, { LeitwegId: "wrong_number" }],
  ["a right one of a public body", { LeitwegId: "04011000-1234512345-06" }, {}],
  ["a wrong TCKN", { IdentityNumber: "10000000147" }, { IdentityNumber: "wrong_number" }],
  ["a right TCKN", { IdentityNumber: "10000000146" }, {}],
  ["a Turkish company", turkish, {}],
  ["a sole trader", { ...turkish, TaxNumber: "10000000146" }, {}],
  [
    "a company without its numbers",
    { Country: "TR" },
    { TaxNumber: "required", TaxOffice: "required" },
  ],
  [
    "blanks for them",
    { Country: "TR", TaxNumber: " ", TaxOffice: " " },
    { TaxNumber: "required", TaxOffice: "required" },
  ],
  ["a wrong VKN", { ...turkish, TaxNumber: "4540536921" }, { TaxNumber: "wrong_number" }],
  ["a Turkish person", { Country: "TR", Kind: "person", Company: "" }, {}],
  ["a number of another country", { TaxNumber: "12/345/67890" }, {}],
])("%s", (_, changes, errors) => {
  expect(checkBuyer({ ...nobody, ...changes }, sellTo)).toEqual(errors);
});

test("numbers are kept as machines write them, others as they were typed", () => {
  const typed = {
    ...{ VatId: "de 136 695 976", LeitwegId: " 04011000-1234512345-06 " },
    ...{ IdentityNumber: "100 000 001 46", TaxNumber: "454 053 6920" },
  };
  const tidy = {
    VatId: "DE136695976",
    LeitwegId: "04011000-1234512345-06",
    IdentityNumber: "10000000146",
  };
  expect(tidyBuyer({ ...nobody, ...typed })).toEqual({ ...nobody, ...typed, ...tidy });
  const inTurkey = { ...turkish, TaxNumber: "454 053 6920" };
  expect(tidyBuyer({ ...nobody, ...inTurkey }).TaxNumber).toBe("4540536920");
  const trader = { ...turkish, TaxNumber: "100 000 001 46" };
  expect(tidyBuyer({ ...nobody, ...trader }).TaxNumber).toBe("10000000146");
  const wrong = { VatId: "x", LeitwegId: "y", IdentityNumber: "z", TaxNumber: "?" };
  expect(tidyBuyer({ ...nobody, ...turkish, ...wrong })).toEqual({
    ...nobody,
    ...turkish,
    ...wrong,
  });
});
