import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Feature } from "#platform/feature.server.ts";
import { defineCalls } from "#platform/http/call.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { features } from "#server/features.ts";
import { engines, startApi } from "../support/api-server.ts";
import { openBackOffice, sendTo } from "../support/back-office.ts";
import { addPerson, call, goodPassword, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

// docs/add-a-capability.md, followed step by step with the smallest thing that a site could be able to do.

const bellCalls = defineCalls({
  "GET /api/bell": {
    about: "How often somebody rang.",
    caller: "anyone",
    answer: v.strictObject({ rung: v.number() }),
  },
  "POST /api/bell": {
    about: "Rings.",
    caller: "signed-in",
    body: v.strictObject({ times: v.pipe(v.number("required"), v.maxValue(3, "too_many")) }),
    answer: v.strictObject({ rung: v.number() }),
  },
  "POST /api/admin/bell/silence": {
    about: "Begins to count anew.",
    caller: "Admin",
    answer: v.strictObject({}),
  },
});

declare module "#platform/feature.server.ts" {
  interface Ports {
    bell: { rung(): number };
    echo: { rung(): number | undefined };
  }
}

let stopped = 0;

const bellFeature: Feature = {
  name: "bell",
  calls: bellCalls,
  create() {
    let rung = 0;
    return {
      calls: serveCalls(bellCalls, {
        "GET /api/bell": () => ({ rung }),
        "POST /api/bell": ({ body }) => {
          rung += body.times;
          return { rung };
        },
        "POST /api/admin/bell/silence": () => {
          rung = 0;
          return {};
        },
      }),
      port: { rung: () => rung },
      stop: () => {
        stopped += 1;
      },
    };
  },
};

/** Asks the bell, where there is one. */
const echoFeature: Feature = {
  name: "echo",
  create: ({ ports: { bell } }) => ({ port: { rung: () => bell?.rung() } }),
};

const withBell = { features: [...features, bellFeature, echoFeature] };

describe.each(engines)("a capability of one's own, on $engine", ({ engine }) => {
  test("answers beside the others, and is read, guarded and stopped by the platform", async () => {
    const server = await startApi(engine, {}, withBell);
    const visitor = new Visitor(server.url);
    expect(await (await visitor.fetch("/api/bell")).json()).toEqual({ rung: 0 });
    expect((await visitor.postJson("/api/bell", { times: 1 })).status).toBe(401);
    expect((await visitor.fetch("/api/bell", { method: "DELETE" })).status).toBe(405);

    const customer = await signedIn(server, await addPerson(server.store));
    expect(await (await call(customer, "POST", "/api/bell", { times: 2 })).json()).toEqual({
      rung: 2,
    });
    const tooMany = await call(customer, "POST", "/api/bell", { times: 4 });
    expect(tooMany.status).toBe(422);
    expect((await tooMany.json()).errors).toEqual({ times: ["too_many"] });
    expect((await call(customer, "POST", "/api/admin/bell/silence")).status).toBe(403);
    const withoutToken = await customer.fetch("/api/bell", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ times: 1 }),
    });
    expect(withoutToken.status).toBe(403);

    expect(server.site.features.ports.echo?.rung()).toBe(2);
    const before = stopped;
    await server.stop();
    expect(stopped).toBe(before + 1);
  });
});

test("its calls are limited as all others are", async () => {
  const server = await startApi("SQLite", {}, withBell);
  const customer = await signedIn(server, await addPerson(server.store));
  const statuses: number[] = [];
  while (statuses.length < 130 && !statuses.includes(429))
    statuses.push((await call(customer, "POST", "/api/bell", { times: 0 })).status);
  expect(statuses.length).toBeGreaterThan(100);
  expect(statuses.at(-1)).toBe(429);
});

test("its calls stand in the OpenAPI document of a server that has it, and in no other", async () => {
  const pathsOf = async (options: object) => {
    const { url } = await startApi("SQLite", {}, options);
    return (await (await new Visitor(url).fetch("/api/openapi.json")).json()).paths;
  };
  const paths = await pathsOf(withBell);
  expect(paths["/api/bell"].get.summary).toBe("How often somebody rang.");
  expect(paths["/api/bell"].post["x-caller"]).toBe("signed-in");
  expect(paths["/api/admin/news"]).toBeDefined();
  expect(Object.keys(await pathsOf({}))).not.toContain("/api/bell");
});

describe.each(engines)("a site without news, on $engine", ({ engine }) => {
  test("answers everything else; the overview shows no feeds", async () => {
    const rest = features.filter(({ name }) => name !== "news");
    expect(rest.length).toBe(features.length - 1);
    const desk = await openBackOffice(engine, { METRICS_PORT: "0" }, { features: rest });
    const { url, metricsUrl = "" } = desk.server;
    const visitor = new Visitor(url);
    for (const path of ["/healthz", "/readyz", "/api/session", "/api/openapi.json"]) {
      expect([path, (await visitor.fetch(path)).status]).toEqual([path, 200]);
    }
    await sendTo(desk.server);
    expect((await desk.read("inbox")).items).toHaveLength(1);
    for (const list of ["mails", "emails", "audit"]) await desk.read(list);
    expect((await desk.read("overview?days=7")).feeds).toEqual([]);
    expect((await desk.ask("news")).status).toBe(404);
    expect((await visitor.fetch("/api/v1/Site/News")).status).toBe(404);
    const metrics = await fetch(metricsUrl);
    expect(metrics.status).toBe(200);
    expect(await metrics.text()).not.toMatch(/^website_news\w*\{/m);
  });
});

test("the overview counts nothing of what the site lacks", async () => {
  const counted = ["news", "newsletter", "messages"];
  const rest = features.filter(({ name }) => !counted.includes(name));
  const overview = await (await openBackOffice("SQLite", {}, { features: rest })).read(
    "overview?days=7",
  );
  expect(overview.perDay).toHaveLength(7);
  expect(overview).toMatchObject({
    answerTimes: { medianHours: null, open: 0, answered: 0 },
    subscribers: { waiting: 0, confirmed: 0, unsubscribed: 0 },
    mails: { waiting: 0, failed: 0 },
    feeds: [],
  });
});

describe.each(engines)("a site without accounts, on $engine", ({ engine }) => {
  test("takes messages and tells that nobody is signed in", async () => {
    const rest = features.filter(({ name }) => name !== "accounts");
    expect(rest.length).toBe(features.length - 1);
    const server = await startApi(engine, {}, { features: rest });
    const person = await addPerson(server.store);
    const visitor = new Visitor(server.url);
    await sendTo(server);
    const credentials = { email: person.email, password: goodPassword };
    expect((await visitor.postJson("/api/login", credentials)).status).toBe(404);
    expect((await visitor.fetch("/api/admin/audit")).status).toBe(401);
    expect((await visitor.fetch("/api/account/profile")).status).toBe(404);
    visitor.cookies.set("auth-session", encodeURIComponent(JSON.stringify("x.y.z")));
    const session = await visitor.fetch("/api/session");
    expect(await session.json()).toEqual({ isLoggedIn: false, user: null });
    expect((await visitor.postJson("/api/logout", {})).status).toBe(200);
  });
});

test("accounts without a newsletter: the choice of its mails is not there", async () => {
  const rest = features.filter(({ name }) => name !== "newsletter");
  const server = await startApi("SQLite", {}, { features: rest });
  const visitor = await signedIn(server, await addPerson(server.store));
  const path = "/api/account/notifications";
  expect(await (await visitor.fetch(path)).json()).toEqual({ signIn: "on", news: null });
  const changed = await call(visitor, "PUT", path, { signIn: "off", news: "on" });
  expect(await changed.json()).toEqual({ signIn: "off", news: null });
  const gone = await call(visitor, "POST", "/api/account/delete", { password: goodPassword });
  expect(gone.status).toBe(200);
});

test.each(features.map(({ name }) => name))(
  "the site starts and is told without %s",
  async (name) => {
    const rest = features.filter((feature) => feature.name !== name);
    const { url } = await startApi("SQLite", {}, { features: rest });
    const visitor = new Visitor(url);
    const statuses = ["/healthz", "/readyz", "/api/openapi.json"].map(async (path) => {
      return (await visitor.fetch(path)).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
  },
);
