import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { writeDay } from "./write-day.ts";

const days = ["2026-01-02T23:59:59Z", "2026-11-24T00:00:00Z", "2027-12-31T12:00:00Z"];
const inFigures = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;

test.each(languages)("a day in figures is written as $locale writes it", (language) => {
  for (const day of days) {
    const at = Date.parse(day);
    const written = new Intl.DateTimeFormat(language.locale, inFigures).format(at);
    expect(writeDay(language, at)).toBe(written);
  }
});
