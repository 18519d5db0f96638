import { describe, expect, test } from "vitest";
import { findWord } from "#platform/language/find-word.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Store } from "#platform/store/store.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { addPerson, call, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

const day = 24 * 3_600_000;
const Email = "Lead@Example.com";
const sameOrigin = { "sec-fetch-site": "same-origin" };

const captures = (store: Store) => store.read.selectFrom("email_capture").selectAll().execute();
const mailsOf = (store: Store) =>
  store.read.selectFrom("mail").selectAll().orderBy("created_at").execute();

const kindsOf = async (store: Store) => (await mailsOf(store)).map(({ kind }) => kind);

/** The links of the newest confirmation mail, as path and query. */
async function linksOf(store: Store) {
  const mails = (await mailsOf(store)).filter(({ kind }) => kind === "newsletter-confirmation");
  const { body_text: text = "", headers = "{}" } = mails.at(-1) ?? {};
  const link = (name: string) => {
    const [found = ""] =
      new RegExp(`http\\S*/newsletter/${name}\\?token=[\\w.-]+`).exec(text) ?? [];
    return found.replace("http://localhost:3000", "");
  };
  return {
    confirm: link("confirm"),
    unsubscribe: link("unsubscribe"),
    headers: JSON.parse(headers),
  };
}

describe.each(engines)("the e-mail form on $engine", ({ engine }) => {
  test.each(languageCodes)("capture, confirm, unsubscribe in %s", async (code) => {
    const { url, store } = await startApi(engine);
    const visitor = new Visitor(url);
    const answer = await visitor.sendEmail({ Email, Language: code });
    expect(answer.status).toBe(200);
    const { reference } = await answer.json();
    expect(await captures(store)).toMatchObject([
      {
        reference,
        email: Email,
        email_key: "lead@example.com",
        language: code,
        state: "waiting",
        wording: findWord(code, "forms.emailCapture.consent"),
      },
    ]);
    expect((await captures(store))[0]?.wording).not.toBe("");

    const { confirm, unsubscribe, headers } = await linksOf(store);
    expect(confirm).toMatch(localizedPath("/newsletter/confirm", code));
    expect(headers["List-Unsubscribe"]).toContain(unsubscribe);
    const [, token = ""] = confirm.split("token=");
    expect((await captures(store))[0]?.confirm_token_hash).not.toBe(token);

    const confirmed = await visitor.postForm(confirm, "");
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.get("location")).toBe(localizedPath("/newsletter/confirmed", code));
    expect((await captures(store))[0]).toMatchObject({ state: "confirmed" });
    const toCompany = (await mailsOf(store)).filter(({ audience }) => audience === "company");
    expect(toCompany).toHaveLength(1);
    expect(toCompany[0]?.body_text).toContain(findWord(code, "forms.emailCapture.consent"));

    const again = await visitor.postForm(confirm, "");
    expect(again.headers.get("location")).toBe(localizedPath("/newsletter/confirmed", code));
    expect(await mailsOf(store)).toHaveLength(2);

    const gone = await visitor.postForm(unsubscribe, "");
    expect(gone.status).toBe(303);
    expect(gone.headers.get("location")).toBe(localizedPath("/newsletter/unsubscribed", code));
    expect((await captures(store))[0]).toMatchObject({ state: "unsubscribed" });
    expect((await visitor.postForm(confirm, "")).status).toBe(410);
  });

  test("the checklist is mailed at once, with the newsletter as a choice in it", async () => {
    const { url, store } = await startApi(engine);
    const visitor = new Visitor(url);
    expect((await visitor.sendEmail({ Email, Wants: "checklist" })).status).toBe(200);
    const [mail] = await mailsOf(store);
    expect(mail).toMatchObject({ kind: "scope-checklist", recipient: Email });
    expect(await captures(store)).toMatchObject([
      { state: "waiting", wording: findWord("tr", "forms.emailCapture.checklist.consent") },
    ]);
    const [confirm = ""] = /\/newsletter\/confirm\?token=[\w.-]+/.exec(mail?.body_text ?? "") ?? [];
    expect((await visitor.postForm(confirm, "")).status).toBe(303);
    expect(await captures(store)).toMatchObject([{ state: "confirmed" }]);

    // Asked for again within the pause it comes no second time; later it does, without the button.
    const again = { Email, Wants: "checklist", Language: "en" };
    expect((await visitor.sendEmail(again)).status).toBe(200);
    expect(await kindsOf(store)).toEqual(["scope-checklist", "newsletter-confirmed"]);
    await store.write((trx) => trx.updateTable("mail").set({ created_at: 1 }).execute());
    expect((await visitor.sendEmail({ ...again, Language: "de" })).status).toBe(200);
    const later = (await mailsOf(store)).at(-1);
    expect(later).toMatchObject({ kind: "scope-checklist", language: "de" });
    expect(later?.body_text).not.toContain("/newsletter/confirm");
  });

  test("whatever else an address is left for, it is asked by mail", async () => {
    const { url, store } = await startApi(engine);
    const answer = await new Visitor(url).sendEmail({ Email, Wants: "x".repeat(15_000) });
    expect(answer.status).toBe(200);
    expect(await kindsOf(store)).toEqual(["newsletter-confirmation"]);
  });

  test("the link is only a page: nothing happens before the button", async () => {
    const { url, store } = await startApi(engine);
    const visitor = new Visitor(url);
    await visitor.sendEmail({ Email });
    const { confirm, unsubscribe } = await linksOf(store);
    for (const path of [confirm, unsubscribe]) {
      for (const method of ["GET", "HEAD"]) await visitor.fetch(path, { method });
    }
    expect(await captures(store)).toMatchObject([{ state: "waiting" }]);
  });

  test("a confirmed address is answered the same and mailed nothing", async () => {
    const { url, store } = await startApi(engine);
    const first = await new Visitor(url).sendEmail({ Email });
    await new Visitor(url).postForm((await linksOf(store)).confirm, "");
    const before = await captures(store);
    const second = await new Visitor(url).sendEmail({ Email: Email.toLowerCase(), Language: "de" });

    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(await first.json());
    expect(await captures(store)).toEqual(before);
    expect(await mailsOf(store)).toHaveLength(2);
  });

  test("an unsubscribed address comes back by its owner's click, and by nothing else", async () => {
    let now = Date.now();
    const { url, store } = await startApi(engine, {}, { now: () => now });
    await new Visitor(url).sendEmail({ Email });
    const { confirm: first, unsubscribe } = await linksOf(store);
    await new Visitor(url).postForm(first, "");
    now += 1_000;
    await new Visitor(url).postForm(unsubscribe, "");
    const [left] = await captures(store);
    now += 1_000;
    await new Visitor(url).sendEmail({ Email, Language: "en" });

    const { state, confirmed_at, unsubscribed_at, created_at } = left ?? {};
    expect(state).toBe("unsubscribed");
    expect(await captures(store)).toMatchObject([
      { state, confirmed_at, unsubscribed_at, created_at, language: "en" },
    ]);
    // The link of the first time opens nothing; leaving once more ends the second one.
    expect((await new Visitor(url).postForm(first, "")).status).toBe(410);
    const { confirm: second } = await linksOf(store);
    now += 1_000;
    await new Visitor(url).postForm(unsubscribe, "");
    expect((await new Visitor(url).postForm(second, "")).status).toBe(410);
    await new Visitor(url).sendEmail({ Email });
    const { confirm: third } = await linksOf(store);
    expect((await new Visitor(url).postForm(third, "")).status).toBe(303);
    expect(await captures(store)).toMatchObject([{ state: "confirmed", confirmed_at: now }]);
  });

  test("strangers who ask again and again spoil no link, and cause no flood", async () => {
    let now = Date.now();
    const { url, store } = await startApi(engine, {}, { now: () => now });
    await new Visitor(url).sendEmail({ Email });
    const { confirm } = await linksOf(store);
    const stranger = new Visitor(url);
    for (let i = 0; i < 5; i++) {
      now += 1_000;
      const answer = await stranger.sendEmail({ Email: i % 2 ? Email : Email.toUpperCase() });
      expect(answer.status).toBe(200);
    }
    expect(await mailsOf(store)).toHaveLength(2);
    for (let i = 0; i < 5; i++) await new Visitor(url).sendEmail({ Email });
    expect(await mailsOf(store)).toHaveLength(4);
    now += day;
    await new Visitor(url).sendEmail({ Email });
    expect(await mailsOf(store)).toHaveLength(5);
    expect((await new Visitor(url).postForm(confirm, "")).status).toBe(303);
  });

  test("a link is valid for seven days", async () => {
    let now = Date.now();
    const { url, store } = await startApi(engine, {}, { now: () => now });
    await new Visitor(url).sendEmail({ Email });
    const { confirm } = await linksOf(store);
    now += 7 * day;
    expect((await new Visitor(url).postForm(confirm, "")).status).toBe(410);
    now -= 1;
    expect((await new Visitor(url).postForm(confirm, "")).status).toBe(303);
  });

  test("spam leaves a mark on a new address and none on a known one", async () => {
    const { url, store } = await startApi(engine);
    const spam = { Website: "x" };
    expect((await new Visitor(url).sendEmail({ Email: "new@example.com", ...spam })).status).toBe(
      200,
    );
    expect(await captures(store)).toMatchObject([{ state: "spam" }]);
    await new Visitor(url).sendEmail({ Email });
    const before = await captures(store);
    expect((await new Visitor(url).sendEmail({ Email, ...spam })).status).toBe(200);

    expect(await captures(store)).toEqual(before);
    expect(await mailsOf(store)).toHaveLength(1);
    await new Visitor(url).sendEmail({ Email: "new@example.com" });
    expect((await captures(store)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  });

  test("ten captures of one address at once are one row", async () => {
    const { url, store } = await startApi(engine);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new Visitor(url).sendEmail({ Email })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await captures(store)).toHaveLength(1);
    expect(await mailsOf(store)).toHaveLength(4);
  });

  test("a mail program's own button unsubscribes without a page", async () => {
    const { url, store } = await startApi(engine);
    for (const [index, [type, body]] of [
      ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
      [
        "multipart/form-data; boundary=x",
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
    ].entries()) {
      await new Visitor(url).sendEmail({ Email: `${index}@example.com` });
      const { unsubscribe } = await linksOf(store);
      const answer = await new Visitor(url).fetch(unsubscribe, {
        method: "POST",
        headers: { "content-type": type as string },
        body,
      });
      expect(answer.status).toBe(200);
    }
    expect((await captures(store)).map(({ state }) => state)).toEqual([
      "unsubscribed",
      "unsubscribed",
    ]);
  });

  test("a visitor may leave five addresses a minute, and no more", async () => {
    const { url, store } = await startApi(engine);
    const visitor = new Visitor(url);
    const send = async (at: number) =>
      (await visitor.sendEmail({ Email: `lead${at}@example.com` })).status;
    for (let at = 0; at < 5; at += 1) expect(await send(at)).toBe(200);
    expect(await send(5)).toBe(429);
    expect(await captures(store)).toHaveLength(5);
  });

  test("a stranger's page cannot press our buttons", async () => {
    const { url, store } = await startApi(engine);
    await new Visitor(url).sendEmail({ Email });
    const { confirm, unsubscribe } = await linksOf(store);
    for (const path of [confirm, unsubscribe]) {
      const strangers: Record<string, string>[] = [
        { "sec-fetch-site": "cross-site" },
        { origin: "https://evil.example" },
        {},
      ];
      for (const headers of strangers) {
        const answer = await new Visitor(url).fetch(path, { method: "POST", headers });
        expect(answer.status).toBe(403);
      }
    }
    expect(await captures(store)).toMatchObject([{ state: "waiting" }]);
  });

  test.each(["", "?token=", "?token=x", "?token=a.b", `?token=${"x".repeat(5_000)}`, "?token=%00"])(
    "an invented token is gone: %.20s",
    async (query) => {
      const { url } = await startApi(engine);
      for (const name of ["confirm", "unsubscribe"]) {
        const answer = await new Visitor(url).fetch(`/en/newsletter/${name}${query}`, {
          method: "POST",
          headers: sameOrigin,
        });
        expect(answer.status).toBe(410);
      }
    },
  );

  test("an address is erased with its proof and its mails when its owner asks; the log keeps the reference alone", async () => {
    const desk = await openBackOffice(engine);
    const { store, url } = desk.server;
    const visitor = new Visitor(url);
    const { reference } = await (await visitor.sendEmail({ Email })).json();
    await visitor.sendEmail({ Email: "other@example.com" });
    const { confirm } = await linksOf(store);
    const { items } = await desk.read("emails?q=lead");
    const id = String(items[0]?.id);

    const customer = await signedIn(desk.server, await addPerson(store, { role: "Customer" }));
    expect((await call(customer, "POST", "/api/admin/email/delete", { id })).status).toBe(403);
    expect((await desk.change("email/delete", { id })).status).toBe(200);
    expect((await desk.change("email/delete", { id })).status).toBe(404);

    expect(await captures(store)).toMatchObject([{ email: "other@example.com" }]);
    expect((await mailsOf(store)).map(({ recipient }) => recipient)).toEqual(["other@example.com"]);
    const log = await store.read
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "email.delete")
      .execute();
    expect(log).toMatchObject([{ subject: reference, subject_id: id, details: "{}" }]);
    // The link of the other address still works, and the erased one can be left anew.
    expect((await visitor.postForm(confirm, "")).status).toBeLessThan(400);
    expect((await visitor.sendEmail({ Email })).status).toBe(200);
    expect(await captures(store)).toHaveLength(2);
  });
});
