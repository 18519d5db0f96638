import { expect, test } from "vitest";
import { bodyOf, linesIn } from "./body-of-form.ts";

const line = (ProductId: number, Quantity: number) => ({ ProductId, Quantity });

test("a form's lines are products and quantities; what is no whole number is none", () => {
  expect(linesIn("1030,1010x2, 1020 x 3 ,")).toEqual([line(1030, 1), line(1010, 2), line(1020, 3)]);
  const none = [
    "x",
    "1030x",
    "1030x-1",
    "1030x0.5",
    "1030x1e3",
    "1030x1x1",
    "0x",
    `1x${"9".repeat(16)}`,
  ];
  for (const text of none) {
    const [{ ProductId, Quantity } = line(0, 0)] = linesIn(text);
    expect(Number.isNaN(ProductId + Quantity), text).toBe(true);
  }
  expect(linesIn("")).toEqual([]);
  expect(linesIn("1,".repeat(15_000))).toHaveLength(100);
  expect(linesIn(`1030x${"9".repeat(15)}`)).toEqual([line(1030, 999_999_999_999_999)]);
});

test("controls of a plain form become the body of the API", () => {
  const body = bodyOf({
    ...{ Lines: "1030", SeenTotal: "850000", Currency: "EUR", PaymentMethod: "transfer" },
    ...{ Language: "de", Website: "", "Buyer.Email": "a@b.example", "Buyer.Kind": "business" },
    ...{ "Consents.terms": "on", "Consents.contract": "", "Other.Email": "x" },
  });
  expect(body).toEqual({
    ...{ Lines: [line(1030, 1)], SeenTotal: 850_000, Currency: "EUR", PaymentMethod: "transfer" },
    ...{ Language: "de", Website: "", Consents: ["terms"] },
    Buyer: { Email: "a@b.example", Kind: "business" },
  });
  expect(bodyOf({})).toMatchObject({ Lines: [], SeenTotal: Number.NaN, Buyer: {}, Consents: [] });
});
