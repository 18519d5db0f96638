import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { setRoles } from "#features/accounts/user-roles.server.ts";
import type { RunningServer } from "#server/start-server.ts";
import { engines, startApi } from "../support/api-server.ts";
import {
  addPerson,
  call,
  goodPassword,
  mailKindsTo,
  sessionOf,
  signedIn,
  tokenFrom,
} from "../support/people.ts";
import { rawRequest } from "../support/raw-request.ts";
import { Visitor } from "../support/visitor.ts";

const invitation = { name: "Deniz Arı", language: "de", isAdmin: false, roles: ["author"] };

describe.each(engines)("people and roles on $engine", ({ engine }) => {
  async function office() {
    const server = await startApi(engine);
    const self = await addPerson(server.store, { role: "Admin" });
    const admin = await signedIn(server, self);
    const change = (path: string, body: object) =>
      call(admin, "POST", `/api/admin/people/${path}`, body);
    const people = async () => (await (await admin.fetch("/api/admin/people")).json()).people;
    return { server, self, change, people };
  }

  /** Chooses a password by the mail's link, and signs in with it. */
  async function accept(server: RunningServer, email: string): Promise<Visitor> {
    const token = await tokenFrom(server.store, "account-invite", email);
    const visitor = new Visitor(server.url);
    const answer = await visitor.postJson("/api/password/reset", { token, password: goodPassword });
    expect(answer.status).toBe(200);
    return signedIn(server, { email });
  }

  test("a colleague is invited by mail, chooses a password and finds what the roles open", async () => {
    const { server, change, people } = await office();
    const email = "Deniz@Factory.example";
    const answer = await change("invite", { ...invitation, email });
    expect([answer.status, await answer.json()]).toEqual([200, { isInvited: true }]);
    const [, invited] = await people();
    expect(invited).toMatchObject({
      ...{ name: "Deniz Arı", email, roles: ["author"] },
      ...{ isAdmin: false, isInvited: true, isSelf: false, lastSignInAt: null, sessions: 0 },
    });
    await expect(signedIn(server, { email }, "invited")).rejects.toThrow("incorrect");

    const colleague = await accept(server, email);
    expect((await sessionOf(colleague)).user).toMatchObject({
      ...{ role: "Customer", roles: ["author"], language: "de", emailConfirmed: true },
    });
    expect((await colleague.fetch("/api/admin/help")).status).toBe(200);
    expect((await colleague.fetch("/api/admin/people")).status).toBe(403);
    // Who sets a first password is not told of a changed one.
    expect(await mailKindsTo(server.store, email)).toEqual(["account-invite"]);
    expect((await people())[1]).toMatchObject({ isInvited: false, sessions: 1 });
    const log = await server.store.read
      .selectFrom("audit_log")
      .select(["action", "subject", "details"])
      .where("action", "=", "people.invite")
      .execute();
    expect(log).toEqual([
      { action: "people.invite", subject: email, details: '{"roles":"author"}' },
    ]);
  });

  test("a stranger who signed up with the address before gets none of it", async () => {
    const { server, change } = await office();
    const squatter = await addPerson(server.store, { confirmed: false });
    const inside = await signedIn(server, squatter);
    expect((await change("invite", { ...invitation, email: squatter.email })).status).toBe(200);
    expect((await sessionOf(inside)).user).toBeNull();
    await expect(signedIn(server, squatter)).rejects.toThrow("incorrect");
    await accept(server, squatter.email);
  });

  test("nor the name that the stranger gave, where the invitation says none", async () => {
    const { server, change, people } = await office();
    const { email } = await addPerson(server.store, { confirmed: false, firstName: "Mallory" });
    expect((await change("invite", { ...invitation, email, name: "" })).status).toBe(200);
    expect((await people())[1]).toMatchObject({ name: email, isInvited: true });
    // Who is a colleague already keeps theirs.
    await change("invite", { ...invitation, email });
    await change("invite", { ...invitation, email, name: "" });
    expect((await people())[1]).toMatchObject({ name: "Deniz Arı" });
  });

  test("an account with a confirmed address keeps its password, gets roles and is told", async () => {
    const { server, change } = await office();
    const person = await addPerson(server.store);
    const inside = await signedIn(server, person);
    await server.store.write((trx) => setRoles(trx, person.id, ["sales"], 1));
    const answer = await change("invite", { ...invitation, email: person.email.toUpperCase() });
    expect(await answer.json()).toEqual({ isInvited: false });
    expect((await sessionOf(inside)).user).toMatchObject({ roles: ["sales", "author"] });
    expect(await mailKindsTo(server.store, person.email)).toEqual(["account-roles"]);
  });

  test("whoever moves to the address of an invitation does not sweep it away", async () => {
    const { server, change, people } = await office();
    const email = "deniz@factory.example";
    await change("invite", { ...invitation, email });
    const person = await addPerson(server.store);
    const browser = await signedIn(server, person);
    const move = { email, password: goodPassword };
    expect((await call(browser, "PATCH", "/api/account/profile", move)).status).toBe(200);
    const token = await tokenFrom(server.store, "account-new-email", email);
    const press = await new Visitor(server.url).postJson("/api/email/confirm", { token });
    expect(press.status).toBe(410);
    expect((await people())[1]).toMatchObject({ email, roles: ["author"], isInvited: true });
    const colleague = await accept(server, email);
    expect((await sessionOf(colleague)).user).toMatchObject({ email, roles: ["author"] });
    expect((await sessionOf(browser)).user).toMatchObject({ email: person.email });
  });

  test("an invitation that is sent again or taken back makes the link before worthless", async () => {
    const { server, change, people } = await office();
    const email = "ada@factory.example";
    await change("invite", { ...invitation, email });
    const first = await tokenFrom(server.store, "account-invite", email);
    await change("invite", { ...invitation, email, roles: ["sales"] });
    const use = async (token: string) =>
      (
        await new Visitor(server.url).postJson("/api/password/reset", {
          token,
          password: goodPassword,
        })
      ).status;
    expect(await use(first)).toBe(410);
    const [, invited] = await people();
    expect(invited.roles).toEqual(["sales", "author"]);
    const second = await tokenFrom(server.store, "account-invite", email);
    await change("roles", { id: invited.id, isAdmin: false, roles: [] });
    expect(await use(second)).toBe(410);
    expect(await people()).toHaveLength(1);
  });

  test("the last administrator stays one, also when two take it from each other at once", async () => {
    const { server, self, change, people } = await office();
    const none = { isAdmin: false, roles: ["sales"] };
    expect((await change("roles", { id: self.id, ...none })).status).toBe(409);
    // Who was only invited could not give the role back.
    await change("invite", { ...invitation, email: "b@factory.example", isAdmin: true });
    expect((await change("roles", { id: self.id, ...none })).status).toBe(409);
    const other = await addPerson(server.store, { role: "Admin" });
    const second = await signedIn(server, other);
    const answers = await Promise.all([
      change("roles", { id: other.id, ...none }),
      call(second, "POST", "/api/admin/people/roles", { id: self.id, ...none }),
    ]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect(answers.map(({ status }) => status).sort()[1]).toBeGreaterThanOrEqual(403);
    const admins = await server.store.read
      .selectFrom("user")
      .select("id")
      .where("role", "=", "Admin")
      .where("email_confirmed_at", "is not", null)
      .execute();
    expect(admins).toHaveLength(1);
    void people;
  });

  test("sessions end at once, but for the one that asks", async () => {
    const { server, self, change, people } = await office();
    const person = await addPerson(server.store);
    await server.store.write((trx) => setRoles(trx, person.id, ["sales"], 1));
    const inside = await signedIn(server, person);
    const elsewhere = await signedIn(server, self);
    for (const id of [person.id, self.id]) {
      expect((await change("sessions", { id })).status).toBe(200);
    }
    expect((await sessionOf(inside)).user).toBeNull();
    expect((await sessionOf(elsewhere)).user).toBeNull();
    expect((await people()).map((one: { sessions: number }) => one.sessions)).toEqual([1, 0]);
  });

  test("who is dismissed while a request is on its way changes nothing by it, whoever reads its body", async () => {
    const { server, change } = await office();
    const form = new FormData();
    form.set("file", new File(["a;b"], "a.csv"));
    const upload = new Response(form);
    const file = await upload.text();
    const fileType = upload.headers.get("content-type") ?? "";
    const json = JSON.stringify({ ...invitation, email: "backdoor@example.com", isAdmin: true });
    for (const [path, type, body] of [
      ["people/invite", "application/json", json],
      ["pictures", fileType, file],
      ["translations/file", fileType, file],
      ["bank-file", fileType, file],
      ["order/file", fileType, file],
    ] as const) {
      const boss = await addPerson(server.store, { role: "Admin" });
      const inside = await signedIn(server, boss);
      const head = [
        `POST /api/admin/${path} HTTP/1.1`,
        ...["host: localhost", "connection: close", "sec-fetch-site: same-origin"],
        `x-forwarded-for: ${inside.address}`,
        `x-xsrf-token: ${inside.cookies.get("XSRF-TOKEN")}`,
        `cookie: ${[...inside.cookies].map((pair) => pair.join("=")).join("; ")}`,
        ...[`content-type: ${type}`, `content-length: ${body.length}`],
      ].join("\r\n");
      const sent = Promise.withResolvers<string>();
      const answer = rawRequest(server.url, `${head}\r\n\r\n${body.slice(0, 5)}`, sent.promise);
      await pause(100);
      await change("roles", { id: boss.id, isAdmin: false, roles: [] });
      expect((await change("sessions", { id: boss.id })).status).toBe(200);
      sent.resolve(body.slice(5));
      expect([path, (await answer).status]).toEqual([path, 401]);
    }
    const names = await server.store.read.selectFrom("user").select("email").execute();
    expect(names.map(({ email }) => email)).not.toContain("backdoor@example.com");
  });

  test.each([
    [{ roles: [] }, "roles"],
    [{ roles: ["boss"] }, "roles"],
    [{ email: "no address" }, "email"],
    [{ email: "demo@example.com" }, "email"],
    [{ language: "fr" }, "language"],
    [{ name: "a\nb" }, "name"],
    [{ isAdmin: "yes" }, "isAdmin"],
  ])("%j is refused by name, and nobody is added", async (changed, field) => {
    const { change, people } = await office();
    const answer = await change("invite", {
      ...invitation,
      email: "c@factory.example",
      ...changed,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)[0]).toMatch(new RegExp(`^${field}`));
    expect(await people()).toHaveLength(1);
  });
});
