import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { User } from "#features/accounts/auth-tables.server.ts";
import { createSignIn } from "#features/accounts/sign-in.server.ts";
import { changeUser } from "#features/accounts/users.server.ts";
import type { Work } from "#platform/store/write-queue.server.ts";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import { engines, startApi } from "../support/api-server.ts";
import { addPerson, call, goodPassword, signedIn, tokenFrom } from "../support/people.ts";
import { nextAddress, Visitor } from "../support/visitor.ts";

const guess = (visitor: Visitor, { email }: Pick<User, "email">, password = "wrong") =>
  visitor.postJson("/api/login", { email, password });

describe.each(engines)("guessing on $engine", ({ engine }) => {
  test("an address may be wrong ten times in a quarter of an hour, whomever it tries", async () => {
    const { url } = await startApi(engine);
    const guesser = new Visitor(url);
    await guesser.openSession();
    const nobody = (number: number) => ({ email: `nobody${number}@example.com` });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => guess(guesser, nobody(number))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
    const limited = answers.find(({ status }) => status === 429) as Response;
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(await limited.json()).toMatchObject({ error: { message: "Too many requests" } });
    expect((await guess(new Visitor(url), nobody(1))).status).toBe(400);
  });

  test("whoever is right uses up nothing", async () => {
    const server = await startApi(engine);
    const person = await addPerson(server.store);
    const visitor = await signedIn(server, person);
    for (let times = 0; times < 12; times += 1)
      expect((await guess(visitor, person, goodPassword)).status).toBe(200);
  });

  test("many machines at one account are slowed; its owner comes in by any of three ways", async () => {
    const server = await startApi(engine);
    const { url, store } = server;
    const person = await addPerson(store);
    const ownBrowser = await signedIn(server, person);

    // The waits of the turns go up to ten seconds; whoever would wait longer is sent away at once.
    const guesses = Promise.all(
      Array.from({ length: 40 }, () => guess(new Visitor(url, nextAddress()), person)),
    );
    const away = new Visitor(url);
    await expect.poll(async () => (await guess(away, person)).status, { interval: 200 }).toBe(429);

    // A browser that the account knows has turns of its own …
    const begun = performance.now();
    expect((await guess(ownBrowser, person, goodPassword)).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(5_000);

    // … the mailed link needs none …
    await new Visitor(url).postJson("/api/password/forgot", { email: person.email });
    const token = await tokenFrom(store, "account-reset", person.email);
    const statuses = (await guesses).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);

    // … and a new browser waits as long as it is told.
    const newBrowser = new Visitor(url);
    let answer = await guess(newBrowser, person, goodPassword);
    for (let tries = 0; answer.status === 429 && tries < 3; tries += 1) {
      const pause = Number(answer.headers.get("retry-after")) * 1000;
      expect(pause).toBeLessThanOrEqual(10_000);
      await new Promise((resolve) => setTimeout(resolve, pause));
      answer = await guess(newBrowser, person, goodPassword);
    }
    expect(answer.status).toBe(200);
    const reset = { token, password: "another evening" };
    const resetBrowser = new Visitor(url);
    expect((await resetBrowser.postJson("/api/password/reset", reset)).status).toBe(200);
    expect((await guess(resetBrowser, person, "another evening")).status).toBe(200);
    expect(await store.read.selectFrom("login_pause").selectAll().execute()).toEqual([]);
  });

  test("an unknown address is paused like a known one", async () => {
    const { url, store } = await startApi(engine);
    const nobody = { email: "nobody@example.com" };
    await Promise.all(Array.from({ length: 7 }, () => guess(new Visitor(url), nobody)));
    const rows = await store.read.selectFrom("login_pause").selectAll().execute();
    expect(rows).toMatchObject([{ browser: "", tries: 7 }]);
    expect(JSON.stringify(rows)).not.toContain("nobody");
  });

  test("sign-up and forgot: five an hour each", async () => {
    const { url, store } = await startApi(engine);
    const person = await addPerson(store);
    const visitor = new Visitor(url);
    const forgot = (from: Visitor) =>
      from.postJson("/api/password/forgot", { email: person.email });
    for (let times = 0; times < 5; times += 1) expect((await forgot(visitor)).status).toBe(200);
    expect((await forgot(visitor)).status).toBe(429);
    expect((await forgot(new Visitor(url))).status).toBe(200);
    const form = { name: "A", password: "short" };
    for (let times = 0; times < 6; times += 1)
      expect((await visitor.postJson("/api/signup", { ...form, email: "a@b.co" })).status).toBe(
        422,
      );
  });

  test("a signed-in person may mistake the own password ten times", async () => {
    const server = await startApi(engine);
    const visitor = await signedIn(server, await addPerson(server.store));
    const remove = () => call(visitor, "POST", "/api/account/delete", { password: "wrong" });
    for (let times = 0; times < 10; times += 1) expect((await remove()).status).toBe(422);
    expect((await remove()).status).toBe(429);
  });
});

test("what a machine fills in is answered the same, and mails nobody", async () => {
  const { url, store } = await startApi("SQLite", { MIN_FILL_SECONDS: "2" });
  const form = { name: "Bot", email: "a@example.com", password: goodPassword };
  expect((await new Visitor(url).postJson("/api/signup", form)).status).toBe(200);
  const { url: other, store: second } = await startApi();
  const filled = { ...form, [honeypotControl]: "https://spam.example" };
  expect((await new Visitor(other).postJson("/api/signup", filled)).status).toBe(200);
  for (const each of [store, second])
    expect(await each.read.selectFrom("mail").select("id").execute()).toEqual([]);
});

test.each(engines)(
  "a password that was changed while the old one was checked opens nothing: $engine",
  async (on) => {
    const { store } = await startApi(on.engine);
    const { id, email } = await addPerson(store);
    let changing: (() => Promise<unknown>) | undefined;
    let writes = 0;
    const slowStore = {
      ...store,
      async write<Result>(work: Work<Result>): Promise<Result> {
        writes += 1;
        // The first takes a turn, the password is checked, the second opens the session.
        if (writes === 2) await changing?.();
        return store.write(work);
      },
    };
    const origin = "http://localhost:3000";
    const parts = { store: slowStore, sign: (text: string) => text, origin, now: Date.now };
    const signIn = createSignIn({ ...parts, onMail() {} }, { key: randomBytes(32), origin });
    const attempt = { email, password: goodPassword, browser: "", isKnown: false, isLocal: false };

    expect(await signIn(attempt)).toMatchObject({ kind: "signed-in" });
    writes = 0;
    changing = () => store.write((trx) => changeUser(trx, id, { password_hash: "other" }));
    expect(await signIn(attempt)).toEqual({ kind: "wrong" });
    expect(writes).toBe(2);
    expect(await store.read.selectFrom("user_session").select("id").execute()).toHaveLength(1);
  },
);
