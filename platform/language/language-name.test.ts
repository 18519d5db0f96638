import { expect, test } from "vitest";
import { languageName } from "./language-name.ts";

test("languages have their Turkish names, with the right İ", () => {
  const named = (["tr", "en", "de"] as const).map((code) => languageName(code, "tr"));
  expect(named).toEqual(["Türkçe", "İngilizce", "Almanca"]);
});
