import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import type { Feature } from "#platform/feature.server.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { engines, freshEnvironment, startApi, startApiWith } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { noFeeds } from "../support/no-feeds.ts";
import { runSql } from "../support/postgres.ts";
import { startSmtpPeer } from "../support/smtp-peer.ts";
import { runNode, runProcess, startProcess } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

test.each([
  ["PORT", "eighty"],
  ["SITE_ORIGIN", "www.example.com"],
  ["SITE_ORIGIN", "https://www.example.com/path"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["SMTP_URL", "mail.example.com"],
  ["SITE_ORIGIN", '"https://www.example.com"'],
  ["DATA_DIR", "~/website"],
  ["MAIL_FROM", '"Company <web@example.com>"'],
  ["MAIL_FROM", "web@example.com, office@example.com"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp:mail.example.com"],
  ["API_HOST", "api"],
  ["API_HOST", "https://user:password@api.example.com"],
  ["API_HOST", "https://api.example.com/?key=1"],
  ["AUTH_SECRET", "short"],
  ["TRUST_PROXY", "everybody"],
  ["TRUST_PROXY", "999.1.1.1"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["MIN_FILL_SECONDS", "-1"],
  ["METRICS_PORT", "off"],
  ["METRICS_HOST", "all of them"],
  ["SELF_TEST_HOUR", "24"],
  ["SELF_TEST_URL", "localhost:3000"],
  ["SELF_TEST_TO", "nobody"],
  ["SELF_TEST_TO", "a@example.com,b@example.com"],
  ["MAIL_TO", "a@example.com,nobody"],
  ["ALARM_TO", "a@example.com,"],
  ["ALARM_SMTP_URL", "mail.example.com"],
  ["LOG_LEVEL", "loud"],
])("%s=%s stops the start with one line that names it", async (name, value) => {
  const { code, output } = await runProcess({
    ...(await freshEnvironment("SQLite")),
    [name]: value,
  });
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^${name} is wrong: expected [^.\n].*\\.\n$`));
});

test.each([
  ["HOST", "nowhere.invalid"],
  ["HOST", "192.0.2.1"],
  ["METRICS_HOST", "192.0.2.1"],
  ["METRICS_HOST", "nowhere.invalid"],
])("%s=%s names itself", async (name, value) => {
  const settings = { METRICS_PORT: "0", [name]: value };
  const { code, output } = await runProcess(await freshEnvironment("SQLite", settings));
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^${name} is wrong: .*${value}.*\n$`));
});

test.each([
  ["a file", (folder: string) => writeFileSync(folder, ""), /is a file/],
  ["below a file", (folder: string) => writeFileSync(path.dirname(folder), ""), /ENOTDIR/],
  ["a dead link", (folder: string) => symlinkSync("/nowhere", folder), /link that leads nowhere/],
])("a DATA_DIR that is %s names itself", async (_, make, words) => {
  const folder = path.join(temporaryFolder(), "above", "data");
  if (words.source !== "ENOTDIR") mkdirSync(path.dirname(folder));
  make(folder);
  const { code, output } = await runProcess(await freshEnvironment("SQLite", { DATA_DIR: folder }));
  expect(code).toBe(1);
  expect(output).toMatch(/^DATA_DIR is wrong: .*\n$/);
  expect(output).toMatch(words);
});

test.runIf(existsSync("/proc/self"))("DATA_DIR=/proc/nope names itself", async () => {
  const { code, output } = await runProcess(
    await freshEnvironment("SQLite", { DATA_DIR: "/proc/nope" }),
  );
  expect(code).toBe(1);
  expect(output).toMatch(/^DATA_DIR is wrong: .*\/proc\/nope.*\n$/);
});

test("pages that were built for another address are not served", async () => {
  const environment = await freshEnvironment("SQLite", { SITE_ORIGIN: "https://www.example.com" });
  const buildDir = fakeBuild();
  const { code, output } = await runProcess(environment, { server: { buildDir } });
  expect(code).toBe(1);
  expect(output).toMatch(/^The pages .* http:\/\/localhost:3000, and SITE_ORIGIN is https:.*\n$/);
  // BUILD_DIR is looked into instead.
  const elsewhere = { ...environment, BUILD_DIR: temporaryFolder() };
  expect((await runProcess(elsewhere, { server: { buildDir } })).output).toContain(
    `no built site in ${elsewhere.BUILD_DIR}`,
  );
});

test("SMTP_URL alone is not enough", async () => {
  const environment = await freshEnvironment("SQLite", { SMTP_URL: "smtp://localhost:25" });
  const { code, output } = await runProcess(environment);
  expect(code).toBe(1);
  expect(output).toMatch(/^MAIL_FROM.*\n$/);
});

test("a site that hands its forms on to itself does not start", async () => {
  const itself = { SITE_ORIGIN: "https://www.example.com", API_HOST: "https://WWW.example.com/" };
  const { code, output } = await runProcess(await freshEnvironment("SQLite", itself));
  expect(code).toBe(1);
  expect(output).toMatch(/^API_HOST is wrong: .*SITE_ORIGIN.*\n$/);
});

test("a site that keeps no messages does no self-test by itself, and none by hand", async () => {
  const elsewhere = { API_HOST: "https://api.example.com" };
  const daily = await freshEnvironment("SQLite", { ...elsewhere, SELF_TEST_HOUR: "7" });
  expect(await runProcess(daily)).toEqual({
    code: 1,
    output: expect.stringMatching(/^SELF_TEST_HOUR is wrong: .*API_HOST.*\n$/),
  });
  const once = await freshEnvironment("SQLite", { ...elsewhere, SELF_TEST_HOUR: "off" });
  expect(await runNode(["scripts/self-test.ts"], once)).toEqual({
    code: 1,
    output: expect.stringMatching(/^API_HOST .*https:\/\/api\.example\.com.*\n$/),
  });
});

test("a port that is taken is said in one line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const taken = String((other.address() as AddressInfo).port);
  for (const name of ["PORT", "METRICS_PORT"]) {
    const { code, output } = await runProcess(await freshEnvironment("SQLite", { [name]: taken }));
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${taken} .*taken.* set ${name} to .*\n$`));
  }
  other.close();
});

test("a database that does not answer is said in one line", async () => {
  const environment = await freshEnvironment("SQLite", {
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  });
  const { code, output } = await runProcess(environment);
  expect(code).toBe(1);
  expect(output).toBe("DATABASE_URL: the database does not answer (ECONNREFUSED).\n");
});

test.runIf(inject("postgresTemplate"))(
  "a PostgreSQL that the site cannot live in is said in one line, with what to do",
  async () => {
    const admin = inject("postgresTemplate");
    const of = (name: string, user = "postgres") =>
      Object.assign(new URL(`/${name}`, admin), { username: user }).href;
    const said = async (url: string) => {
      const { DATA_DIR = "" } = await freshEnvironment("SQLite");
      return runProcess({
        ...noFeeds,
        PORT: "0",
        LOG_LEVEL: "silent",
        DATA_DIR,
        DATABASE_URL: url,
      });
    };
    await runSql(
      admin,
      "create role guest login",
      "create database of_another",
      "create database in_latin encoding 'LATIN1' template template0",
      "create database in_none encoding 'SQL_ASCII' template template0",
    );
    expect(await said(of("of_another", "guest"))).toEqual({
      code: 1,
      output: expect.stringMatching(/^DATABASE_URL: .*may not make .*schema public.*owner.*\n$/),
    });
    for (const [name, encoding] of [
      ["in_latin", "LATIN1"],
      ["in_none", "SQL_ASCII"],
    ] as const) {
      expect(await said(of(name))).toEqual({
        code: 1,
        output: expect.stringMatching(
          new RegExp(`^DATABASE_URL: .*${encoding}.*UTF8.*use-postgresql.*\n$`),
        ),
      });
    }
    expect(await said(of("site_template", "stranger"))).toEqual({
      code: 1,
      output: expect.stringMatching(/^DATABASE_URL: .*let us in .*role "stranger" does not.*\n$/),
    });
  },
);

/** Sends the beginning of a request, and waits until the server says that it has its head. */
async function begin(url: string, head: string, part: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n${part}`);
  await expect.poll(() => text).toMatch(/^HTTP\/1\.1 100 /);
  return { socket, text: () => text };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: the request under way is answered, then the process ends",
  async (signal) => {
    const environment = await freshEnvironment("SQLite");
    const server = await startProcess(environment);
    const visitor = new Visitor(server.url);
    await visitor.openSession();
    const body = JSON.stringify({ ...goodMessage, NameSurname: "Ada", Company: "x", Message: "y" });
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const head = [
      `POST ${formAddresses.contactForm} HTTP/1.1`,
      "Host: localhost",
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      `Cookie: ${cookie}`,
      `X-XSRF-TOKEN: ${visitor.cookies.get("XSRF-TOKEN")}`,
    ].join("\r\n");
    const { socket, text } = await begin(server.url, head, body.slice(0, 20));
    const stopped = server.kill(signal);
    const takesVisitors = () => fetch(server.url).then(Boolean, () => false);
    await expect.poll(takesVisitors).toBe(false);
    socket.write(body.slice(20));

    expect(await stopped).toBe(0);
    expect(text()).toMatch(/^HTTP\/1\.1 100 [\s\S]*HTTP\/1\.1 200 OK/);
    const { store } = await startApiWith(environment);
    expect(await store.read.selectFrom("contact_message").select("name").execute()).toEqual([
      { name: "Ada" },
    ]);
  },
);

test("a request that never ends does not keep the process", async () => {
  const server = await startProcess(await freshEnvironment("SQLite"));
  const head = `POST ${formAddresses.contactForm} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  await begin(server.url, `${head}Content-Length: 100`, "{");
  const began = performance.now();
  await server.kill("SIGTERM");
  // Before the 30 seconds are over in which a request has to be whole.
  expect(performance.now() - began).toBeLessThan(25_000);
});

test("a message leads to two mails at a real mail server, and stopping waits for the one on its way", async () => {
  const peer = await startSmtpPeer();
  peer.faults.slow = 700;
  const server = await startApi("SQLite", {
    SMTP_URL: peer.url,
    MAIL_FROM: "Company <web@example.com>",
    MAIL_TO: "office@example.com",
  });
  expect(
    (await new Visitor(server.url).sendMessage({ ...goodMessage, Language: "de" })).status,
  ).toBe(200);
  await expect.poll(() => peer.connections).toBeGreaterThan(0);
  await server.stop();
  const recipients = peer.mails.map(({ to }) => to[0]).sort();
  expect(recipients).toEqual([goodMessage.Email, "office@example.com"].sort());
  await peer.stop();
});

test.each([
  ["a@example.com"],
  ["a@example.com, Office <b@example.com>"],
  ['"Office, Vienna" <a@example.com>'],
])("MAIL_TO=%s is taken", (MAIL_TO) => {
  expect(readSettings({ MAIL_TO }).mailTo).toBe(MAIL_TO);
});

test.runIf(engines.length > 1)("a server that has no such database says so", async () => {
  const environment = await freshEnvironment("PostgreSQL");
  const DATABASE_URL = new URL("/nowhere", environment.DATABASE_URL).href;
  const { code, output } = await runProcess({ ...environment, DATABASE_URL });
  expect(code).toBe(1);
  expect(output).toBe("DATABASE_URL: the database server has no such database (3D000).\n");
});

test.each(engines)(
  "a stop lets what removes the expired end, with its store ($engine)",
  async ({ engine }) => {
    const said: string[] = [];
    const begun = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const feature: Feature<Settings> = {
      name: "slow",
      create: ({ store }) => ({
        async tidy() {
          begun.resolve();
          await closed.promise;
          for (let i = 0; i < 20; i += 1) await sql`select 1`.execute(store.read);
          said.push("tidied");
        },
      }),
    };
    const server = await startApi(engine, {}, { features: [feature] });
    await begun.promise;
    const stopped = server.stop().then(() => said.push("stopped"));
    await expect.poll(() => fetch(server.url).then(Boolean, () => false)).toBe(false);
    closed.resolve();
    await stopped;
    expect(said).toEqual(["tidied", "stopped"]);
  },
);

test.each(engines)("a start on $engine is ready", async ({ engine }) => {
  const server = await startProcess(await freshEnvironment(engine));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.kill("SIGTERM")).toBe(0);
});

test("not ready while the outbox worker stands still", async () => {
  const peer = await startSmtpPeer();
  const { url, site } = await startApi("SQLite", {
    SMTP_URL: peer.url,
    MAIL_FROM: "web@example.com",
    MAIL_TO: "office@example.com",
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await site.stop();
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBe(503);
  expect((await answer.json()).detail).toMatch(/outbox/);
  await peer.stop();
});

test("the log has one line a request, and nothing about the person", async () => {
  const environment = await freshEnvironment("SQLite", { LOG_LEVEL: "info" });
  const server = await startProcess(environment);
  const visitor = new Visitor(server.url, "203.0.113.77");
  await visitor.sendMessage();
  await visitor.fetch("/nothing?token=geheim");
  await visitor.sendMessage({ ...goodMessage, Email: "wrong" });
  await server.kill("SIGTERM");

  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  const requests = lines.filter(({ path }) => path);
  expect(requests.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    "GET /api/session 200",
    "POST /api/v1/Site/ContactForm/Create 200",
    "GET /nothing 302",
    "POST /api/v1/Site/ContactForm/Create 422",
  ]);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(4);
  for (const { ms } of requests) expect(ms).toBeTypeOf("number");
  for (const secret of [
    "203.0.113.77",
    "127.0.0.1:",
    "geheim",
    goodMessage.Email,
    "Ayşe",
    "XSRF",
  ]) {
    expect(server.output().split("\n").slice(1).join()).not.toContain(secret);
  }
});

test("a second server on one SQLite file says so in its log; after both were killed nothing is left of it", async () => {
  const environment = await freshEnvironment("SQLite", { LOG_LEVEL: "warn" });
  const logs = temporaryFolder();
  const start = async (name: string) => {
    const logFile = path.join(logs, name);
    const server = await startProcess(environment, { logFile });
    const warnings = () =>
      readFileSync(logFile, "utf8")
        .split("\n")
        .filter((line) => line.includes("another server"));
    return { ...server, warnings };
  };
  const first = await start("first");
  const second = await start("second");
  await expect.poll(second.warnings).toHaveLength(1);
  expect(second.warnings()[0]).toContain(environment.DATA_DIR);
  // It works all the same.
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  expect(first.warnings()).toEqual([]);
  for (const server of [second, first]) await server.kill("SIGKILL");
  const third = await start("third");
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
  await third.kill("SIGTERM");
  expect(third.warnings()).toEqual([]);
  expect(existsSync(path.join(environment.DATA_DIR ?? "", "server.lock"))).toBe(false);
});
