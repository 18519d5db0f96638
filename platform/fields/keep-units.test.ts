import { expect, test } from "vitest";
import { richText } from "./fields.ts";
import { keepUnits } from "./keep-units.ts";
import { line, text } from "./text-fields.ts";

test.for([
  ["Sie beginnt bei 6.000 €, sonst bei 18.000 €.", "Sie beginnt bei 6.000_€, sonst bei 18.000_€."],
  [
    "11 % weniger, 30 kg mehr, 2 km’ye kadar, 10 MB’tan",
    "11_% weniger, 30_kg mehr, 2_km’ye kadar, 10_MB’tan",
  ],
  ["8 m² in 5 min (3 h)", "8_m² in 5_min (3_h)"],
  [
    "2 minutes, 3 mal, 4 Versionen, § 5 Satz, 7 gün",
    "2 minutes, 3 mal, 4 Versionen, § 5 Satz, 7 gün",
  ],
  ["6 €2 and 5 B2B", "6 €2 and 5 B2B"],
])("%s", ([written, shown]) => {
  expect(keepUnits(written as string).replaceAll("\u00a0", "_")).toBe(shown);
});

const around = {
  language: "de" as const,
  pathOf: () => undefined,
  cardOf: () => undefined,
  cardsOf: () => [],
};

test("lines, texts and what is formatted are shown so; signs of a program stay", () => {
  expect(line().show?.("52 %", around)).toBe("52\u00a0%");
  expect(text().show?.("52 %", around)).toBe("52\u00a0%");
  expect(richText().show?.("Um **52 %**, `52 %`", around)).toEqual([
    {
      is: "p",
      inside: ["Um ", { is: "strong", inside: ["52\u00a0%"] }, ", ", { is: "code", text: "52 %" }],
    },
  ]);
});
