import { describe, expect, test } from "vitest";
import { isKnownBrowser } from "#features/accounts/known-browser.server.ts";
import { findUserByEmail } from "#features/accounts/users.server.ts";
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
import { Visitor } from "../support/visitor.ts";

const minute = 60_000;
const hour = 60 * minute;
const owner = { name: "Ayşe Nur Yılmaz", email: "Ayse@Example.com", password: "a quiet Thursday" };
const stranger = { ...owner, name: "Not Ayşe", password: "strangers know this" };

describe.each(engines)(
  "what a stranger can do with an owner's address, on $engine",
  ({ engine }) => {
    async function start() {
      let now = Date.now();
      const server = await startApi(engine, {}, { now: () => now });
      const { url } = server;
      return {
        ...server,
        later: (ms: number) => {
          now += ms;
        },
        post: (path: string, body: object, from = new Visitor(url)) => from.postJson(path, body),
      };
    }

    test("recovery cannot be switched off: the owner has a link that works, whoever asked before", async () => {
      const { url, store, site, later, post } = await start();
      const { email } = await addPerson(store);
      const links = () => store.read.selectFrom("one_time_link").select("hash").execute();
      const forgot = (from?: Visitor) => post("/api/password/forgot", { email }, from);
      const reset = (token: string, password: string) =>
        post("/api/password/reset", { token, password });
      const one = new Visitor(url);
      for (let times = 0; times < 5; times += 1) {
        await forgot(one);
        later(10 * minute);
      }
      expect(await mailKindsTo(store, email)).toEqual(Array(3).fill("account-reset"));
      expect(await links()).toHaveLength(3);

      // The owner asks after the stranger and gets a mail at once …
      const before = await tokenFrom(store, "account-reset", email);
      await forgot();
      const own = await tokenFrom(store, "account-reset", email);
      expect(own).not.toBe(before);

      // … and after many strangers has one that works, for as long as no other one is sent.
      for (let times = 0; times < 12; times += 1) {
        await forgot();
        later(10 * minute);
      }
      const sent = await links();
      expect(sent.length).toBeLessThanOrEqual(6);
      expect(await mailKindsTo(store, email)).toHaveLength(sent.length);
      const last = await tokenFrom(store, "account-reset", email);
      later(3 * hour);
      await forgot();
      expect(await links()).toHaveLength(sent.length);
      expect((await reset(last, "another evening")).status).toBe(200);

      // Once used up, the links of before hold nobody back.
      await forgot();
      const next = await tokenFrom(store, "account-reset", email);
      expect(next).not.toBe(last);
      expect((await reset(next, "a third evening")).status).toBe(200);

      // Who asked is forgotten after a day.
      later(24 * hour);
      await site.outbox.tidy();
      const mails = await store.read.selectFrom("mail").select("asked_by").execute();
      expect(mails.filter(({ asked_by }) => asked_by !== null)).toEqual([]);
    });

    test("a sign-up causes one mail to an address, whatever its maker does then", async () => {
      const server = await start();
      const { url, store, later, post } = server;
      const maker = new Visitor(url);
      await post("/api/signup", stranger, maker);
      for (let times = 0; times < 3; times += 1) {
        await signedIn(server, stranger, stranger.password);
        later(11 * minute);
        await post("/api/signup", stranger, maker);
      }
      const inside = await signedIn(server, stranger, stranger.password);
      const newPassword = "another evening";
      await call(inside, "POST", "/api/account/password", { ...stranger, newPassword });
      const email = "elsewhere@example.com";
      await call(inside, "PATCH", "/api/account/profile", { email, password: newPassword });
      expect(await mailKindsTo(store, owner.email)).toEqual(["account-confirm"]);
      const cookies = [...inside.cookies.keys()];
      expect(cookies).toContain("auth-session");
      expect(cookies).not.toContain("known-browser");
    });

    test("signing up and deleting the account, over and over, causes ten mails a day", async () => {
      const server = await start();
      const { store, post } = server;
      let mails = 0;
      for (let times = 0; times < 12; times += 1) {
        await post("/api/signup", stranger);
        mails += (await mailKindsTo(store, owner.email)).length;
        const inside = await signedIn(server, stranger, stranger.password);
        await call(inside, "POST", "/api/account/delete", { password: stranger.password });
      }
      expect(mails).toBe(10);
    });

    test("the owner takes over an address that somebody else signed up with", async () => {
      const server = await start();
      const { url, store, later, post } = server;
      await post("/api/signup", stranger);
      const first = await tokenFrom(store, "account-confirm", owner.email);
      const inside = await signedIn(server, stranger, stranger.password);
      later(1_000);
      await post("/api/signup", owner);
      const second = await tokenFrom(store, "account-confirm", owner.email);
      expect(second).not.toBe(first);

      // Neither link confirms the stranger's password and name, the first one included.
      for (const token of [first, second]) {
        const asked = await post("/api/email/confirm", { token });
        expect(asked.status).toBe(422);
        expect((await asked.json()).errors).toEqual({ name: ["required"], password: ["required"] });
      }
      const common = await post("/api/email/confirm", {
        ...owner,
        token: first,
        password: "password",
      });
      expect((await common.json()).errors).toEqual({ password: ["too_common"] });
      const own = { token: first, name: owner.name, password: "the owner's own" };
      expect((await post("/api/email/confirm", own)).status).toBe(200);
      expect((await post("/api/email/confirm", own)).status).toBe(200);

      expect((await sessionOf(inside)).isLoggedIn).toBe(false);
      expect((await post("/api/login", stranger)).status).toBe(400);
      const now = await signedIn(server, owner, own.password);
      expect((await sessionOf(now)).user).toMatchObject({
        name: owner.name,
        emailConfirmed: true,
        role: "Customer",
      });
      expect((await post("/api/email/confirm", { ...own, token: second })).status).toBe(410);
      expect((await new Visitor(url).postJson("/api/email/confirm", own)).status).toBe(200);
    });

    test("an address that somebody signed up with and never confirmed keeps nobody from moving there", async () => {
      const server = await start();
      const { store, post } = server;
      await post("/api/signup", stranger);
      const person = await addPerson(store);
      const visitor = await signedIn(server, person);
      const { email } = owner;
      await call(visitor, "PATCH", "/api/account/profile", { email, password: goodPassword });
      const token = await tokenFrom(store, "account-new-email", email);
      expect((await post("/api/email/confirm", { token })).status).toBe(200);
      expect((await sessionOf(visitor)).user).toMatchObject({ id: person.id, email });
      expect((await post("/api/login", stranger)).status).toBe(400);
    });

    test("what browsers keep ends with the password, the address and the sessions", async () => {
      const server = await start();
      const { url, store, site, post } = server;
      const person = await addPerson(store);
      const isKnown = async (visitor: Visitor, email = person.email) => {
        const account = await findUserByEmail(store.read, email);
        return isKnownBrowser(visitor.cookies.get("known-browser"), account, site.sign);
      };
      const here = await signedIn(server, person);
      let there = await signedIn(server, person);
      expect([await isKnown(here), await isKnown(there)]).toEqual([true, true]);

      await call(here, "DELETE", "/api/account/sessions");
      expect([await isKnown(here), await isKnown(there)]).toEqual([true, false]);

      there = await signedIn(server, person);
      const { sessions } = await (await here.fetch("/api/account/sessions")).json();
      const other = sessions.find(({ current }: { current: boolean }) => !current);
      await call(here, "DELETE", `/api/account/sessions/${other.id}`);
      expect([await isKnown(here), await isKnown(there)]).toEqual([true, false]);

      there = await signedIn(server, person);
      const cookie = here.cookies.get("auth-session") ?? "";
      const newPassword = "another evening";
      await call(here, "POST", "/api/account/password", { password: goodPassword, newPassword });
      expect([await isKnown(here), await isKnown(there)]).toEqual([true, false]);
      // A copy of the own session's cookie is worth nothing either.
      expect((await sessionOf(here)).isLoggedIn).toBe(true);
      there.cookies.set("auth-session", cookie);
      expect((await sessionOf(there)).isLoggedIn).toBe(false);

      await post("/api/password/forgot", { email: person.email });
      const token = await tokenFrom(store, "account-reset", person.email);
      await post("/api/password/reset", { token, password: goodPassword });
      expect(await isKnown(here)).toBe(false);

      const moving = await signedIn(server, person);
      const email = "moved@example.com";
      await call(moving, "PATCH", "/api/account/profile", { email, password: goodPassword });
      const link = await tokenFrom(store, "account-new-email", email);
      await new Visitor(url).postJson("/api/email/confirm", { token: link });
      expect([await isKnown(moving, email), await isKnown(moving)]).toEqual([false, false]);
    });

    test("browsers that an account knows share their tries", async () => {
      const server = await start();
      const { store, site } = server;
      const person = await addPerson(store);
      const browsers = [await signedIn(server, person), await signedIn(server, person)];
      const wrong = { email: person.email, password: "wrong" };
      const statuses: number[] = [];
      for (let times = 0; times < 6; times += 1) {
        // The clock stands still and the pauses of one account's tries do not: each has its turn at once.
        await store.write((trx) =>
          trx.updateTable("login_pause").set({ next_at: site.now() }).execute(),
        );
        for (const browser of browsers)
          statuses.push((await browser.postJson("/api/login", wrong)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
      const rows = await store.read.selectFrom("login_pause").select("browser").execute();
      expect(rows).toEqual([{ browser: "known" }]);
    });
  },
);
