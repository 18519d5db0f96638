import { expect, test } from "vitest";
import { enquiryOfPlace } from "./enquiry-of-place.ts";

test("an enquiry begins with the currency, and with the rate where one is known", () => {
  const place = { currency: "EUR", taxPercent: 7.75, isEstimate: false } as const;
  expect(enquiryOfPlace("1030,1010x2", place)).toBe("EUR,vat7.75,1030,1010x2");
  expect(enquiryOfPlace("1030", { ...place, isEstimate: true })).toBe("EUR,1030");
});
