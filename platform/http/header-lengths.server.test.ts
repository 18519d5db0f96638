import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { headerLengths, overlongHeader } from "./header-lengths.server.ts";

/** How code of ours reads a header by name: `c.req.header("x")`, `headers.get("x")`, `headers["x"]`, `headers.x`. */
const readings =
  /\bheader\("(?<called>[\w-]+)"\)|\bheaders\.(?:get|has)\("(?<got>[\w-]+)"\)|\b(?:headers|asked)\["(?<at>[\w-]+)"\]|\bheaders\.(?<named>host|range|cookie|origin|referer)\b/g;

/** What reads answers, as a visitor's browser does, or answers of other servers. */
const readsAnswers = /^(features\/self-test|features\/news|features\/messages\/mails)\//;

const sources = ["features", "platform", "server"]
  .flatMap((room) => readdirSync(room, { recursive: true, withFileTypes: true }))
  .filter(({ name, parentPath }) =>
    parentPath.startsWith("server") ? /(?<!\.test)\.ts$/.test(name) : name.endsWith(".server.ts"),
  )
  .map(({ parentPath, name }) => path.join(parentPath, name))
  .filter((file) => !readsAnswers.test(file) || file === "features/news/answer-news.server.ts");

test("every header that code of ours reads has its longest length", () => {
  const read = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(readings)].map(({ groups = {} }) =>
      (groups.called ?? groups.got ?? groups.at ?? groups.named ?? "").toLowerCase(),
    ),
  );
  for (const name of ["accept-language", "accept-encoding", "sec-fetch-site", "if-none-match"])
    expect(read).toContain(name);
  expect(read.filter((name) => !Object.hasOwn(headerLengths, name))).toEqual([]);
});

const languages = (length: number) => ["Accept-Language", "a".repeat(length)];

test.each<[string, string[], string | undefined]>([
  ["an honest request", ["Host", "localhost", ...languages(60)], undefined],
  ["as long as may be", languages(1_000), undefined],
  ["one letter longer", languages(1_001), "accept-language"],
  ["the same in two parts", [...languages(600), ...languages(600)], "accept-language"],
  ["a header that nobody reads", ["X-Company-Pass", "a".repeat(9_000)], undefined],
  ["a neighbour's cookies", ["Cookie", "a".repeat(9_000)], undefined],
  ["a name that objects know", ["constructor", "a".repeat(9_000)], undefined],
])("%s", (_, rawHeaders, name) => {
  expect(overlongHeader(rawHeaders)).toBe(name);
});
