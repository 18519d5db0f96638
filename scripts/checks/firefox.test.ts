import { expect, test } from "vitest";
import { filesBelow, sourceFolders, textOf } from "./source-files.ts";

const sources = (...endings: string[]) =>
  sourceFolders().flatMap((folder) => filesBelow(folder, ...endings));

test("a frame in a sandbox stays ours: Firefox keeps Cross-Origin-Resource-Policy against what has no origin, and shows nothing", () => {
  const framing = sources(".tsx").flatMap((file) =>
    (textOf(file).match(/<iframe\s[^>]*?\bsandbox\b(?:="[^"]*")?/g) ?? []).map(
      (frame) => `${file}: ${frame.slice(frame.lastIndexOf("sandbox"))}`,
    ),
  );
  expect(framing.length).toBeGreaterThan(1);
  // With scripts, a frame of our origin could take its sandbox away.
  expect(framing.filter((frame) => !frame.endsWith(': sandbox="allow-same-origin"'))).toEqual([]);
});
