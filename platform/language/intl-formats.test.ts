import { expect, test } from "vitest";
import { dateTimeFormat, numberFormat } from "./intl-formats.ts";

test("each kind of format is made once, and each by its own options", () => {
  const inBerlin = dateTimeFormat("de", { dateStyle: "long", timeZone: "Europe/Berlin" });
  expect(dateTimeFormat("de", { dateStyle: "long", timeZone: "Europe/Berlin" })).toBe(inBerlin);
  expect(dateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" })).not.toBe(inBerlin);
  expect(numberFormat("de").format(1.5)).toBe("1,5");
  expect(numberFormat("en").format(1.5)).toBe("1.5");
});
