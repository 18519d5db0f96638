import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { engines, freshEnvironment, startApi, startApiWith } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { rawRequest } from "../support/raw-request.ts";
import { runNode } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

/** One series: `name{label="value"} 12`. */
const series =
  /^[a-z_:][a-z0-9_:]*(\{([a-z_]+="([^"\\\n]|\\["\\n])*")(,[a-z_]+="([^"\\\n]|\\["\\n])*")*\})? -?\d+(\.\d+)?(e[+-]?\d+)?$/;

const readValue = (text: string, name: string) => {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

const withMetrics = { METRICS_PORT: "0", SELF_TEST_HOUR: "0" };

test.each(engines)("everything is counted, on $engine", async ({ engine }) => {
  const server = await startApi(engine, withMetrics, { buildDir: fakeBuild() });
  const visitor = new Visitor(server.url);
  await visitor.fetch("/contact");
  await visitor.fetch("/contact", { method: "HEAD" });
  await visitor.fetch("/some-probe-4711");
  await visitor.fetch("/api/v1/Site/News");
  await visitor.fetch("/api/account/profile");
  await visitor.sendMessage();
  await visitor.sendMessage({ ...goodMessage, Website: "spam" });
  await rawRequest(server.url, "no http\r\n\r\n");
  const text = await (await fetch(server.metricsUrl ?? "")).text();

  const requests = "site_http_request_duration_seconds_count";
  const labels = (route: string, method: string, status: number) =>
    `${requests}{route="${route}",method="${method}",status="${status}"}`;
  for (const [name, value] of Object.entries({
    [labels("file", "GET", 200)]: 1,
    [labels("file", "HEAD", 200)]: 1,
    [labels("page", "GET", 302)]: 1,
    [labels("news", "GET", 200)]: 1,
    [labels("/api/account/profile", "GET", 401)]: 1,
    [labels("/api/session", "GET", 200)]: 1,
    [labels("/api/v1/Site/ContactForm/Create", "POST", 200)]: 2,
    [labels("refused", "other", 400)]: 1,
    'site_submissions_stored_total{form="contact",spam="no"}': 1,
    'site_submissions_stored_total{form="contact",spam="yes"}': 1,
    'site_mails{state="waiting"}': 2,
    'site_mails{state="failed"}': 0,
    site_database_up: 1,
    site_store_writable: 1,
    site_ready: 1,
  }))
    expect([name, readValue(text, name)]).toEqual([name, value]);
  expect(readValue(text, "site_write_duration_seconds_count")).toBeGreaterThanOrEqual(2);
  expect(readValue(text, "site_write_wait_seconds_count")).toBeGreaterThanOrEqual(2);
  expect(readValue(text, "site_mail_oldest_waiting_seconds")).toBeLessThan(30);
  expect(readValue(text, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
  expect(readValue(text, "process_cpu_seconds_total")).toBeGreaterThan(0);
  expect(readValue(text, 'nodejs_eventloop_delay_seconds{percentile="99"}')).toBeGreaterThanOrEqual(
    0,
  );

  for (const line of text.split("\n"))
    if (line && !line.startsWith("#")) expect(line).toMatch(series);
  for (const secret of [visitor.address, goodMessage.Email, "Ayşe", "4711", "127.0.0.1"])
    expect(text).not.toContain(secret);
});

test("only on their own port, and nothing else is there", async () => {
  const server = await startApi("SQLite", withMetrics, { buildDir: fakeBuild() });
  const asPage = await fetch(`${server.url}/metrics`, { redirect: "manual" });
  expect([asPage.status, asPage.headers.get("location")]).toEqual([302, "/error"]);
  const own = new URL(server.metricsUrl ?? "");
  expect(own.hostname).toBe("127.0.0.1");
  for (const path of ["/", "/contact", "/api/session", "/metrics/x"])
    expect((await fetch(new URL(path, own))).status).toBe(404);
  expect((await fetch(own, { method: "POST" })).status).toBe(405);
});

test.each(engines)("the age of the last backup is told, on $engine", async ({ engine }) => {
  const environment = await freshEnvironment(engine, withMetrics);
  const server = await startApiWith(environment);
  const age = async () =>
    readValue(await (await fetch(server.metricsUrl ?? "")).text(), "website_backup_age_seconds");
  expect(await age()).toBeUndefined();
  const target = path.join(temporaryFolder(), "not/yet/there/copy.backup");
  const { code, output } = await runNode(["scripts/backup.ts", target], environment);
  expect([code, output]).toEqual([0, expect.stringMatching(/^Copied to .*copy\.backup/m)]);
  expect(await age()).toBeLessThan(60);
});

test("without METRICS_PORT there are none", async () => {
  expect((await startApi("SQLite")).metricsUrl).toBeUndefined();
});

test("a database that is gone is told within the patience of a scrape", async () => {
  const server = await startApi("SQLite", withMetrics);
  await server.store.close();
  const text = await (await fetch(server.metricsUrl ?? "")).text();
  expect([readValue(text, "site_database_up"), readValue(text, "site_ready")]).toEqual([0, 0]);
});

test("Prometheus' own tool finds nothing to mend", async (context) => {
  if (spawnSync("promtool", ["--version"]).status !== 0)
    context.skip("promtool is not installed (Debian: prometheus).");
  const server = await startApi("SQLite", withMetrics, { buildDir: fakeBuild() });
  await new Visitor(server.url).sendMessage();
  const input = await (await fetch(server.metricsUrl ?? "")).text();
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], { input });
  expect([status, `${stdout}${stderr}`]).toEqual([0, ""]);
});

test("every metric of an alert exists, and every alert is explained", async (context) => {
  const rules = readFileSync("deploy/prometheus-alerts.yml", "utf8");
  const guide = readFileSync("docs/alerts.md", "utf8");
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((name) => !guide.includes(`| ${name} |`))).toEqual([]);
  const named = [...rules.matchAll(/\b(?:site|website|process|nodejs)_\w+/g)].map(([name]) => name);
  const bare = (name: string) => name.replace(/_(bucket|count|sum)$/, "");
  expect(
    named.filter(
      (name) => !guide.includes(`\`${bare(name)}\``) && !/^(process|nodejs)_/.test(name),
    ),
  ).toEqual([]);
  if (spawnSync("promtool", ["--version"]).status !== 0)
    context.skip("promtool is not installed (Debian: prometheus).");
  const { status, stdout, stderr } = spawnSync(
    "promtool",
    ["check", "rules", "deploy/prometheus-alerts.yml"],
    { encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  expect(stdout).toContain("SUCCESS");
});
