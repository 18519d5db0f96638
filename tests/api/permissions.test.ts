import { createHmac, randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { makeSessionToken } from "#features/accounts/session-token.server.ts";
import { setRoles } from "#features/accounts/user-roles.server.ts";
import { createSign } from "#platform/http/signature.server.ts";
import { createLog } from "#platform/log/log.server.ts";
import { type Role, roles } from "#platform/session/roles.ts";
import { createApp } from "#server/app.ts";
import { readSettings } from "#server/env.ts";
import type { RunningServer } from "#server/start-server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { everyCall } from "../support/every-call.ts";
import { addColleague, addPerson, call, sessionOf, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

const guarded = everyCall.filter(({ caller }) => caller !== "anyone");
const open = everyCall.filter(({ caller }) => caller === "anyone");

/** Every address that the app answers, as Hono has them; `*` stands in front of all, or at the end of the line. */
async function mountedRoutes(environment: Record<string, string>) {
  const { site } = await startApi();
  const settings = readSettings({ ...environment, DATA_DIR: "unused" });
  const { log } = createLog("silent");
  const app = createApp({ settings, site, pages: undefined, log });
  return app.routes.filter(({ path }) => !path.endsWith("*"));
}

test.each<Record<string, string>>([{}, { API_HOST: "https://api.example.com" }])(
  "every address of the server stands in the table, with %j",
  async (environment) => {
    const missing = (await mountedRoutes(environment)).filter(
      ({ method, path }) =>
        !everyCall.some((row) => row.path === path && row.method === method) &&
        // The end of an address's own list: answers 405 to every method that is not in it.
        !(method === "ALL" && everyCall.some((row) => row.path === path)),
    );
    expect(missing).toEqual([]);
  },
);

test("every row of the table is an address of the server, and stands there once", async () => {
  const routes = await mountedRoutes({ API_HOST: "https://api.example.com" });
  const unused = everyCall.filter(
    ({ method, path }) => !routes.some((route) => route.path === path && route.method === method),
  );
  expect(unused).toEqual([]);
  const names = everyCall.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test("everything that is a person's own or the company's asks who is there", () => {
  for (const { path } of open) expect(path).not.toMatch(/^\/api\/(account|admin)\b/);
  for (const { path, caller } of everyCall)
    if (path.startsWith("/api/admin/")) expect(["anyone", "signed-in"], path).not.toContain(caller);
});

const secret = "a secret of at least thirty-two characters";
const origin = "http://localhost:3000";
const key = Buffer.from(createSign(secret)("session token key"), "base64url");
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe.each(engines)("tokens that open nothing, on $engine", ({ engine }) => {
  /** Name → the cookie's text, from tokens of real people and from what an attacker would make of them. */
  async function attackTokens(server: RunningServer): Promise<Record<string, string>> {
    const person = await addPerson(server.store, { role: "Admin" });
    const sessionOf = async () => {
      const visitor = await signedIn(server, person);
      const cookie = decodeURIComponent(visitor.cookies.get("auth-session") ?? "");
      return { visitor, token: JSON.parse(cookie) as string };
    };
    const { token } = await sessionOf();
    const revoked = await sessionOf();
    await call(revoked.visitor, "POST", "/api/logout");
    const [, body = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    const signed = (header: object, payload: object, with_: Buffer | string = key) => {
      const text = `${encode(header)}.${encode(payload)}`;
      return `${text}.${createHmac("sha256", with_).update(text).digest("base64url")}`;
    };
    const header = { alg: "HS256", typ: "JWT" };
    const session = { id: claims.jti, created_at: 0, expires_at: Date.now() - 1_000 };
    const tokens = { key, origin };
    const another = await addPerson(server.store);
    return {
      none: "",
      rubbish: "x",
      forged: signed(header, claims, randomBytes(32)),
      "signed with the secret itself": signed(header, claims, secret),
      "signed with nothing": signed(header, claims, ""),
      "another person's session": signed(header, { ...claims, sub: another.id }),
      "an invented session": signed(header, { ...claims, jti: "invented" }),
      expired: await makeSessionToken(person, session, tokens),
      "another site's": signed(header, { ...claims, iss: "https://other.example" }),
      "alg none": `${encode({ alg: "none", typ: "JWT" })}.${body}.`,
      "alg NONE, signed": signed({ alg: "NONE", typ: "JWT" }, claims),
      "no signature": token.replace(/[^.]*$/, ""),
      revoked: revoked.token,
    };
  }

  let server: RunningServer;
  let tokens: Record<string, string>;
  beforeAll(() => {
    tokens = {};
  });

  const ask = (visitor: Visitor, method: string, path: string) => {
    const address = path.replaceAll(/:\w+/g, "1");
    if (method === "GET") return visitor.fetch(address);
    return call(visitor, method as "POST", address);
  };

  test("each guarded address refuses each of them, and the right one is no stranger", async () => {
    server = await startApi(engine, { AUTH_SECRET: secret });
    tokens = await attackTokens(server);
    for (const [name, token] of Object.entries(tokens)) {
      const visitor = new Visitor(server.url);
      await visitor.openSession();
      if (token) visitor.cookies.set("auth-session", encodeURIComponent(JSON.stringify(token)));
      for (const { method, path } of guarded) {
        const answer = await ask(visitor, method, path);
        expect([name, method, path, answer.status]).toEqual([name, method, path, 401]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
        expect(await answer.json()).toMatchObject({ title: "Unauthorised", status: 401 });
      }
      expect(await (await visitor.fetch("/api/session")).json()).toMatchObject({ user: null });
    }
    const customer = await signedIn(server, await addPerson(server.store));
    const admin = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
    for (const { method, path, caller } of guarded.filter(({ method }) => method === "GET")) {
      const expected = caller === "signed-in" ? 200 : 403;
      const answer = await ask(customer, method, path);
      expect([path, answer.status]).toEqual([path, expected]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect([401, 403]).not.toContain((await ask(admin, method, path)).status);
    }
  });

  test.each([...roles, "no role"] as const)(
    "the whole table, asked with %s",
    async (held) => {
      server = await startApi(engine);
      const colleague = await signedIn(server, await addColleague(server.store, held));
      for (const { method, path, caller } of guarded) {
        const { status } = await ask(colleague, method, path);
        const isFor =
          caller === "signed-in" || (caller !== "Admin" && caller.includes(held as Role));
        // Anything but a refusal: most of these questions lack what they are about.
        expect([method, path, status === 403]).toEqual([method, path, !isFor]);
      }
    },
    120_000,
  );

  test("a role counts from the moment it is given until it is taken, in sessions that are open", async () => {
    server = await startApi(engine);
    const { store } = server;
    const person = await addPerson(store);
    const visitor = await signedIn(server, person);
    const inbox = async () => (await visitor.fetch("/api/admin/inbox")).status;
    expect(await inbox()).toBe(403);
    await store.write((trx) => setRoles(trx, person.id, ["sales", "author"], Date.now()));
    expect(await inbox()).toBe(200);
    expect((await sessionOf(visitor)).user).toMatchObject({
      role: "Customer",
      roles: ["sales", "author"],
    });
    await store.write((trx) => setRoles(trx, person.id, ["author"], Date.now()));
    expect(await inbox()).toBe(403);
  });

  test("another site's page or link reads and changes nothing with somebody's session", async () => {
    server = await startApi(engine);
    const { store } = server;
    const admin = await signedIn(server, await addPerson(store, { role: "Admin" }));
    const logged = () => store.read.selectFrom("audit_log").select("id").execute();
    for (const { path } of guarded.filter(({ method }) => method === "GET")) {
      for (const site of ["cross-site", "same-site"]) {
        const answer = await admin.fetch(path, { headers: { "sec-fetch-site": site } });
        expect([path, site, answer.status]).toEqual([path, site, 403]);
      }
    }
    expect(await logged()).toEqual([]);
    for (const site of ["same-origin", "none"]) {
      const answer = await admin.fetch("/api/admin/inbox", { headers: { "sec-fetch-site": site } });
      expect([site, answer.status]).toEqual([site, 200]);
    }
  });

  test("a signed-in person without the forgery token changes nothing", async () => {
    server = await startApi(engine);
    const visitor = await signedIn(server, await addPerson(server.store));
    visitor.cookies.delete("XSRF-TOKEN");
    for (const { method, path } of guarded.filter(
      ({ method, caller }) => method !== "GET" && caller === "signed-in",
    )) {
      const answer = await ask(visitor, method, path);
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
  });

  test("what is in no table is nobody's", async () => {
    server = await startApi(engine);
    const admin = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
    for (const path of [
      "/api",
      "/api/",
      "/api/admin",
      "/api/account",
      "/api/account/profile/x",
      "/api//account/profile",
    ])
      expect([path, (await admin.fetch(path)).status]).toEqual([path, 404]);
    for (const path of ["/api/account/profile", "/api/login", "/api/session"]) {
      const answer = await call(admin, "PUT", path);
      expect([path, answer.status]).toEqual([path, 405]);
      expect(answer.headers.get("allow")).toBeTruthy();
    }
  });
});
