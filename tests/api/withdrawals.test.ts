import { describe, expect, test } from "vitest";
import { withdrawalAddress } from "#features/buyer-rights/withdrawal/withdrawal-fields.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import { engines, startApi } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { giveUpMails } from "../support/give-up-mails.ts";
import { placeOrder } from "../support/orders.ts";
import { addColleague, signedIn } from "../support/people.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { Visitor } from "../support/visitor.ts";

const declared = {
  NameSurname: "Greta Beispiel",
  Order: "k7qm 2xpd",
  Email: "greta@beispiel.example",
  Language: "de",
};

const post = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.postForm(withdrawalAddress, fields);
const typed = {
  language: "de",
  name: "Greta <b>Beispiel</b>",
  order: "Website, Anfang November",
  email: "greta@beispiel.example",
  subject: "",
};

describe.each(engines)("withdrawals on $engine", ({ engine }) => {
  const start = (changes = {}, options = {}) =>
    startApi(engine, changes, { buildDir: fakeBuild(), ...options });

  test("one is stored before it is acknowledged with content and time, and sent twice stored once", async () => {
    const at = Date.parse("2026-11-22T12:34:56Z");
    const { url, store } = await start({}, { now: () => at });
    const visitor = new Visitor(url);
    const key = crypto.randomUUID();
    const answers = [];
    for (const _ of [1, 2])
      answers.push(await visitor.postJson(withdrawalAddress, declared, { key }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);

    const rows = await store.read.selectFrom("withdrawal").selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({
        reference: first.reference,
        order_reference: "k7qm 2xpd",
        order_id: null,
        name: "Greta Beispiel",
        language: "de",
        at,
        settled_at: null,
      }),
    ]);
    const mails = await store.read.selectFrom("mail").selectAll().orderBy("kind").execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["withdrawal-company", "withdrawal-receipt"]);
    const [company, receipt] = mails;
    expect(receipt).toMatchObject({ recipient: "greta@beispiel.example", language: "de" });
    for (const part of ["Greta Beispiel", "k7qm 2xpd", "22. November 2026", "15:34:56"])
      expect(receipt?.body_text).toContain(part);
    expect(company?.body_text).toContain("sipariş bulunamadı");
  });

  test.each([
    (reference: string) => `Bestellung ${reference} vom 3. November`,
    (reference: string) => `code ${reference.toLowerCase().replace("-", " ")}`,
    (reference: string) => reference.replaceAll("0", "o").replaceAll("1", "l"),
  ])("an order is found by its number, whatever stands around it", async (typedAs) => {
    const { url, store } = await start();
    await sellSeeds(store);
    const visitor = new Visitor(url);
    const { reference } = await placeOrder(visitor);
    await visitor.postJson(withdrawalAddress, { ...declared, Order: typedAs(reference) });
    const { order_id } = await store.read
      .selectFrom("withdrawal")
      .select("order_id")
      .executeTakeFirstOrThrow();
    expect(order_id).not.toBeNull();
    const { body_text } = await store.read
      .selectFrom("mail")
      .select("body_text")
      .where("kind", "=", "withdrawal-company")
      .executeTakeFirstOrThrow();
    expect(body_text).toContain("bir sipariş var");
    expect(body_text).toContain("/admin/withdrawals");
  });

  test("without JavaScript: success leads to the thanks, a refusal brings back what was typed", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const done = await post(visitor, typed);
    expect(done.status).toBe(303);
    expect(done.headers.get("location")).toContain("/de/shop/withdraw/thanks?reference=");

    const refused = await post(visitor, { ...typed, order: "" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(escapeHtml(typed.name));
    expect(html).toContain(escapeHtml(findWord("de", "forms.errors.order.required") ?? "?"));
    expect(await store.read.selectFrom("withdrawal").select("id").execute()).toHaveLength(1);
  });

  test("a name may be as long as in an order, and what is too long is told its length", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const long = { ...declared, NameSurname: "a".repeat(200) };
    expect((await visitor.postJson(withdrawalAddress, long)).status).toBe(200);
    const longer = { ...typed, name: "a".repeat(201), order: "a".repeat(201) };
    const html = await (await post(visitor, longer)).text();
    for (const field of ["name", "order"]) {
      const said = findWord("de", `forms.errors.${field}.too_long`) ?? "?";
      expect(said).toContain("200");
      expect(html).toContain(escapeHtml(said));
    }
    expect(await store.read.selectFrom("withdrawal").select("id").execute()).toHaveLength(1);
  });

  test("what looks like a machine's is kept and acknowledged all the same", async () => {
    const { url, store } = await start();
    expect((await post(new Visitor(url), { ...typed, subject: "filled" })).status).toBe(303);
    expect(await store.read.selectFrom("mail").select("id").execute()).toHaveLength(2);
  });

  test("nothing that was typed becomes a link in anybody's mail", async () => {
    const { url, store } = await start();
    const hostile = { ...typed, name: "Win http://evil.example/x", order: "www.evil.example" };
    expect((await post(new Visitor(url), hostile)).status).toBe(303);
    const mails = await store.read.selectFrom("mail").select(["body_text", "body_html"]).execute();
    for (const { body_text, body_html } of mails)
      for (const body of [body_text, body_html]) {
        expect(body).not.toMatch(/evil\.example|http:\/\/evil/);
        expect(body).not.toContain("<b>");
      }
  });

  test("an address is not flooded: the eleventh of a day is refused before it is stored", async () => {
    const { url, store } = await start();
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      const email = count % 2 ? "GRETA@beispiel.example" : typed.email;
      statuses.push((await post(new Visitor(url), { ...typed, email })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
    expect(await store.read.selectFrom("withdrawal").select("id").execute()).toHaveLength(10);
    expect(await store.read.selectFrom("mail").select("id").execute()).toHaveLength(20);
  });

  test("15,000 equal letters, line breaks and other sites get nothing in", async () => {
    const { url, store } = await start();
    for (const field of ["name", "order", "email"]) {
      const answer = await post(new Visitor(url), { ...typed, [field]: "a".repeat(15_000) });
      expect(answer.status).toBe(422);
    }
    const visitor = new Visitor(url);
    const broken = { ...declared, NameSurname: "Greta\nBcc: a@b.example" };
    expect((await visitor.postJson(withdrawalAddress, broken)).status).toBe(422);
    expect(await store.read.selectFrom("withdrawal").select("id").execute()).toEqual([]);
  });

  test("sales see them with their clock and settle each once; others do not", async () => {
    const { server, ask, read, change } = await openBackOffice(
      engine,
      {},
      { buildDir: fakeBuild() },
    );
    await post(new Visitor(server.url), typed);
    const { items } = await read("withdrawals?open=yes");
    const [item] = items as { id: string; at: string; repayUntil: string }[];
    expect(item).toMatchObject({ typedOrder: typed.order, order: null, settled: null });
    const days = (Date.parse(item?.repayUntil ?? "") - Date.parse(item?.at ?? "")) / 86_400_000;
    expect(days).toBe(14);
    const id = item?.id ?? "";
    expect((await change("withdrawal/settle", { id })).status).toBe(200);
    expect((await change("withdrawal/settle", { id })).status).toBe(404);
    expect((await read("withdrawals?open=yes")).items).toEqual([]);
    expect((await read("withdrawals")).items).toMatchObject([{ id, isUndelivered: false }]);
    await giveUpMails(server.store, id);
    expect((await read("withdrawals")).items).toMatchObject([{ id, isUndelivered: true }]);
    const author = await signedIn(server, await addColleague(server.store, "author"));
    expect((await author.fetch("/api/admin/withdrawals")).status).toBe(403);
    expect((await ask("withdrawals?limit=x")).status).toBe(422);
  });
});
