import { request } from "node:http";
import { expect, test } from "vitest";
import type { RunningServer } from "#server/start-server.ts";
import { freshEnvironment, startApi, startApiWith } from "../support/api-server.ts";
import { call, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

const demo = { email: "demo@example.com", password: "factory-demo" };

interface Answer {
  status: number;
  body: { token?: string; role?: string; user?: { role: string } | null };
}

/** A program on this machine: no proxy in between, and a Host of its own choice. */
function ask(
  url: string,
  headers: Record<string, string>,
  path: string,
  body?: object,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url + path,
      {
        method: body ? "POST" : "GET",
        headers: { "content-type": "application/json", ...headers },
      },
      async (incoming) => {
        const chunks = await incoming.toArray();
        resolve({
          status: incoming.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString()),
        });
      },
    );
    outgoing.once("error", reject);
    outgoing.end(body && JSON.stringify(body));
  });
}

/** A visitor whose requests carry no forwarding header. */
async function local(url: string, headers: Record<string, string> = {}) {
  const session = await fetch(`${url}/api/session`);
  const cookies = session.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const token = cookies.find((one) => one.startsWith("XSRF-TOKEN="))?.split("=")[1] ?? "";
  const cookie = cookies.join("; ");
  const port = new URL(url).port;
  const base = { cookie, "x-xsrf-token": token, host: `localhost:${port}` };
  return {
    signIn: () => ask(url, { ...base, ...headers }, "/api/login", demo),
    session: (given: string, others: Record<string, string> = {}) => {
      const auth = `auth-session=${encodeURIComponent(JSON.stringify(given))}`;
      const own = { ...base, ...others, cookie: `${cookie}; ${auth}` };
      return ask(url, own, "/api/session");
    },
  };
}

test.each(["localhost:1", "LOCALHOST", "127.0.0.1:80", "[::1]:3000"])(
  "the demo account signs in on its own machine, called %s, as administrator",
  async (host) => {
    const { url } = await startApi();
    const { status, body } = await (await local(url, { host })).signIn();
    expect([status, body.role]).toEqual([200, "Admin"]);
  },
);

test.each<Record<string, string>>([
  { host: "evil.example" },
  { host: "localhost.evil.example" },
  { host: "evil.example:3000" },
  { host: "evil@localhost" },
  { host: "192.0.2.1" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-host": "localhost" },
  { "x-forwarded-proto": "http" },
  { forwarded: "for=127.0.0.1" },
  { "x-real-ip": "127.0.0.1" },
  { via: "1.1 proxy" },
  { "cf-connecting-ip": "127.0.0.1" },
])("it does not with %j", async (headers) => {
  const { url, store } = await startApi();
  const { status } = await (await local(url, headers)).signIn();
  expect(status).toBe(400);
  expect(await store.read.selectFrom("user").select("id").execute()).toEqual([]);
});

test("its session, too, counts on its own machine only", async () => {
  const { url } = await startApi();
  const visitor = await local(url);
  const { body } = await visitor.signIn();
  const token = body.token ?? "";
  expect((await visitor.session(token)).body.user).toMatchObject({ role: "Admin" });
  expect((await visitor.session(token, { host: "evil.example" })).body.user).toBeNull();
  expect((await visitor.session(token, { "x-forwarded-for": "127.0.0.1" })).body.user).toBeNull();
});

test("on a public address there is none, nor can it be made", async () => {
  const { url, store, site } = await startApi("SQLite", {
    SITE_ORIGIN: "https://www.factory.example",
    MAIL_TO: "Office <office@factory.example>, second@factory.example",
  });
  expect((await (await local(url)).signIn()).status).toBe(400);
  await new Visitor(url).postJson("/api/signup", { ...demo, name: "Demo" });
  await new Visitor(url).postJson("/api/password/forgot", demo);
  expect(await store.read.selectFrom("user").select("id").execute()).toEqual([]);
  expect(await store.read.selectFrom("mail").select("id").execute()).toEqual([]);

  const first = await site.features.ports.accounts?.makeFirstAdministrator();
  expect(first).toMatchObject({ email: "office@factory.example" });
  expect(first?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(await site.features.ports.accounts?.makeFirstAdministrator()).toBeUndefined();
});

test("a database from one's own machine brings no demo account to a public address", async () => {
  const environment = await freshEnvironment("SQLite");
  const own = await startApiWith(environment);
  await (await local(own.url)).signIn();
  const usersOf = ({ store }: RunningServer) =>
    store.read.selectFrom("user").select(["id", "password_hash"]).execute();
  expect(await usersOf(own)).toEqual([{ id: "demo", password_hash: "demo" }]);
  expect(await own.site.features.ports.accounts?.makeFirstAdministrator()).toBeUndefined();
  await own.stop();

  const SITE_ORIGIN = "https://www.factory.example";
  const public_ = await startApiWith({ ...environment, SITE_ORIGIN });
  expect((await (await local(public_.url)).signIn()).status).toBe(400);
  await public_.site.features.ports.accounts?.makeFirstAdministrator();
  expect((await usersOf(public_)).map(({ id }) => id)).not.toContain("demo");
});

test("the first administrator changes the one-time password before anything else", async () => {
  const server = await startApi("SQLite", { SITE_ORIGIN: "http://www.factory.example" });
  const first = await server.site.features.ports.accounts?.makeFirstAdministrator();
  if (!first) throw new Error("there is none");
  expect(first.email).toBe("admin@www.factory.example");
  const visitor = await signedIn(server, first, first.password);
  expect((await visitor.fetch("/api/account/profile")).status).toBe(200);
  expect((await visitor.fetch("/api/account/sessions")).status).toBe(403);
  expect((await call(visitor, "PATCH", "/api/account/profile", { firstName: "A" })).status).toBe(
    403,
  );
  const changed = { password: first.password, newPassword: "a password of my own" };
  expect((await call(visitor, "POST", "/api/account/password", changed)).status).toBe(200);
  expect((await visitor.fetch("/api/account/sessions")).status).toBe(200);
});
