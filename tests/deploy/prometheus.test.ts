import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#server/env.ts";
import { startServer } from "#server/start-server.ts";
import { freePort } from "../support/free-port.ts";
import { noFeeds } from "../support/no-feeds.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { needs } from "./programs.ts";

const rules = path.resolve("deploy/prometheus-alerts.yml");

/** Series by the minute, and the alerts that stand after so many minutes; written as promtool reads them (JSON is YAML). */
const stories = [
  {
    name: "all is well",
    series: {
      'up{job="website"}': "1x60",
      site_ready: "1x60",
      website_backup_age_seconds: "3600+60x90",
      'site_mails{state="failed"}': "3x120",
    },
    at: 60,
    alerts: [],
  },
  {
    name: "the process is gone",
    series: { 'up{job="website"}': "0x10" },
    at: 5,
    alerts: ["WebsiteDown"],
  },
  {
    name: "the database is gone",
    series: { site_database_up: "1x5 0x10", site_ready: "1x5 0x10" },
    at: 10,
    alerts: ["WebsiteDatabaseDown", "WebsiteNotReady"],
  },
  {
    name: "a self-test failed, and another process knows nothing of it",
    series: {
      'site_self_test_failed{job="website",instance="a"}': "1x5",
      'site_self_test_failed{job="website",instance="b"}': "0x5",
    },
    at: 3,
    alerts: ["WebsiteSelfTestFailed"],
  },
  {
    name: "a mail was given up",
    series: { 'site_mails{state="failed",job="website"}': "3x90 4x30" },
    at: 100,
    alerts: ["WebsiteMailFailed"],
  },
  {
    name: "nobody sends",
    series: { 'site_outbox_lag_seconds{job="website"}': "0+60x30" },
    at: 20,
    alerts: ["WebsiteOutboxStuck"],
  },
  {
    name: "a write failed",
    series: { 'site_write_failures_total{instance="a"}': "0x5 1x30" },
    at: 8,
    alerts: ["WebsiteWriteFailures"],
  },
  {
    name: "answers of 5xx",
    series: { 'site_http_request_duration_seconds_count{status="500",instance="a"}': "0+6x60" },
    at: 30,
    alerts: ["WebsiteServerErrors"],
  },
  {
    name: "the nightly backup was not made",
    series: { 'website_backup_age_seconds{job="website"}': "95000+60x120" },
    at: 90,
    alerts: ["WebsiteBackupOld"],
  },
  {
    name: "no backup was ever made",
    series: { 'site_ready{job="website"}': "1x120" },
    at: 90,
    alerts: ["WebsiteBackupOld"],
  },
  {
    name: "old news in one language",
    series: {
      'site_feed_age_seconds{language="tr"}': "90000x90",
      'site_feed_age_seconds{language="en"}': "60x90",
    },
    at: 80,
    alerts: ["WebsiteNewsOld"],
  },
];

test("the alerts stand when they should, and only then", (context) => {
  needs(context, "promtool");
  const known = [...readFileSync(rules, "utf8").matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const tests = stories.map(({ name, series, at, alerts }) => ({
    name,
    interval: "1m",
    input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
    // What an alert carries is not asked, only whether it stands.
    promql_expr_test: known.map((alert) => ({
      expr: `count by (alertname) (ALERTS{alertstate="firing",alertname="${alert}"})`,
      eval_time: `${at}m`,
      exp_samples: alerts.some((one) => one === alert)
        ? [{ labels: `{alertname="${alert}"}`, value: 1 }]
        : [],
    })),
  }));
  const file = path.join(temporaryFolder(), "tests.yml");
  writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: "1m", tests }));
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], {
    encoding: "utf8",
  });
  expect(`${stdout}${stderr}`).toContain("SUCCESS");
  expect(status).toBe(0);
});

test("a Prometheus reads the site's metrics and all rules", async (context) => {
  needs(context, "prometheus");
  const server = await startServer(
    readSettings({
      PORT: "0",
      DATA_DIR: temporaryFolder(),
      LOG_LEVEL: "silent",
      METRICS_PORT: "0",
      ...noFeeds,
    }),
  );
  onTestFinished(() => server.stop());
  const folder = temporaryFolder();
  const { host } = new URL(server.metricsUrl ?? "");
  const config = path.join(folder, "prometheus.yml");
  const job = { job_name: "website", static_configs: [{ targets: [host] }] };
  const global = { scrape_interval: "1s", evaluation_interval: "1s" };
  writeFileSync(config, JSON.stringify({ global, rule_files: [rules], scrape_configs: [job] }));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const child = spawn(
    "prometheus",
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address}`,
    ],
    { stdio: "ignore" },
  );
  onTestFinished(async () => {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  });
  const ask = async (call: string) => {
    const answer = await fetch(`http://${address}/api/v1/${call}`).catch(() => undefined);
    return answer?.ok ? (await answer.json()).data : undefined;
  };
  const value = async (query: string) =>
    (await ask(`query?query=${encodeURIComponent(query)}`))?.result[0]?.value[1];
  await expect.poll(() => value('up{job="website"}'), { timeout: 30_000 }).toBe("1");
  await expect.poll(() => value("site_ready"), { timeout: 10_000 }).toBe("1");
  const healths = async () =>
    (await ask("rules")).groups[0].rules.map((rule: { health: string }) => rule.health);
  const count = readFileSync(rules, "utf8").match(/ alert: /g)?.length ?? 0;
  await expect.poll(healths, { timeout: 10_000 }).toEqual(Array(count).fill("ok"));
});
