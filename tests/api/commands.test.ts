import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import BetterSqlite from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { sendTo } from "../support/back-office.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { placeOrder } from "../support/orders.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { runNode } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { Visitor } from "../support/visitor.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
/** Command → its file: all that people call and that are ours. */
const named = Object.entries(scripts).flatMap(([name, line]) => {
  const file =
    /^node (?:--import \.\/scripts\/env-file\.mjs )?((?:scripts|benchmarks)\/\S+\.ts)$/.exec(
      line,
    )?.[1];
  return file ? [{ name, file: path.resolve(file) }] : [];
});

/** Called by their files: they make what is committed. */
const makers = readdirSync("scripts").flatMap((name) =>
  /^make-.*\.ts$/.test(name) ? [{ name, file: path.resolve("scripts", name) }] : [],
);

test("every command of ours is looked at", () => {
  expect(named.map(({ name }) => name).sort()).toEqual(
    [
      "admin",
      "api-docs",
      "backup",
      "bench",
      "build",
      "content",
      "doctor",
      "mail",
      "move-to-postgres",
      "news",
      "orders",
      "person",
      "restore",
    ]
      .concat("screenshots", "seed", "self-test", "shop", "site:files", "test", "test:mutations")
      .sort(),
  );
});

test.each([...named, ...makers])(
  "$name --help does nothing but help, and a typo nothing at all",
  async ({ file }) => {
    const cwd = temporaryFolder();
    const help = await runNode([file, "--help"], {}, { cwd });
    expect([help.code, help.output]).toEqual([0, expect.stringContaining("Say it like this: ")]);
    const typo = await runNode([file, "--hlep"], {}, { cwd });
    expect([typo.code, typo.output]).toEqual([1, expect.stringContaining("--hlep")]);
    expect(readdirSync(cwd)).toEqual([]);
  },
);

test.each([
  ["self-test.ts", []],
  ["mail.ts", []],
  ["news.ts", []],
  ["person.ts", ["ada@example.com"]],
  ["backup.ts", ["copy.backup"]],
  ["admin.ts", ["list"]],
  ["admin.ts", ["create", "boss@factory.example"]],
  ["seed-messages.ts", ["--undo"]],
])("%s where nothing was stored says what it needs, and leaves nothing", async (file, words) => {
  const cwd = temporaryFolder();
  mkdirSync(path.join(cwd, "data"));
  const { code, output } = await runNode([path.resolve("scripts", file), ...words], {}, { cwd });
  expect(code).toBe(1);
  expect(output).toMatch(/^.*\bdata\b.*DATA_DIR.*\n$/);
  expect(readdirSync(cwd, { recursive: true })).toEqual(["data"]);
});

test("a wrong setting is said by a command as the start says it", async () => {
  const { code, output } = await runNode(["scripts/mail.ts"], { PORT: "eighty" });
  expect([code, output]).toEqual([1, "PORT is wrong: expected a port number from 0 to 65535.\n"]);
});

test("a command that can do several things names them to whoever says none", async () => {
  const { code, output } = await runNode(["scripts/orders.ts"], {});
  expect([code, output.split("\n").slice(0, 2)]).toEqual([
    1,
    ["Something is missing.", "Say it like this: npm run orders -- <what to do>"],
  ]);
  expect(output).toContain("\n  list            Tells each order");
});

test("a file in the place of a folder, or a folder in that of a file, is told in one line", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "file");
  writeFileSync(file, "x");
  const below = path.join(file, "site.backup");
  const environment = await freshEnvironment("SQLite", {});
  for (const [words, line] of [
    [["restore.ts", folder], `${folder} is a folder and no backup.`],
    [["site-files.ts", file], `${file} cannot be used (ENOTDIR: not a directory).`],
    [["backup.ts", below], `${below}.part cannot be used (ENOTDIR: not a directory).`],
  ] as const) {
    const [name, ...rest] = words;
    const { code, output } = await runNode([`scripts/${name}`, ...rest], environment);
    expect([name, code, output]).toEqual([name, 1, expect.stringContaining(`${line}\n`)]);
    expect([name, output]).not.toEqual([name, expect.stringMatching(/^ +at /m)]);
  }
});

test("another account than the site's is told so, and not that nothing was ever stored", async (context) => {
  const environment = await freshEnvironment("SQLite", { DATABASE_URL: "" });
  chmodSync(environment.DATA_DIR as string, 0o700);
  const nobody = { uid: 65_534, gid: 65_534 };
  const asNobody = ([file = "", ...words]: string[], more: Record<string, string> = {}) =>
    spawnSync(process.execPath, [path.resolve("scripts", file), ...words], {
      ...nobody,
      encoding: "utf8",
      env: { ...environment, ...more },
    });
  if (process.getuid?.() !== 0 || asNobody(["doctor.ts", "--help"]).status !== 0)
    context.skip("Another account needs root, and a checkout that everybody may read.");
  const elsewhere = { DATABASE_URL: "postgres://127.0.0.1:1/none" };
  for (const { status, stderr } of [
    asNobody(["doctor.ts"]),
    asNobody(["backup.ts", "copy.backup"]),
    asNobody(["move-to-postgres.ts"], elsewhere),
  ]) {
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^.*DATA_DIR.* may not be read by this account.*\n$/),
    ]);
  }
});

test("a database that is too new for this release is said by a command in one line", async () => {
  const environment = await freshEnvironment("SQLite");
  const file = new BetterSqlite(path.join(environment.DATA_DIR as string, "site.sqlite"));
  file.exec(`insert into kysely_migration values ('999-later', '2026-11-27');
    update setting set value = '998-before' where name = 'oldest_release_that_works'`);
  file.close();
  for (const command of [["doctor.ts"], ["content.ts", "list"], ["admin.ts", "list"]]) {
    const [name = "", ...words] = command;
    const { code, output } = await runNode([`scripts/${name}`, ...words], environment);
    expect([code, output]).toEqual([1, expect.stringMatching(/^The database belongs.*\n$/)]);
  }
});

test("npm start and npm run dev read .env, and what the environment says counts more", async () => {
  expect(scripts.start).toContain("--import ./scripts/env-file.mjs ");
  expect(scripts.dev).toContain("--import ./scripts/env-file.mjs ");
  const cwd = temporaryFolder();
  writeFileSync(path.join(cwd, ".env"), "PORT=from-file\nLOG_LEVEL=loud\nDATA_DIR=nothing-here\n");
  const args = ["--import", path.resolve("scripts/env-file.mjs"), path.resolve("scripts/mail.ts")];
  expect((await runNode(args, {}, { cwd })).output).toContain("PORT is wrong");
  expect((await runNode(args, { PORT: "3000" }, { cwd })).output).toContain("LOG_LEVEL is wrong");
  const both = { PORT: "3000", LOG_LEVEL: "" };
  expect((await runNode(args, both, { cwd })).output).toContain("nothing-here");
});

test("the pages of a public site are not replaced by those of this machine by accident", async () => {
  const BUILD_DIR = fakeBuild({}, "https://www.example.com");
  const { code, output } = await runNode(["scripts/build.ts"], { BUILD_DIR });
  expect([code, output]).toEqual([1, expect.stringMatching(/^.*https:.* SITE_ORIGIN .*\n$/)]);
});

test("a folder that holds something else than a build is not taken for one, since a build replaces it", async () => {
  const BUILD_DIR = temporaryFolder();
  const letter = path.join(BUILD_DIR, "letter.txt");
  writeFileSync(letter, "nobody has another one");
  const settings = { BUILD_DIR, SITE_ORIGIN: "http://localhost:3000" };
  const { code, output } = await runNode(["scripts/build.ts"], settings);
  expect([code, output]).toEqual([
    1,
    `BUILD_DIR is wrong: ${BUILD_DIR} holds something else than a build, and a build would replace it: set it to a new or an empty folder.\n`,
  ]);
  expect(readFileSync(letter, "utf8")).toBe("nobody has another one");
});

test("data in the folder of the built pages are not deleted with them", async () => {
  const BUILD_DIR = fakeBuild();
  const settings = { BUILD_DIR, DATA_DIR: BUILD_DIR, SITE_ORIGIN: "http://localhost:3000" };
  const { code, output } = await runNode(["scripts/build.ts"], settings);
  expect([code, output]).toEqual([
    1,
    `DATA_DIR is wrong: ${BUILD_DIR} lies in the folder of the built pages, which each build replaces: set it to another folder.\n`,
  ]);
});

test("a checkout that cannot be written to says that it must be built elsewhere", async (context) => {
  if (process.getuid?.() !== 0 || spawnSync("unshare", ["--mount", "true"]).status !== 0)
    context.skip("A read-only checkout needs root and util-linux.");
  const here = process.cwd();
  const script = `mount --bind ${here} ${here} && mount -o remount,ro,bind ${here} && cd ${here} &&
    exec ${process.execPath} scripts/build-if-stale.ts`;
  const { status, stderr } = spawnSync("unshare", ["--mount", "sh", "-c", script], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, SITE_ORIGIN: "https://never-built.example" },
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The site must be built.*EROFS.*\n$/),
  ]);
});

test("invented messages are refused where a public site is", async () => {
  const environment = await freshEnvironment("SQLite", { SITE_ORIGIN: "https://www.example.com" });
  const { code, output } = await runNode(["scripts/seed-messages.ts", "3"], environment);
  expect([code, output]).toEqual([1, expect.stringContaining("https://www.example.com")]);
});

describe.each(engines)("on $engine", ({ engine }) => {
  test("mail lists the outbox, and shows the mails of a message", async () => {
    const environment = await freshEnvironment(engine);
    const reference = await sendTo(await startApiWith(environment));
    const all = await runNode(["scripts/mail.ts"], environment);
    expect([all.code, all.output]).toEqual([0, expect.stringContaining("2 waiting")]);
    const one = await runNode(["scripts/mail.ts", reference], environment);
    expect([one.code, one.output]).toEqual([0, expect.stringContaining("Mesajınız bize ulaştı")]);
  });

  test("mail shows what was written about an order and a withdrawal, by their references", async () => {
    const environment = await freshEnvironment(engine);
    const { url, store } = await startApiWith(environment);
    await sellSeeds(store);
    const visitor = new Visitor(url);
    const { reference } = await placeOrder(visitor);
    const declared = { NameSurname: "Greta", Order: reference, Email: "greta@beispiel.example" };
    const withdrawn = await (await visitor.postJson("/api/shop/withdrawal", declared)).json();
    const shown = (about: string) => runNode(["scripts/mail.ts", about], environment);
    expect((await shown(reference)).output).toContain("Ihre Bestellung ist eingegangen");
    expect((await shown(withdrawn.reference)).output).toContain("Subject:");
  });

  test("orders lists them, shows one by its reference and writes them as CSV", async () => {
    const environment = await freshEnvironment(engine);
    const { url, store } = await startApiWith(environment);
    await sellSeeds(store);
    const { reference } = await placeOrder(new Visitor(url));
    const all = await runNode(["scripts/orders.ts", "list"], environment);
    expect([all.code, all.output]).toEqual([
      0,
      expect.stringMatching(/Beispiel GmbH\n1 order\.\n/),
    ]);
    const json = await runNode(["scripts/orders.ts", "show", reference, "--json"], environment);
    expect(JSON.parse(json.output)).toMatchObject({ reference, state: "awaiting_payment" });
    const csv = await runNode(["scripts/orders.ts", "export"], environment);
    expect(csv.output).toMatch(new RegExp(`^Reference,.*\\r\\n${reference},.*EUR.*\\r\\n$`));
    const none = await runNode(["scripts/orders.ts", "show", "NONE-0000"], environment);
    expect([none.code, none.output]).toEqual([1, 'There is no order "NONE-0000".\n']);
  });

  test("seed can be undone, and then only what visitors sent is there", async () => {
    const environment = await freshEnvironment(engine);
    const server = await startApiWith(environment);
    const reference = await sendTo(server);
    const references = async () =>
      (await server.store.read.selectFrom("contact_message").select("reference").execute()).map(
        (row) => row.reference,
      );
    expect((await runNode(["scripts/seed-messages.ts", "25"], environment)).code).toBe(0);
    expect(await references()).toHaveLength(26);
    const undone = await runNode(["scripts/seed-messages.ts", "--undo"], environment);
    expect([undone.code, undone.output]).toEqual([0, expect.stringContaining("25 ")]);
    expect(await references()).toEqual([reference]);
  });
});

test("a Node that reads no TypeScript, as while packages are being installed, is told of in one line", async () => {
  const given = ["--no-strip-types", "--import", "./scripts/env-file.mjs", "scripts/mail.ts"];
  const { code, output } = await runNode(given, {});
  expect(code).toBe(1);
  expect(output).toMatch(/^Node [\d.]+ cannot run this; .* npm ci\.\n$/);
});
