import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { authSchemas } from "#features/accounts/auth-schema.ts";
import { contactFormSchema } from "#features/messages/contact-schema.ts";
import { newsletterFields } from "#features/newsletter/calls.ts";
import { headerLengths } from "#platform/http/header-lengths.server.ts";
import { campaignFields } from "#platform/submissions/campaign.server.ts";
import { features } from "#server/features.ts";
import type { RunningServer } from "#server/start-server.ts";
import { filesBelow, textOf } from "../../scripts/checks/source-files.ts";
import { startApi } from "../support/api-server.ts";
import { everyCall } from "../support/every-call.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { addPerson, signedIn } from "../support/people.ts";
import { rawRequest } from "../support/raw-request.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { nextAddress, type Visitor } from "../support/visitor.ts";
import { bodies, placesOf, spoil } from "./good-bodies.ts";
import { costlyCalls, namesAnywhere, parametersOf } from "./hostile-values.ts";
import { fitAddress, longBodies, longHeaders, longValues } from "./long-values.ts";
import { slownessOf } from "./processor-time.ts";

const start = () => startApi("SQLite", {}, { buildDir: fakeBuild() });
const administratorOf = async (server: RunningServer): Promise<Visitor> =>
  signedIn(server, await addPerson(server.store, { role: "Admin" }));

const fill = (path: string, value = "1") =>
  path.replace(/:\w+(\{[^/]*\})?/, value).replace("*", value);
const cookiesOf = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const tokenOf = ({ cookies }: Visitor) => cookies.get("XSRF-TOKEN") ?? "";

/** Of each kind the longest alone, where a request takes long for other reasons or there are many. */
const longest = longValues.filter(({ value }) => value.length > 10_000);

/** A request as bytes, so that any header may say anything; `lines` end with CR LF. */
function bytesOf(method: string, target: string, lines: string[], body = ""): string {
  const length = body === "" ? [] : [`Content-Length: ${Buffer.byteLength(body, "latin1")}`];
  const all = ["Host: localhost", "Connection: close", ...length, ...lines];
  return `${method} ${target} HTTP/1.1\r\n${all.join("\r\n")}\r\n\r\n${body}`;
}

test("every parameter and every field that code reads is among those that are thrown", () => {
  const sources = ["features", "platform", "server"]
    .flatMap((room) => filesBelow(room, ".ts"))
    .map(textOf)
    .join("\n");
  const read = [...sources.matchAll(/\breq\.query\("(\w+)"\)/g)].map(([, name]) => name);
  expect(read).toContain("token");
  expect(read.filter((name) => !namesAnywhere.includes(name ?? ""))).toEqual([]);

  const schemas = [contactFormSchema, newsletterFields, ...Object.values(authSchemas)];
  const bodiesOfCalls = features.flatMap(({ calls = {} }) =>
    Object.values(calls).map(({ body, texts }) => (body ?? texts) as object),
  );
  const fields = [...schemas, ...bodiesOfCalls].flatMap((schema) =>
    schema && "entries" in schema ? Object.keys(schema.entries as object) : [],
  );
  const thrown = Object.values(bodies).flatMap((body) => Object.keys(body));
  expect([...fields, ...campaignFields].filter((name) => !thrown.includes(name))).toEqual([]);
});

test("no header that the server reads makes it think for long", { timeout: 600_000 }, async () => {
  const server = await start();
  const visitor = await administratorOf(server);
  const json = ["Content-Type: application/json", `X-XSRF-Token: ${tokenOf(visitor)}`];
  const form = ["Content-Type: application/x-www-form-urlencoded", "Sec-Fetch-Site: same-origin"];
  const contact = "/api/v1/Site/ContactForm/Create";
  /** One of each kind of answer: a file, calls that read, forms of both kinds, a change, a page that is none. */
  const requests: [method: string, target: string, lines: string[], body?: string][] = [
    ["GET", "/", []],
    ["GET", "/nothing", []],
    ["GET", "/api/session", []],
    ["GET", "/api/admin/inbox", []],
    ["POST", "/api/login", json, JSON.stringify(bodies["/api/login"])],
    ["POST", contact, json, JSON.stringify(bodies[contact])],
    ["POST", contact, form, "name=A"],
    ["POST", "/api/admin/message/reply", json, JSON.stringify(bodies["/api/admin/message/reply"])],
  ];
  const slow: (string | undefined)[] = [];
  for (const header of Object.keys(headerLengths)) {
    for (const { name, value } of longHeaders) {
      for (const [method, target, lines, body] of requests) {
        // Each answer about a password comes half a second later: only what is read for it.
        if (target === "/api/login" && !["user-agent", "cookie"].includes(header)) continue;
        const cookie = header === "cookie" ? [] : [`Cookie: ${cookiesOf(visitor)}`];
        const others = [...lines, ...cookie, `X-Forwarded-For: ${nextAddress()}`];
        const own = others.filter((line) => !line.toLowerCase().startsWith(`${header}:`));
        // Beside cookies there is less room.
        const long = `${header}: ${value.slice(0, 15_000 - own.join().length)}!`;
        const bytes = bytesOf(method, target, [...own, long], body);
        const what = `${header} of ${name} at ${method} ${target}`;
        slow.push(await slownessOf(what, () => rawRequest(server.url, bytes)));
      }
    }
  }
  expect(slow.filter(Boolean)).toEqual([]);
});

test("no parameter of an address makes it think for long", { timeout: 600_000 }, async () => {
  const server = await start();
  const visitor = await administratorOf(server);
  const slow: (string | undefined)[] = [];
  const ask = (method: string, target: string) => {
    const lines = [`Cookie: ${cookiesOf(visitor)}`, `X-XSRF-Token: ${tokenOf(visitor)}`];
    const all = [...lines, `X-Forwarded-For: ${nextAddress()}`, "Sec-Fetch-Site: same-origin"];
    return rawRequest(server.url, bytesOf(method, target, all));
  };
  for (const call of everyCall) {
    const { method, path } = call;
    for (const { name, value } of longest) {
      const long = fitAddress(value);
      const targets = [
        ...(fill(path) === path ? [] : [fill(path, long)]),
        ...(method === "GET" || path.includes("newsletter")
          ? parametersOf(call).map((parameter) => `${fill(path)}?${parameter}=${long}`)
          : []),
      ];
      for (const target of targets) {
        const what = `${method} ${target.slice(0, 60)} of ${name}`;
        slow.push(await slownessOf(what, () => ask(method, target)));
      }
    }
  }
  expect(slow.filter(Boolean)).toEqual([]);
});

/** Signing in waits, and a password is asked for only so often: whoever tries all values is somebody new each time. */
const triesOfOne = 9;

test("no field and no body makes it think for long", { timeout: 900_000 }, async () => {
  const server = await start();
  await sellSeeds(server.store);
  let visitor = await administratorOf(server);
  let tried = 0;
  const slow: (string | undefined)[] = [];
  async function send(method: string, path: string, body: string): Promise<void> {
    tried += 1;
    const isSpent = costlyCalls.includes(path) && tried % triesOfOne === 0;
    if (isSpent || !visitor.cookies.get("auth-session")) visitor = await administratorOf(server);
    const what = `${method} ${path}: ${body.slice(0, 60)}… (${body.length})`;
    const ask = () =>
      visitor.fetch(fill(path), {
        method,
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": nextAddress(),
          "x-xsrf-token": tokenOf(visitor),
          "idempotency-key": randomUUID(),
        },
        body,
      });
    slow.push(await slownessOf(what, ask));
  }

  for (const [path, good] of Object.entries(bodies)) {
    const rows = everyCall.filter((row) => row.path === path && row.method !== "GET");
    for (const { method } of rows) {
      const isCostly = costlyCalls.includes(path);
      for (const place of [...placesOf(good), ["role"]]) {
        for (const { value } of isCostly || place.length > 1 ? longest : longValues) {
          const email = `somebody${tried}@example.com`;
          const fresh = isCostly && "email" in good ? { ...good, email } : good;
          await send(method, path, JSON.stringify(spoil(fresh, place, value)));
        }
      }
      for (const { value } of longBodies) await send(method, path, value);
    }
  }
  expect(slow.filter(Boolean)).toEqual([]);
});
