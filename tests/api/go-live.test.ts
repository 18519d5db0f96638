import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Finding } from "#features/go-live/look-at-all.server.ts";
import { readEntryFiles } from "#features/pages/entry-files.server.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { setLive } from "#features/pages/set-live.server.ts";
import { grades } from "#platform/go-live/go-live-check.ts";
import { readSettings } from "#server/env.ts";
import { siteChecks } from "#server/go-live-checks.ts";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { addColleague, signedIn } from "../support/people.ts";
import { runNode, startProcess } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const gradesOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ check, grade }) => [check, grade]));

describe.each(engines)("before going live on $engine", ({ engine }) => {
  test("a fresh site says what is left to do, the worst first, to administrators alone", async () => {
    const { server, read } = await openBackOffice(engine);
    const findings: Finding[] = (await read("go-live")).findings ?? [];
    expect(gradesOf(findings)).toMatchObject({
      ...{ origin: "red", company: "red", mail: "red", backup: "red" },
      ...{ selfTest: "amber", shop: "amber", samples: "green", stale: "green" },
    });
    const order = findings.map(({ grade }) => grades.indexOf(grade));
    expect(order).toEqual([...order].sort());
    const sales = await signedIn(server, await addColleague(server.store, "sales"));
    expect((await sales.fetch("/api/admin/go-live")).status).toBe(403);
  });

  test("what was mended is green: origin, mail, backup, self-test, an administrator", async () => {
    const settings = {
      ...{ SITE_ORIGIN: "https://www.company.com", SMTP_URL: "smtp://127.0.0.1:9" },
      ...{ MAIL_FROM: "web@company.com", MAIL_TO: "office@company.com" },
    };
    const { server, read } = await openBackOffice(engine, settings);
    const now = Date.now();
    await server.store.write(async (trx) => {
      await trx
        .insertInto("setting")
        .values({ name: "backed_up_at", value: String(now) })
        .execute();
      const done = { attempts: 1, started_at: now, ended_at: now, passed_at: now, failure: null };
      await trx
        .insertInto("self_test")
        .values({ day: "2026-01-01", ...done })
        .execute();
      await trx.updateTable("user").set({ must_change_password: 0 }).execute();
    });
    expect(gradesOf((await read("go-live")).findings ?? [])).toMatchObject({
      ...{ origin: "green", backup: "green", selfTest: "green", administrator: "green" },
      // Nothing has left yet.
      mail: "amber",
    });
  });

  test("entries are called in the language of the back office that asks", async () => {
    const { server, read } = await openBackOffice(engine);
    const now = Date.now();
    const files = readEntryFiles("content/entries").filter(
      ({ name }) => name === "case-study/vitrin-one-stock.yaml",
    );
    await importEntries(server.store, files, { by: "seed", now });
    const changes = await newestChanges(server.store.read);
    await server.store.write((trx) => setLive(trx, changes, now));
    const samplesIn = async (language: string) => {
      const findings: Finding[] = (await read(`go-live?shown=${language}`)).findings ?? [];
      return findings.find(({ check }) => check === "samples")?.names;
    };
    expect(await samplesIn("en")).toEqual(["Four sales channels, one stock"]);
    expect(await samplesIn("de")).toEqual(["Vier Verkaufskanäle, ein Bestand"]);
  });
});

test.runIf(engines.some(({ engine }) => engine === "PostgreSQL"))(
  "a server that works on the PostgreSQL of another address says so, and both are red meanwhile",
  async () => {
    const environment = await freshEnvironment("PostgreSQL", {
      SITE_ORIGIN: "https://www.company.com",
    });
    const { store } = await startApiWith(environment);
    await startApiWith(environment);
    const settings = readSettings(environment);
    const look = () =>
      siteChecks
        .find(({ name }) => name === "database")
        ?.look({ settings, store, now: 0, shown: "en" });
    expect(await look()).toEqual({ grade: "green", names: [] });

    const logFile = path.join(temporaryFolder(), "log");
    const trial = await startProcess(
      { ...environment, SITE_ORIGIN: "https://trial.company.com", LOG_LEVEL: "warn" },
      { logFile },
    );
    await expect
      .poll(() => readFileSync(logFile, "utf8"))
      .toContain(
        '"others":["https://www.company.com"],"msg":"servers of other addresses work on this database"',
      );
    expect(await look()).toEqual({ grade: "red", names: ["https://trial.company.com"] });
    await trial.kill("SIGTERM");
    await expect.poll(look).toEqual({ grade: "green", names: [] });
  },
);

test("npm run doctor says the same as the back office, and by its exit status", async () => {
  const environment = await freshEnvironment("SQLite");
  await startApiWith(environment);
  const told = await runNode(["scripts/doctor.ts"], environment);
  expect(told.code).toBe(1);
  expect(told.output).toMatch(/^red +Address of the site: SITE_ORIGIN\n +Set SITE_ORIGIN/m);
  expect(told.output).toMatch(/^red +Company facts: Email, Social media\n/m);
  expect(told.output).toMatch(/^red +Register .*: Registered email \(KEP\), .*\n.*site\.json/m);
  expect(told.output).toMatch(/^red +Client logos: .*Anadolu Pres/m);
  // Facts are called by words, never by their places in a file.
  expect(told.output).not.toMatch(/\b(?:company|contact|socialLinks)\.\w/);
  const { output } = await runNode(["scripts/doctor.ts", "--json"], environment);
  const findings: Finding[] = JSON.parse(output);
  expect(gradesOf(findings)).toMatchObject({ origin: "red", mail: "red" });
});
