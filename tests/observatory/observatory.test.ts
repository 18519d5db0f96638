import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { beforeAll, expect, test } from "vitest";
import type { StaticManifest } from "#platform/http/static-manifest.server.ts";
import { endProcess, siteSettings, spawnSite } from "../support/spawn-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { makeLocalCertificate } from "./local-authority.ts";
import { type Scan, scan, scanAnswer } from "./scan.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

const { files }: StaticManifest = JSON.parse(readFileSync("build/static-manifest.json", "utf8"));
const pages = files.filter(({ type }) => type.startsWith("text/html")).map((file) => file.path);
/** One of each type, the newest copies of the build first. */
const otherFiles = [...new Map(files.map((file) => [file.type, file.path])).values()].filter(
  (path) => !pages.includes(path),
);

let proxy: TlsProxy;

beforeAll(async () => {
  const certificate = makeLocalCertificate(temporaryFolder());
  setDefaultCACertificates([...getCACertificates(), certificate.authority]);
  const site = await spawnSite({
    ...siteSettings,
    SITE_ORIGIN: "https://localhost",
    DATA_DIR: temporaryFolder(),
  });
  proxy = await startTlsProxy(site.url, certificate);
  return async () => {
    proxy.close();
    await endProcess(site.process, "SIGTERM");
  };
});

/** Every row as it came, and what falls short of 10 of 10 and 130 points. */
function judgeAll(title: string, scans: Record<string, Scan>): string[] {
  const rows = Object.entries(scans).map(([name, { status, score, passed, tests, failed }]) => ({
    text: `${name} ${status}: ${passed} of ${tests}, ${score} points ${failed.join(", ")}`.trim(),
    isGood: passed === tests && tests === 10 && score >= 130,
    score,
  }));
  const least = Math.min(...rows.map(({ score }) => score));
  console.log(`${title}: ${rows.length} addresses, at least ${least} points`);
  return rows.filter(({ isGood }) => !isGood).map(({ text }) => text);
}

async function scanEach(targets: readonly string[]): Promise<Record<string, Scan>> {
  const scans: Record<string, Scan> = {};
  for (const target of targets) scans[target] = await scan(target, proxy);
  return scans;
}

test("every page in every language: 10 of 10 tests, at least 130 points", async () => {
  expect(judgeAll("pages", await scanEach(pages))).toEqual([]);
});

test("a file of every type: 10 of 10 tests, at least 130 points", async () => {
  expect(judgeAll("files", await scanEach(otherFiles))).toEqual([]);
});

test("answers of the API and refusals to look: 10 of 10 tests, at least 130 points", async () => {
  const scans = await scanEach([
    ...["/api/session", "/api/v1/Site/News", "/assets/i18n/xx.json", "/healthz", "/readyz"],
    ...["/nothing", "/en/nothing", "/missing.png", "/api/nothing", "/%", "/api/login"],
    ...["/api/account/profile", "/api/admin/inbox", "/contact/", "/tr/contact"],
  ]);
  expect(judgeAll("answers", scans)).toEqual([]);
  // An unknown page leads to the error page, which answers 404.
  expect(Object.values(scans).map(({ status }) => status)).toEqual([
    ...[200, 200, 200, 200, 200],
    ...[404, 404, 404, 404, 400, 405],
    ...[401, 401, 200, 200],
  ]);
});

test("refused forms, 403, 413, 415 and 422: 10 of 10 tests, at least 130 points", async () => {
  const form = "/api/v1/Site/ContactForm/Create";
  const plain = "application/x-www-form-urlencoded";
  const post = (type: string, body: string, site = "same-origin") =>
    scanAnswer(
      form,
      { method: "POST", headers: { "content-type": type, "sec-fetch-site": site }, body },
      proxy,
    );
  const scans = {
    "a page with errors": await post(plain, "email=x&language=en"),
    "a stranger's form": await post(plain, "email=x", "cross-site"),
    "no token": await post("application/json", "{}"),
    "too large": await post(plain, `message=${"x".repeat(200_000)}`),
    "another type": await post("text/plain", "x"),
  };
  expect(judgeAll("refused forms", scans)).toEqual([]);
  expect(Object.values(scans).map(({ status }) => status)).toEqual([422, 403, 403, 413, 415]);
});
