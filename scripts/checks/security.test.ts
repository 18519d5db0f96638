import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deadLinks, linksOf, tableRows } from "./table-links.ts";

/**
 * How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they come first in their section.
 * https://github.com/OWASP/ASVS/tree/v5.0.0/5.0/en
 */
const sections: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2 },
  ...{ "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2 },
  ...{ "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3 },
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4 },
  ...{ "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 },
  ...{ "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5 },
  ...{ "14.1": 2, "14.2": 4, "14.3": 3 },
  ...{ "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
  ...{ "17.1": 1, "17.2": 4, "17.3": 2 },
};
const expected = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

/** `1.2.6–1.2.8, 1.3.1` → each of them. */
function requirementsIn(cell: string): string[] {
  return cell.split(", ").flatMap((part) => {
    const [from = "", to = from] = part.split("–");
    const section = from.split(".").slice(0, 2).join(".");
    const [first, last] = [from, to].map((one) => Number(one.split(".")[2]));
    const count = (last ?? 0) - (first ?? 0) + 1;
    return Array.from({ length: count }, (_, at) => `${section}.${(first ?? 0) + at}`);
  });
}

const [, table = ""] = readFileSync("docs/security.md", "utf8").split("## OWASP ASVS 5.0");
const rows = tableRows(table);

test("every requirement of OWASP ASVS 5.0, levels 1 and 2, has its row", () => {
  const found = rows.flatMap(([requirements = ""]) => requirementsIn(requirements));
  expect(found.sort()).toEqual(expected.sort());
});

test("each row says met, with a test or the place, or why not; every test that is named exists", () => {
  const wrong = rows.flatMap(([requirement, , verdict = "", how = "", tests = ""]) => [
    ...(["met", "n. a.", "deviates"].includes(verdict) ? [] : [`${requirement}: “${verdict}”`]),
    ...(how === "–" && (verdict !== "met" || tests === "–") ? [`${requirement}: no reason`] : []),
    ...deadLinks([...linksOf(how), ...linksOf(tests)]).map((dead) => `${requirement}: ${dead}`),
  ]);
  expect(wrong).toEqual([]);
});
