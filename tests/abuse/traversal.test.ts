import { expect, test } from "vitest";
import { everyCall } from "../support/every-call.ts";
import { rawGet } from "../support/raw-request.ts";
import { startAbusedSite } from "./abused-site.ts";

/** One step up, in every spelling that a server somewhere has understood. */
const ups = [
  "..",
  "%2e%2e",
  "%2E.",
  "%252e%252e",
  "..;",
  "..%00",
  "..%20",
  "...",
  "%c0%ae%c0%ae",
  "%e0%80%ae%e0%80%ae",
  "%uff0e%uff0e",
  "..%5c..",
  "..%ef%bc%8f..",
];
const slashes = ["/", "%2f", "%5c", "\\", "%252f", "%c0%af", "//"];
/** Beside the build lies `secret.txt`; above it the rest of the machine. */
const ends = ["secret.txt", "static-manifest.json", "etc/passwd", "site.sqlite", "package.json"];

/** Where files or names are looked up: the root, folders of files, and every address with a name in it. */
const starts = [
  "",
  "/assets",
  "/assets/i18n",
  "/contact",
  "/en",
  "/tr",
  "/.well-known",
  "/news-pictures",
  "/api/v1/Site",
  ...everyCall
    .map(({ path }) => path.replace(/\/[^/]*[:*].*$/, ""))
    .filter((_, at) => at % 9 === 0),
];

const targets = starts.flatMap((start) =>
  ups.flatMap((up) =>
    slashes.flatMap((slash) =>
      ends.map((end, at) => start + slash + `${up}${slash}`.repeat(1 + at) + end),
    ),
  ),
);

test("no spelling of a way up leads out of the built site", async () => {
  const { url, complaints } = await startAbusedSite();
  const wrong: string[] = [];
  const waiting = [...new Set(targets)];
  console.log(`${waiting.length} spellings`);
  async function work(): Promise<void> {
    for (let target = waiting.pop(); target; target = waiting.pop()) {
      const { status, headers, body } = await rawGet(url, target);
      const leaked = /^secret|root:x:|"origin"|SQLite format|"private"/m.test(body);
      const leaves = headers.location !== undefined && !/^\/(?!\/|\\)/.test(headers.location);
      const isClean =
        status === 302 || status === 301 || status === 308 || (status >= 400 && status < 500);
      // Of a language that we do not speak the set is empty, whatever it is called.
      const isEmptySet = target.startsWith("/assets/i18n/") && body === "{}";
      if (leaked || leaves || !(isClean || isEmptySet))
        wrong.push(`${target}: ${status} ${headers.location ?? ""}`);
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
  expect(wrong).toEqual([]);
  expect(complaints()).toEqual([]);
});
