import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startApi } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { rawRequest } from "../support/raw-request.ts";
import { goodMessage, nextAddress, Visitor } from "../support/visitor.ts";

interface Call {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

let peer: Server | undefined;
afterEach(() => {
  peer?.closeAllConnections();
  peer?.close();
});

/** A server of somebody else at API_HOST, and ours in front of it. */
async function startBehind(answer: (response: ServerResponse, call: Call) => void) {
  const calls: Call[] = [];
  peer = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const call = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body,
    };
    calls.push(call);
    answer(response, call);
  }).listen(0, "127.0.0.1");
  await once(peer, "listening");
  const API_HOST = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
  const server = await startApi("SQLite", { API_HOST }, { buildDir: fakeBuild() });
  return { ...server, calls };
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response
    .writeHead(status, {
      "content-type": "application/json",
      "x-powered-by": "y",
      "set-cookie": "a=b",
    })
    .end(JSON.stringify(body));

/** Where the visitor came from, as the page sends it. */
const campaign = { FirstPage: "/en/contact", UtmSource: "newsletter", UtmMedium: "mail" };

test("a message is handed on after our guards, and the answer comes back", async () => {
  const { url, store, calls } = await startBehind(json(201, { id: 7, reference: "R-1" }));
  const visitor = new Visitor(url);
  const answer = await visitor.sendMessage(
    { ...goodMessage, Language: "en", ...campaign, UtmTerm: "x".repeat(301) },
    { key: crypto.randomUUID() },
  );

  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ id: 7, reference: "R-1" });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("x-powered-by")).toBeNull();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: "POST", url: formAddresses.contactForm });
  const sent = { ...goodMessage, Language: "en", ...campaign };
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual(sent);
  expect(calls[0]?.headers.cookie).toBeUndefined();
  expect(calls[0]?.headers["x-xsrf-token"]).toBeUndefined();
  expect(calls[0]?.headers["idempotency-key"]).toMatch(/^[\da-f-]{36}$/);
  expect(await store.read.selectFrom("contact_message").select("id").execute()).toEqual([]);
});

test("what we refuse is not handed on", async () => {
  const { url, calls } = await startBehind(json(200, {}));
  expect((await new Visitor(url).sendMessage({})).status).toBe(422);
  const forged = { "x-xsrf-token": "x" };
  expect((await new Visitor(url).sendMessage(goodMessage, { headers: forged })).status).toBe(403);
  const spam = await new Visitor(url).sendMessage({ ...goodMessage, Website: "x" });
  expect(spam.status).toBe(200);
  expect((await spam.json()).reference).toMatch(/^[\dA-Z-]{9}$/);
  expect(calls).toEqual([]);
});

test.each([
  ["null", json(200, null), 200, null],
  ["a refusal", json(400, { error: "no" }), 400, { error: "no" }],
  ["no JSON", (response: ServerResponse) => response.end("<html>"), 200, null],
])("%s is passed on", async (_, answering, status, body) => {
  const { url } = await startBehind(answering);
  const answer = await new Visitor(url).sendMessage();
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual(body);
});

test.each([
  ["fails", json(500, { stack: "at secret.ts" })],
  [
    "redirects",
    (response: ServerResponse) =>
      response.writeHead(302, { location: "https://evil.example/" }).end(),
  ],
  ["hangs up", (response: ServerResponse) => response.destroy()],
])("a server that %s is unavailable, and costs no part of the limit", async (_, answering) => {
  const { url } = await startBehind(answering);
  const visitor = new Visitor(url);
  for (let i = 0; i < 7; i++) {
    const answer = await visitor.sendMessage();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).not.toContain("secret");
  }
});

test("a message that the other server refuses costs no part of the limit", async () => {
  const { url, calls } = await startBehind(json(400, { error: "no" }));
  const visitor = new Visitor(url);
  for (let i = 0; i < 7; i++) expect((await visitor.sendMessage()).status).toBe(400);
  expect(calls).toHaveLength(7);
});

test("a plain form is handed on as JSON and thanked for", async () => {
  const { url, calls } = await startBehind(json(200, { reference: "R 2" }));
  const typed = { email: "a@example.com", language: "de" };
  const answer = await new Visitor(url).postForm(formAddresses.contactEmail, typed);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/de/newsletter/thanks?reference=R%202");
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ Email: "a@example.com", Language: "de" });
});

test("a plain form that is not accepted comes back with its text", async () => {
  const { url } = await startBehind(json(200, null));
  const typed = { email: "a@example.com", language: "de" };
  const answer = await new Visitor(url).postForm(formAddresses.contactEmail, typed);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('value="a@example.com"');
});

/** Ways to write an address so that the two servers could read it differently, and neighbours of those that we know. */
const foreignTargets = [
  "/api/v1/Site/Other/List?page=2",
  "/api/v1/Site/",
  "/api/v1/Site/../../admin",
  "/api/v1/Site/%2e%2e/%2E%2e/admin",
  "/api/v1/Site/..%2f..%2fadmin",
  "/api/v1/Site/..;/admin",
  "/api/v1/Site/..\\..\\admin",
  "/api/v1/Site//ContactForm/Create",
  "/api/v1/Site/ContactForm/Create/",
  "/api/v1/Site/ContactForm/Create%00",
  "/api/v1/Site/ContactForm/Create;x=1",
  "/api/v1/Site/ContactForm%2fCreate",
  "/api/v1/Site/contactform/create",
  "//api/v1/Site/ContactForm/Create",
  "http://evil.example/api/v1/Site/Other",
];

test("nothing but the two forms reaches that server, whatever is asked for and how", async () => {
  const { url, calls } = await startBehind(json(200, ["x"]));
  for (const target of [...foreignTargets, ...Object.values(formAddresses)]) {
    for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "POST"]) {
      if (method === "POST" && !foreignTargets.includes(target)) continue;
      const body = '{"Email":"a@example.com"}';
      const { status } = await rawRequest(
        url,
        `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n` +
          `X-Forwarded-For: ${nextAddress()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      expect([method, target, status < 500]).toEqual([method, target, true]);
    }
  }
  expect(calls.map(({ method, url: path }) => `${method} ${path}`)).toEqual([]);
});

test("a form's address is written by us, not by the visitor", async () => {
  const { url, calls } = await startBehind(json(200, { reference: "R-3" }));
  const visitor = new Visitor(url);
  const roundabout = "/api/v1/Site/x/%2e%2e/ContactEmail/Create?next=//evil.example";
  expect((await visitor.postJson(roundabout, { Email: "a@example.com" })).status).toBe(200);
  expect(calls.map(({ url: path }) => path)).toEqual([formAddresses.contactEmail]);
});
