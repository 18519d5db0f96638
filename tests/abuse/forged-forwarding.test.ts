import { expect, test } from "vitest";
import { startApi } from "../support/api-server.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { Visitor } from "../support/visitor.ts";

/** Everything that a proxy somewhere writes about who asks. */
const forged = (address: string): Record<string, string> => ({
  "x-forwarded-for": address,
  "x-real-ip": address,
  "x-client-ip": address,
  "x-cluster-client-ip": address,
  "x-original-forwarded-for": address,
  "x-originating-ip": address,
  "x-remote-ip": address,
  "true-client-ip": address,
  "cf-connecting-ip": address,
  "fastly-client-ip": address,
  forwarded: `for=${address};proto=https;host=localhost`,
  via: `1.1 ${address}`,
});

/** Posts that are taken from one visitor, whatever becomes of them (everyPost of rate-limits.server.ts). */
async function refusedAfter(url: string, headersOf: (at: number) => Record<string, string>) {
  const visitor = new Visitor(url);
  for (let at = 0; at < 150; at += 1) {
    const headers = headersOf(at);
    const answer = await visitor.fetch(formAddresses.contactForm, {
      ...{ method: "POST", body: "{}" },
      headers: { ...headers, "content-type": "application/json" },
    });
    if (answer.status === 429) return at;
  }
  return undefined;
}

test("who talks to us directly is who the socket says, whatever the headers say", async () => {
  const { url } = await startApi("SQLite", { TRUST_PROXY: "" });
  expect(await refusedAfter(url, (at) => forged(`10.1.2.${at}`))).toBe(120);
});

test("behind a proxy the last stranger of the chain counts, not what he wrote before himself", async () => {
  const { url } = await startApi("SQLite", { TRUST_PROXY: "127.0.0.1" });
  const chain = (at: number) => ({ "x-forwarded-for": `10.1.2.${at}, 192.0.2.7` });
  expect(await refusedAfter(url, chain)).toBe(120);
  const spoilt = (at: number) => ({ "x-forwarded-for": `10.3.${at}.1, rubbish ${at}, 192.0.2.8` });
  expect(await refusedAfter(url, spoilt)).toBe(120);
});

test("what is no address counts as the proxy's own, however it is written", async () => {
  const { url } = await startApi("SQLite", { TRUST_PROXY: "127.0.0.1" });
  const rubbish = ["unknown", "_hidden", "1.2.3", "1.2.3.4.5", "::g", "[", "127.0.0.1/8", "-", ""];
  const headersOf = (at: number) => ({ "x-forwarded-for": rubbish[at % rubbish.length] ?? "" });
  expect(await refusedAfter(url, headersOf)).toBe(120);
});

test("a chain without end is read quickly", async () => {
  const { url } = await startApi("SQLite", { TRUST_PROXY: "127.0.0.0/8" });
  const headers = { "x-forwarded-for": "127.0.0.1,".repeat(1_500) };
  const begun = performance.now();
  for (let at = 0; at < 20; at += 1)
    expect((await fetch(`${url}/api/session`, { headers })).status).toBeLessThan(500);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test("nobody makes a connection secure, or the site another one, by saying so", async () => {
  const { url } = await startApi("SQLite", { TRUST_PROXY: "" });
  const claims: Record<string, string>[] = [
    { "x-forwarded-proto": "https", "x-forwarded-ssl": "on", "front-end-https": "on" },
    { forwarded: "proto=https;host=evil.example", "x-forwarded-host": "evil.example" },
    { "x-url-scheme": "https", "x-forwarded-protocol": "https", "x-forwarded-port": "443" },
  ];
  for (const headers of claims) {
    const answer = await fetch(`${url}/api/session`, { headers });
    expect(answer.headers.get("strict-transport-security")).toBeNull();
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).not.toMatch(/Secure|evil/);
  }
});

test("a forged host makes no stranger's page ours", async () => {
  const { url } = await startApi("SQLite", { SITE_ORIGIN: "https://www.example.com" });
  const answer = await new Visitor(url).postForm(
    "/api/v1/Site/ContactEmail/Create",
    "email=a@b.co",
    {
      "sec-fetch-site": "cross-site",
      origin: "https://evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
    },
  );
  expect(answer.status).toBe(403);
});
