import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { createOwnAccount } from "#features/accounts/own-account.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
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

const hour = 3_600_000;
const wrongAnswer = {
  status: 400,
  code: "wrong_credentials",
  title: "Email or password is incorrect",
  error: { message: "Email or password is incorrect" },
};
const signUp = {
  name: "Ayşe Nur Yılmaz",
  email: "Ayse@Example.com",
  password: " Ğ quiet  evening ",
};

describe.each(engines)("accounts on $engine", ({ engine }) => {
  test.each(languageCodes)("sign up, confirm and sign in, in %s", async (language) => {
    const server = await startApi(engine);
    const { url, store } = server;
    const visitor = new Visitor(url);
    const answer = await visitor.postJson("/api/signup", {
      ...signUp,
      language,
      Role: "Admin",
      role: "Admin",
      id: "demo",
      email_confirmed_at: "1",
    });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    const row = await store.read.selectFrom("user").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email: signUp.email,
      email_key: "ayse@example.com",
      first_name: "Ayşe Nur",
      last_name: "Yılmaz",
      role: "Customer",
      language,
      email_confirmed_at: null,
    });
    expect(JSON.stringify(row)).not.toContain("quiet");

    const login = { email: "AYSE@example.com", password: signUp.password };
    const signedInNow = await visitor.postJson("/api/login", login);
    const { token, ...user } = await signedInNow.json();
    expect(user).toEqual({
      id: row.id,
      username: signUp.email,
      email: signUp.email,
      firstName: "Ayşe Nur",
      lastName: "Yılmaz",
      name: "Ayşe Nur Yılmaz",
      role: "Customer",
      roles: [],
      language,
      emailConfirmed: false,
      mustChangePassword: false,
    });
    const { iat = 0, exp, jti, ...claims } = decodeJwt(token);
    expect(exp).toBe(iat + 24 * 3600);
    expect(jti).toMatch(/^[\w-]{22}$/);
    expect(claims).toEqual({
      iss: "http://localhost:3000",
      aud: "http://localhost:3000",
      sub: row.id,
      GivenName: "Ayşe Nur",
      Surname: "Yılmaz",
      Email: signUp.email,
      Role: "Customer",
    });
    const cookies = signedInNow.headers.getSetCookie();
    const cookie = cookies.find((one) => one.startsWith("auth-session=")) ?? "";
    expect(JSON.parse(decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? ""))).toBe(token);
    expect(cookie).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(signedInNow.headers.get("cache-control")).toBe("no-store");
    expect(await sessionOf(visitor)).toEqual({ isLoggedIn: true, user });

    const confirmation = await tokenFrom(store, "account-confirm", signUp.email);
    const confirm = () => new Visitor(url).postJson("/api/email/confirm", { token: confirmation });
    expect((await confirm()).status).toBe(200);
    expect((await sessionOf(visitor)).user).toMatchObject({ emailConfirmed: true });
    expect((await confirm()).status).toBe(200);

    expect((await call(visitor, "POST", "/api/logout")).status).toBe(200);
    expect(await sessionOf(visitor)).toEqual({ isLoggedIn: false, user: null });
    visitor.cookies.set("auth-session", encodeURIComponent(JSON.stringify(token)));
    expect(await sessionOf(visitor)).toEqual({ isLoggedIn: false, user: null });
  });

  test("a taken address is answered like a new one; only its owner learns more", async () => {
    const server = await startApi(engine);
    const { url, store } = server;
    const person = await addPerson(store);
    const taken = { ...signUp, email: person.email.toUpperCase() };
    const answers = await Promise.all([
      new Visitor(url).postJson("/api/signup", taken),
      new Visitor(url).postJson("/api/signup", signUp),
    ]);
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, "{}"]);
    expect(await mailKindsTo(store, person.email)).toEqual(["account-exists"]);
    expect(await mailKindsTo(store, signUp.email)).toEqual(["account-confirm"]);
    await signedIn(server, person);
  });

  test("two sign-ups at once with one address are one account", async () => {
    const { url, store } = await startApi(engine);
    const visitors = [new Visitor(url), new Visitor(url)];
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.postJson("/api/signup", signUp)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await store.read.selectFrom("user").select("id").execute()).toHaveLength(1);
    expect(await mailKindsTo(store, signUp.email)).toEqual(["account-confirm", "account-confirm"]);
  });

  test("an unknown address and a wrong password are one answer", async () => {
    const { url, store } = await startApi(engine);
    const { email } = await addPerson(store);
    const tries = [
      { email, password: "wrong" },
      { email: "nobody@example.com", password: goodPassword },
      { email, password: goodPassword.toUpperCase() },
      { email, password: ` ${goodPassword}` },
      { email, password: "" },
      { email: "", password: "" },
      {},
    ];
    for (const body of tries) {
      const answer = await new Visitor(url).postJson("/api/login", body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual(wrongAnswer);
      expect(answer.headers.getSetCookie().join()).not.toMatch(/auth-session|known-browser/);
    }
  });

  test("forgot and reset: one answer for all, a link for one hour and one use, every session ends", async () => {
    let now = Date.now();
    const server = await startApi(engine, {}, { now: () => now });
    const { url, store } = server;
    const person = await addPerson(store, { confirmed: false });
    const browser = await signedIn(server, person);
    const forgot = (email: string) => new Visitor(url).postJson("/api/password/forgot", { email });
    const reset = (token: string, password: string) =>
      new Visitor(url).postJson("/api/password/reset", { token, password });
    for (const email of [person.email, "nobody@example.com"]) {
      const answer = await forgot(email);
      expect([answer.status, await answer.text()]).toEqual([200, "{}"]);
    }
    expect(await mailKindsTo(store, "nobody@example.com")).toEqual([]);
    const late = await tokenFrom(store, "account-reset", person.email);
    now += hour;
    expect((await reset(late, "another evening")).status).toBe(410);

    await forgot(person.email);
    const token = await tokenFrom(store, "account-reset", person.email);
    expect((await reset("invented", "another evening")).status).toBe(410);
    const refused = await reset(token, "password");
    expect((await refused.json()).errors).toEqual({ password: ["too_common"] });
    expect((await reset(token, "another evening")).status).toBe(200);
    expect((await reset(token, "a third evening")).status).toBe(410);
    expect(await sessionOf(browser)).toEqual({ isLoggedIn: false, user: null });
    expect(
      (await call(browser, "POST", "/api/login", { email: person.email, password: goodPassword }))
        .status,
    ).toBe(400);
    const again = await signedIn(server, person, "another evening");
    expect((await sessionOf(again)).user).toMatchObject({ emailConfirmed: true });
    expect(await mailKindsTo(store, person.email)).toContain("account-password");
  });

  test("of two clicks on one reset link at once one counts", async () => {
    const { url, store } = await startApi(engine);
    const person = await addPerson(store);
    await new Visitor(url).postJson("/api/password/forgot", { email: person.email });
    const token = await tokenFrom(store, "account-reset", person.email);
    const answers = await Promise.all(
      ["one quiet evening", "another evening"].map((password) =>
        new Visitor(url).postJson("/api/password/reset", { token, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test("a changed password ends the other sessions and the links that are under way", async () => {
    const server = await startApi(engine);
    const { url, store } = server;
    const person = await addPerson(store);
    const [here, there] = [await signedIn(server, person), await signedIn(server, person)];
    await new Visitor(url).postJson("/api/password/forgot", { email: person.email });
    const change = (password: string, newPassword: string) =>
      call(here, "POST", "/api/account/password", { password, newPassword });

    for (const [password, newPassword, errors] of [
      ["wrong", "another evening", { password: ["wrong"] }],
      [goodPassword, "short", { newPassword: ["too_short"] }],
      [goodPassword, "x".repeat(257), { newPassword: ["too_long"] }],
      [goodPassword, "12345678", { newPassword: ["too_common"] }],
      [goodPassword, goodPassword, { newPassword: ["same"] }],
    ] as const) {
      const answer = await change(password, newPassword);
      expect([answer.status, (await answer.json()).errors]).toEqual([422, errors]);
    }
    expect((await sessionOf(there)).isLoggedIn).toBe(true);
    expect((await change(goodPassword, "another evening")).status).toBe(200);
    expect((await sessionOf(here)).isLoggedIn).toBe(true);
    expect((await sessionOf(there)).isLoggedIn).toBe(false);
    const link = await tokenFrom(store, "account-reset", person.email);
    const late = { token: link, password: "a third evening" };
    expect((await new Visitor(url).postJson("/api/password/reset", late)).status).toBe(410);
    await signedIn(server, person, "another evening");
  });

  test("what was begun with the old password does not outlast its owner’s new one", async () => {
    const { url, store } = await startApi(engine);
    const person = await addPerson(store);
    const origin = "http://localhost:3000";
    const parts = { store, origin, now: Date.now, onMail() {}, sign: String };
    // As a handler has it: read and compared with the password, which takes a while.
    const own = createOwnAccount(parts, { key: new Uint8Array(32), origin });
    await new Visitor(url).postJson("/api/password/forgot", { email: person.email });
    const token = await tokenFrom(store, "account-reset", person.email);
    const reset = { token, password: "another evening" };
    expect((await new Visitor(url).postJson("/api/password/reset", reset)).status).toBe(200);
    for (const late of [
      () => own.changePassword(person, "an intruder’s", "Firefox"),
      () => own.changeEmail(person, "intruder@example.com"),
      () => own.deleteAccount(person, async () => {}),
    ])
      await expect(late()).rejects.toMatchObject({ code: "unauthorised" });
    await signedIn({ url }, person, "another evening");
  });

  test("an account that nobody had shown to be theirs comes to its owner empty", async () => {
    const server = await startApi(engine);
    const { url, store } = server;
    for (const confirmed of [false, true]) {
      const person = await addPerson(store, { confirmed });
      const wish = { user_id: person.id, product_id: 1010, created_at: 1 };
      await store.write((trx) => trx.insertInto("account_wish").values(wish).execute());
      const inside = await signedIn(server, person);
      await new Visitor(url).postJson("/api/password/forgot", { email: person.email });
      const token = await tokenFrom(store, "account-reset", person.email);
      const reset = () =>
        new Visitor(url).postJson("/api/password/reset", { token, password: "another evening" });
      expect((await reset()).status).toBe(200);
      expect((await reset()).status).toBe(410);
      expect((await sessionOf(inside)).user).toBeNull();
      const owner = await signedIn(server, person, "another evening");
      expect((await sessionOf(owner)).user).toMatchObject({ id: person.id, emailConfirmed: true });
      const wishes = await store.read
        .selectFrom("account_wish")
        .selectAll()
        .where("user_id", "=", person.id)
        .execute();
      expect(wishes).toHaveLength(confirmed ? 1 : 0);
    }
  });

  test("the profile: name and language at once, a new address after it was confirmed", async () => {
    let now = Date.now();
    const server = await startApi(engine, {}, { now: () => now });
    const { url, store } = server;
    const person = await addPerson(store);
    const other = await addPerson(store);
    const visitor = await signedIn(server, person);
    const patch = async (body: object) => {
      const answer = await call(visitor, "PATCH", "/api/account/profile", body);
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(
      await patch({ firstName: "İrem", lastName: "", language: "tr", role: "Admin" }),
    ).toMatchObject({
      status: 200,
      name: "İrem",
      language: "tr",
      role: "Customer",
    });
    expect(await patch({ firstName: " " })).toMatchObject({ errors: { firstName: ["required"] } });
    expect(await patch({ language: "fr" })).toMatchObject({ errors: { language: ["unknown"] } });

    const email = "new@example.com";
    expect(await patch({ email })).toMatchObject({ errors: { password: ["required"] } });
    expect(await patch({ email, password: "wrong" })).toMatchObject({
      errors: { password: ["wrong"] },
    });
    expect(await patch({ email, password: goodPassword })).toMatchObject({
      status: 200,
      email: person.email,
      pendingEmail: email,
    });
    expect(await mailKindsTo(store, person.email)).toContain("account-email-notice");
    const token = await tokenFrom(store, "account-new-email", email);

    // A taken address is answered like a free one, and takes the earlier wish back.
    expect(await patch({ email: other.email, password: goodPassword })).toMatchObject({
      status: 200,
      pendingEmail: other.email,
    });
    expect(await mailKindsTo(store, other.email)).toEqual(["account-exists"]);
    const confirm = (link: string) =>
      new Visitor(url).postJson("/api/email/confirm", { token: link });
    expect((await confirm(token)).status).toBe(410);

    // Wished for again, the address has two links that work; either is enough.
    now += 60_000;
    await patch({ email, password: goodPassword });
    const link = await tokenFrom(store, "account-new-email", email);
    expect(link).not.toBe(token);
    expect((await confirm(link)).status).toBe(200);
    expect((await confirm(link)).status).toBe(200);
    expect((await sessionOf(visitor)).user).toMatchObject({ email, username: email });
    await signedIn(server, { email });
  });

  test("signing in again ends the session that the browser had", async () => {
    const server = await startApi(engine);
    const person = await addPerson(server.store);
    const browser = await signedIn(server, person);
    const earlier = new Map(browser.cookies);
    await browser.postJson("/api/login", { email: person.email, password: goodPassword });
    expect(await sessionOf(browser)).toMatchObject({ isLoggedIn: true });
    browser.cookies = earlier;
    expect(await sessionOf(browser)).toMatchObject({ isLoggedIn: false });
  });

  test("sessions are listed without addresses and ended one by one or all others together", async () => {
    const server = await startApi(engine);
    const { store } = server;
    const person = await addPerson(store);
    const stranger = await signedIn(server, await addPerson(store));
    const [one, two, three] = [
      await signedIn(server, person),
      await signedIn(server, person),
      await signedIn(server, person),
    ];
    const list = async (visitor: Visitor) =>
      (await (await visitor.fetch("/api/account/sessions")).json()).sessions;
    const sessions = await list(one);
    expect(sessions).toHaveLength(3);
    expect(Object.keys(sessions[0]).sort()).toEqual([
      "browser",
      "createdAt",
      "current",
      "id",
      "lastSeenAt",
    ]);
    const idOf = async (visitor: Visitor) =>
      (await list(visitor)).find(({ current }: { current: boolean }) => current).id;
    const twoId = await idOf(two);
    const end = (visitor: Visitor, id: string) =>
      call(visitor, "DELETE", `/api/account/sessions/${id}`);
    expect((await end(stranger, twoId)).status).toBe(404);
    expect((await end(one, twoId)).status).toBe(200);
    expect((await end(one, twoId)).status).toBe(404);
    expect((await two.fetch("/api/account/sessions")).status).toBe(401);
    expect((await call(three, "DELETE", "/api/account/sessions")).status).toBe(200);
    expect((await sessionOf(one)).isLoggedIn).toBe(false);
    expect((await sessionOf(three)).isLoggedIn).toBe(true);
    expect((await sessionOf(stranger)).isLoggedIn).toBe(true);
  });

  test("a person says which mails to send, and the e-mail list asks as it asks everybody", async () => {
    const server = await startApi(engine);
    const { store } = server;
    const person = await addPerson(store);
    const visitor = await signedIn(server, person);
    const put = async (body: object) => {
      const answer = await call(visitor, "PUT", "/api/account/notifications", body);
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await (await visitor.fetch("/api/account/notifications")).json()).toEqual({
      signIn: "on",
      news: "off",
    });
    expect(await put({ signIn: "off", news: "on" })).toEqual({
      status: 200,
      signIn: "off",
      news: "waiting",
    });
    expect(await mailKindsTo(store, person.email)).toEqual(["newsletter-confirmation"]);
    expect(await put({ signIn: "on", news: "off" })).toEqual({
      status: 200,
      signIn: "on",
      news: "off",
    });
    expect(await put({ signIn: "yes", news: "off" })).toMatchObject({
      status: 422,
      errors: { signIn: ["unknown"] },
    });

    await signedIn(server, person);
    expect(await mailKindsTo(store, person.email)).toContain("account-sign-in");
    const unconfirmed = await signedIn(server, await addPerson(store, { confirmed: false }));
    const refused = await call(unconfirmed, "PUT", "/api/account/notifications", {
      signIn: "on",
      news: "on",
    });
    expect((await refused.json()).errors).toEqual({ news: ["unconfirmed"] });
  });

  test("a deleted account leaves nothing behind, and its token is dead", async () => {
    const server = await startApi(engine);
    const { url, store } = server;
    await new Visitor(url).postJson("/api/signup", signUp);
    const visitor = await signedIn(server, signUp, signUp.password);
    const remove = (password: string) => call(visitor, "POST", "/api/account/delete", { password });
    expect((await remove("wrong")).status).toBe(422);
    const cookie = visitor.cookies.get("auth-session") ?? "";
    expect((await remove(signUp.password)).status).toBe(200);
    for (const table of ["user", "user_session", "one_time_link", "mail"] as const)
      expect(await store.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
    visitor.cookies.set("auth-session", cookie);
    expect((await visitor.fetch("/api/account/profile")).status).toBe(401);
    const again = await new Visitor(url).postJson("/api/login", signUp);
    expect(await again.json()).toEqual(wrongAnswer);
  });

  test("an account and its place on the e-mail list end together, or both stay", async () => {
    const server = await startApi(engine);
    const { store } = server;
    const person = await addPerson(store);
    const visitor = await signedIn(server, person);
    const put = (body: object) => call(visitor, "PUT", "/api/account/notifications", body);
    const remove = () => call(visitor, "POST", "/api/account/delete", { password: goodPassword });
    const rename = (from: string, to: string) =>
      store.write((trx) => trx.schema.alterTable(from).renameTo(to).execute());
    expect((await put({ signIn: "on", news: "on" })).status).toBe(200);

    // The list cannot be written: as with a full disk, or a server that is killed between the two.
    await rename("email_capture", "out_of_reach");
    expect((await remove()).status).toBe(500);
    expect((await visitor.fetch("/api/account/profile")).status).toBe(200);

    await rename("out_of_reach", "email_capture");
    const list = () => store.read.selectFrom("email_capture").select("state").execute();
    expect(await list()).toEqual([{ state: "waiting" }]);
    expect((await remove()).status).toBe(200);
    expect(await list()).toEqual([{ state: "unsubscribed" }]);
    expect((await visitor.fetch("/api/account/profile")).status).toBe(401);
  });

  test("the last administrator stays until somebody else is one", async () => {
    const server = await startApi(engine);
    const visitor = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
    const body = { password: goodPassword };
    const leave = async () => (await call(visitor, "POST", "/api/account/delete", body)).status;
    expect(await leave()).toBe(409);
    expect((await visitor.fetch("/api/account/profile")).status).toBe(200);
    await addPerson(server.store, { role: "Admin" });
    expect(await leave()).toBe(200);
  });
});

test("on HTTPS the cookies are bound to the host, and count there only", async () => {
  const { url, store } = await startApi();
  const { email } = await addPerson(store);
  const visitor = new Visitor(url);
  const headers = { "x-forwarded-proto": "https" };
  await visitor.fetch("/api/session", { headers });
  const answer = await visitor.postJson(
    "/api/login",
    { email, password: goodPassword },
    { headers },
  );
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
    "__Host-auth-session",
    "signed-in",
    "__Host-visitor",
    "XSRF-TOKEN",
    "__Host-known-browser",
  ]);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/;.* Secure; SameSite=Lax$/);
  expect(cookies.filter((cookie) => cookie.includes("HttpOnly"))).toHaveLength(3);
  const onHttps = await visitor.fetch("/api/account/profile", { headers });
  expect([onHttps.status, onHttps.headers.get("strict-transport-security")]).toEqual([
    200,
    "max-age=31536000",
  ]);
  expect((await visitor.fetch("/api/account/profile")).status).toBe(401);
});
