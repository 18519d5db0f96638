import { Hono } from "hono";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { Role } from "#platform/session/roles.ts";
import { defineCalls } from "./call.ts";
import type { Env, SignedIn } from "./context.server.ts";
import type { Gate } from "./gate.server.ts";
import { Problem } from "./problem.server.ts";
import { mountCalls, serveCalls } from "./serve-calls.server.ts";

const calls = defineCalls({
  "GET /api/plants/:id": {
    about: "One plant.",
    caller: "anyone",
    params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,3}$/)) }),
    query: v.object({ limit: v.optional(v.pipe(v.string(), v.transform(Number)), "25") }),
    answer: v.strictObject({ id: v.string(), limit: v.number() }),
  },
  "POST /api/plants": {
    about: "Plants one.",
    caller: ["author", "publisher"],
    body: v.strictObject({ name: v.string("required") }),
    answer: v.strictObject({ by: v.string() }),
  },
  "GET /api/plants.csv": { about: "All.", caller: "anyone", answer: { mediaType: "text/csv" } },
  "POST /garden": {
    about: "The button on the garden's page.",
    caller: "anyone",
    onPage: true,
    admits: "itself",
    answer: { mediaType: "text/html" },
  },
});

const person = (
  role: "Customer" | "Admin",
  mustChangePassword = false,
  roles: Role[] = [],
): SignedIn => ({
  user: {
    ...{ id: "1", email: "a@b.example", username: "a@b.example" },
    ...{ firstName: "A", lastName: "B", name: "A B", language: "en", emailConfirmed: true },
    role,
    roles,
    mustChangePassword,
  },
  sessionId: "s",
});

function open(by?: SignedIn, gate: Partial<Gate> = {}) {
  const served = serveCalls(calls, {
    "GET /api/plants/:id": ({ params, query }) => ({ id: params.id, limit: query.limit }),
    "POST /api/plants": ({ by }) => ({ by: by.user.id }),
    "GET /api/plants.csv": ({ c }) => c.body("a;b", 200, { "content-type": "text/csv" }),
    "POST /garden": ({ c }) => c.text(`pressed at ${c.req.path}`),
  });
  const app = new Hono<Env>();
  app.onError((error) =>
    error instanceof Problem ? error.toResponse() : new Response(error.message, { status: 500 }),
  );
  mountCalls(app, served, {
    recognize: async () => by,
    admitReading() {},
    admitChange: async () => ({ tooFast: false }),
    checkAnswers: true,
    ...gate,
  });
  return (method: string, path: string, body?: unknown, headers: object = {}) =>
    app.request(path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
    });
}

test("a call is given what its schemas say, and answers what its schema says", async () => {
  const ask = open();
  expect(await (await ask("GET", "/api/plants/7")).json()).toEqual({ id: "7", limit: 25 });
  expect(await (await ask("GET", "/api/plants/7?limit=3")).json()).toEqual({ id: "7", limit: 3 });
  expect((await ask("GET", "/api/plants/seven")).status).toBe(404);
  expect(await (await ask("GET", "/api/plants.csv")).text()).toBe("a;b");
});

test("only who may call gets through", async () => {
  const body = { name: "fern" };
  expect((await open()("POST", "/api/plants", body)).status).toBe(401);
  expect((await open(person("Customer"))("POST", "/api/plants", body)).status).toBe(403);
  expect((await open(person("Admin", true))("POST", "/api/plants", body)).status).toBe(403);
  expect((await open(person("Admin"))("POST", "/api/plants", body)).status).toBe(200);
  const holding = (role: Role) => open(person("Customer", false, [role]));
  expect((await holding("sales")("POST", "/api/plants", body)).status).toBe(403);
  expect((await holding("publisher")("POST", "/api/plants", body)).status).toBe(200);
});

test("a link on another site makes nobody call what asks who is there", async () => {
  const foreign = { "sec-fetch-site": "cross-site" };
  const ask = open(person("Admin"));
  expect((await ask("POST", "/api/plants", { name: "fern" }, foreign)).status).toBe(403);
  expect((await ask("GET", "/api/plants/7", undefined, foreign)).status).toBe(200);
});

test("a body is refused by type, by what it lacks and by what nobody asked for", async () => {
  const ask = open(person("Admin"));
  expect((await ask("POST", "/api/plants")).status).toBe(415);
  const refused = await ask("POST", "/api/plants", { size: 1 });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: { name: ["required"], size: ["not_allowed"] },
  });
});

test("another method is answered with those that the address knows", async () => {
  const answer = await open()("DELETE", "/api/plants/7");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("an answer that its schema does not know fails where answers are checked", async () => {
  const served = serveCalls(calls, {
    // @ts-expect-error the field is called limit
    "GET /api/plants/:id": ({ params }) => ({ id: params.id, limits: 1 }),
    "POST /api/plants": () => ({ by: "" }),
    "GET /api/plants.csv": ({ c }) => c.body(""),
  });
  const app = new Hono<Env>();
  let said = "";
  app.onError((error) => {
    said = error.message;
    return new Response(null, { status: 500 });
  });
  mountCalls(app, served, {
    recognize: async () => undefined,
    admitReading() {},
    admitChange: async () => ({ tooFast: false }),
    checkAnswers: true,
  });
  expect((await app.request("/api/plants/7")).status).toBe(500);
  expect(said).toContain("GET /api/plants/:id answers limit");
});

test("a call on a page is answered at the page of each language, and leaves its showing to whoever shows pages", async () => {
  const ask = open();
  for (const path of ["/garden", "/en/garden", "/de/garden"]) {
    expect(await (await ask("POST", path)).text()).toBe(`pressed at ${path}`);
    expect((await ask("GET", path)).status).toBe(404);
    const other = await ask("PUT", path);
    expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  }
});
