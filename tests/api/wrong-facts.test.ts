import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import site from "#content/site.json" with { type: "json" };
import { runSelfTest } from "#features/self-test/run-self-test.server.ts";
import { engines, freshEnvironment, startApi } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { runNode } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

/** As if the check at the start had not been there. */
function spoilTimeZone(): void {
  const { officeHours } = site.contact;
  const { timeZone } = officeHours;
  officeHours.timeZone = "Europe/Istambul";
  onTestFinished(() => {
    officeHours.timeZone = timeZone;
  });
}

describe.each(engines)("on $engine", ({ engine }) => {
  test("a wrong time zone costs no message: it is stored, and its mails are plain", async () => {
    const { url, store } = await startApi(engine);
    spoilTimeZone();
    expect((await new Visitor(url).sendMessage()).status).toBe(200);
    expect(await store.read.selectFrom("contact_message").select("email").execute()).toEqual([
      { email: goodMessage.Email },
    ]);
    const mails = await store.read
      .selectFrom("mail")
      .select(["audience", "body_text", "reply_to"])
      .orderBy("audience")
      .execute();
    expect(mails).toMatchObject([
      { audience: "company", reply_to: goodMessage.Email },
      { audience: "visitor" },
    ]);
    for (const typed of [goodMessage.NameSurname, goodMessage.Phone, goodMessage.Message])
      expect(mails[0]?.body_text).toContain(typed);
    expect(mails[1]?.body_text).not.toContain(goodMessage.Message);
  });
});

test("the self-test fails while mails can only be plain, and says why", async () => {
  const { url, store, site } = await startApi("SQLite", {}, { buildDir: fakeBuild() });
  spoilTimeZone();
  const { sign, now } = site;
  const parts = { url, store, sign, now, sendsMail: false, writesTo: undefined };
  const failed = await runSelfTest(parts);
  expect(failed?.name).toBe("its mail is in the outbox");
  expect(failed?.failure).toContain("Europe/Istambul");
});

test.each([
  ["content/site.json", '"timeZone": "Europe/Istanbul"', '"timeZone": "Europe/Istambul"'],
  ["content/site.json", '"legalName":', '"legalName"'],
  ["content/messages/de.json", '"pages":', '"pages"'],
  ["content/mails/de.json", "{reference}", "{reference"],
])("start and build with a wrong %s say so and nothing else: %s", async (file, right, wrong) => {
  const release = temporaryFolder();
  for (const folder of [
    "app",
    "content",
    "features",
    "platform",
    "scripts",
    "server",
    "ui",
    "package.json",
  ])
    cpSync(folder, path.join(release, folder), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(release, "node_modules"));
  const spoilt = path.join(release, file);
  writeFileSync(spoilt, readFileSync(spoilt, "utf8").replace(right, wrong));
  const environment = await freshEnvironment("SQLite");
  for (const program of ["server/main.js", "scripts/build.ts"]) {
    const { code, output } = await runNode([program], environment, { cwd: release });
    expect([program, code]).toEqual([program, 1]);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toMatch(new RegExp(`^${file}: `));
  }
});
