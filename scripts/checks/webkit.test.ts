import { expect, test } from "vitest";
import { sources, textOf } from "./source-files.ts";

test("what stands in columns keeps its distance inside itself: WebKit carries a margin over to the next column", () => {
  const standing = sources(".tsx").flatMap((file) =>
    (textOf(file).match(/className=(?:"[^"]*|\{`[^`]*)break-inside-avoid[^"`]*/g) ?? []).map(
      (classes) => `${file}: ${classes}`,
    ),
  );
  expect(standing.length).toBeGreaterThan(2);
  expect(standing.filter((classes) => /[\s"`]-?m[bty]-/.test(classes))).toEqual([]);
});

test("what has another place to go to begins with no @starting-style: WebKit leaves it there, unseen", () => {
  const sheets = sources(".css").map(
    (file) => [file, textOf(file).replaceAll(/\/\*.*?\*\//gs, "")] as const,
  );
  const fallingBack = sheets.filter(([, sheet]) => sheet.includes("position-try-fallbacks"));
  expect(fallingBack.map(([file]) => file)).toContain("ui/menu/menu.css");
  for (const [file, sheet] of fallingBack) expect(sheet, file).not.toContain("@starting-style");
});
