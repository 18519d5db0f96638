import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { readSettings } from "#server/env.ts";
import { type RunningServer, startServer } from "#server/start-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { freePort } from "../support/free-port.ts";
import { noFeeds } from "../support/no-feeds.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { goodMessage } from "../support/visitor.ts";
import { askFront, type FrontRequest } from "./ask-front.ts";
import { makeCertificate } from "./certificate.ts";
import { needs } from "./programs.ts";
import { type FrontName, nginxFile, nginxSite, startFront } from "./start-front.ts";

const site = "https://www.example.com";

/** The site behind a web server, each started as in production. */
async function openSite(name: FrontName) {
  const certificate = makeCertificate(temporaryFolder(), "www.example.com");
  const [port, httpsPort, httpPort] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    PORT: String(port),
    HOST: "127.0.0.1",
    SITE_ORIGIN: site,
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: "127.0.0.1",
    MIN_FILL_SECONDS: "0",
    LOG_LEVEL: "silent",
    METRICS_PORT: "0",
    SELF_TEST_HOUR: "off",
    ...noFeeds,
  };
  const buildDir = fakeBuild();
  const start = () => startServer(readSettings(environment), { buildDir });
  const opened: { server: RunningServer } = { server: await start() };
  onTestFinished(() => opened.server.stop());
  await startFront(name, { certificate, upstreams: [`127.0.0.1:${port}`], httpsPort, httpPort });
  const ca = readFileSync(certificate.certificate);
  const ask = (path: string, options?: FrontRequest) => askFront(httpsPort, ca, path, options);

  async function sendMessage(options: { from?: string; headers?: Record<string, string> } = {}) {
    const session = await ask("/api/session", options);
    const cookies = (session.headers["set-cookie"] ?? []).map((line) => line.split(";")[0] ?? "");
    const token = cookies.find((one) => one.startsWith("XSRF-TOKEN="))?.slice(11) ?? "";
    return ask(formAddresses.contactForm, {
      method: "POST",
      from: options.from,
      headers: {
        "content-type": "application/json",
        cookie: cookies.join("; "),
        "x-xsrf-token": token,
        origin: site,
        ...options.headers,
      },
      body: JSON.stringify(goodMessage),
    });
  }

  return {
    ...{ ask, sendMessage, environment, certificate, httpsPort, httpPort },
    direct: `http://127.0.0.1:${port}`,
    stopSite: () => opened.server.stop(),
    async startSite() {
      opened.server = await start();
    },
  };
}

describe.each(["nginx", "caddy"] as const)("%s in front of the site", (name) => {
  test("its own check finds nothing to mend", (context) => {
    needs(context, name, "openssl");
    const certificate = makeCertificate(temporaryFolder(), "www.example.com");
    const place = { certificate, upstreams: ["127.0.0.1:3000"], httpsPort: 8443, httpPort: 8080 };
    const [program = "", ...args] =
      name === "nginx"
        ? ["nginx", "-t", "-c", nginxFile(nginxSite(place))]
        : ["caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
    const env = { ...process.env, HOME: temporaryFolder() };
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", env });
    expect(`${stdout}${stderr}`).toMatch(/successful|Valid configuration/);
    expect([status, stderr.match(/\[(warn|emerg)\]|"level":"(warn|error)"/g)]).toEqual([0, null]);
  });

  test("HTTPS with the site's own headers; files come as the site sends them", async (context) => {
    needs(context, name, "openssl");
    const { ask, direct } = await openSite(name);
    for (const path of ["/contact", "/assets/app-1a2b.js", "/digits.bin", "/error"]) {
      const headers = { "accept-encoding": "br" };
      const [through, straight] = [
        await ask(path, { headers }),
        await fetch(direct + path, { headers: { ...headers, "x-forwarded-proto": "https" } }),
      ];
      expect([path, through.status]).toEqual([path, straight.status]);
      for (const header of [
        "content-type",
        "content-length",
        "content-encoding",
        "cache-control",
        "etag",
        "vary",
        "strict-transport-security",
        "content-security-policy",
        "x-content-type-options",
      ])
        expect([path, header, through.headers[header] ?? null]).toEqual([
          path,
          header,
          straight.headers.get(header),
        ]);
    }
    const { headers } = await ask("/contact");
    const again = await ask("/contact", { headers: { "if-none-match": headers.etag ?? "" } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const part = await ask("/digits.bin", { headers: { range: "bytes=2-4" } });
    expect([part.status, part.body.toString()]).toEqual([206, "234"]);
    expect(headers["strict-transport-security"]).toBeTruthy();
    expect((await ask("/metrics")).headers.location).toBe("/error");
  });

  test("the visitor's address is the connection's, whatever a visitor claims", async (context) => {
    needs(context, name, "openssl");
    const { ask, sendMessage } = await openSite(name);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const claim = `203.0.113.${count}`;
      const headers = {
        "x-forwarded-for": `${claim}, 127.0.0.1`,
        forwarded: `for=${claim}`,
        "x-real-ip": claim,
      };
      statuses.push((await sendMessage({ from: "127.0.0.11", headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await sendMessage({ from: "127.0.0.12" })).status).toBe(200);
    const claimsHttp = { headers: { "x-forwarded-proto": "http" } };
    const cookies = (await ask("/api/session", claimsHttp)).headers["set-cookie"] ?? [];
    expect(cookies).toHaveLength(2);
    expect(cookies.filter((line) => !/; Secure/.test(line))).toEqual([]);
    expect(cookies.join()).toContain("__Host-visitor=");
  });

  test("a body that is too long is refused, by the site or before it", async (context) => {
    needs(context, name, "openssl");
    const { ask } = await openSite(name);
    const post = (length: number) =>
      ask(formAddresses.contactForm, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: site },
        body: `message=${"x".repeat(length)}`,
      });
    // Long, and still read to its end: it is the message that is too long.
    expect((await post(150_000)).status).toBe(422);
    expect((await post(200_000)).status).toBe(413);
    expect((await post(400_000)).status).toBe(413);
    expect((await ask("/contact")).status).toBe(200);
  });

  test("without the site: an honest 503; the site comes back by itself", async (context) => {
    needs(context, name, "openssl");
    const { ask, sendMessage, stopSite, startSite } = await openSite(name);
    expect((await ask("/contact")).status).toBe(200);
    await stopSite();
    for (const answer of [await ask("/contact"), await ask("/api/session")]) {
      expect(answer.status).toBe(503);
      expect(answer.headers).toMatchObject({
        "retry-after": "10",
        "cache-control": "no-store",
        "strict-transport-security": "max-age=31536000",
      });
      expect(answer.body.toString()).toContain("Back in a moment");
    }
    await startSite();
    await expect
      .poll(async () => (await ask("/contact")).status, { timeout: 15_000, interval: 250 })
      .toBe(200);
    expect((await sendMessage()).status).toBe(200);
  });
});

test("nginx leads from http and from the bare name to https://www", async (context) => {
  needs(context, "nginx", "openssl");
  const { httpPort } = await openSite("nginx");
  const location = await new Promise((resolve) => {
    const headers = { host: "example.com" };
    request({ host: "127.0.0.1", port: httpPort, path: "/contact?a=b", headers }, (incoming) => {
      incoming.resume();
      resolve([incoming.statusCode, incoming.headers.location]);
    }).end();
  });
  expect(location).toEqual([301, `${site}/contact?a=b`]);
});

test("the self-test goes through the web server", async (context) => {
  needs(context, "nginx", "openssl");
  const { environment, certificate, httpsPort } = await openSite("nginx");
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; output: string }>();
  const { spawn } = await import("node:child_process");
  const child = spawn(process.execPath, ["scripts/self-test.ts"], {
    env: {
      PATH: process.env.PATH,
      ...environment,
      SELF_TEST_URL: `https://localhost:${httpsPort}`,
      NODE_EXTRA_CA_CERTS: certificate.certificate,
    },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.on("close", (code) => resolve({ code, output }));
  const done = await promise;
  expect(done.output).not.toContain("FAIL");
  expect([done.code, done.output.match(/^ok/gm)?.length]).toEqual([0, 6]);
});
