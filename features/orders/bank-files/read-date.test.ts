import { expect, test } from "vitest";
import { dateOrderOf, readDate } from "./read-date.ts";

test.each<[string, "day" | "month", string | undefined]>([
  ["22.11.2026", "day", "2026-11-22"],
  ["22.11.26", "day", "2026-11-22"],
  ["11/22/2026", "month", "2026-11-22"],
  ["22/11/2026 14:03", "day", "2026-11-22"],
  ["2026-11-22T10:00:00", "day", "2026-11-22"],
  ["20261122", "day", "2026-11-22"],
  [" 20261122 ", "day", "2026-11-22"],
  ["2026112234", "day", undefined],
  ["1220261122", "day", undefined],
  ["am 22.11.2026", "day", undefined],
  [" 01/31/2026", "month", "2026-01-31"],
  ["31/01/2026", "day", "2026-01-31"],
  ["01.01.1990", "day", "1990-01-01"],
  ["31.12.1989", "day", undefined],
  ["31.12.2199", "day", "2199-12-31"],
  ["01.01.2200", "day", undefined],
  ["01.01.100", "day", undefined],
  ["31.02.2026", "day", undefined],
  ["22/11/2026", "month", undefined],
  ["yesterday", "day", undefined],
  ["1".repeat(15_000), "day", undefined],
])("%s, %s first, is %s", (cell, order, date) => {
  expect(readDate(cell, order)).toBe(date);
});

test.each<[string[], "day" | "month" | undefined]>([
  [["01/02/2026", "13/02/2026"], "day"],
  [["01/02/2026", "02/13/2026"], "month"],
  [["01.02.2026"], "day"],
  [["01/02/2026"], undefined],
  [["12/12/2026"], undefined],
  [["2026-01-02"], "day"],
  [[" 01.02.2026"], "day"],
  [["Valuta 01.02.2026"], undefined],
])("of %j comes first: %s", (cells, order) => {
  expect(dateOrderOf(cells)).toBe(order);
});
