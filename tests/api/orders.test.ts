import { describe, expect, test } from "vitest";
import { orderAddress } from "#features/orders/order-address.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import {
  type EngineName,
  engines,
  freshEnvironment,
  startApi,
  startApiWith,
} from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { goodOrder, placeOrder, sendOrder, sumsOf } from "../support/orders.ts";
import { addPerson, call, goodPassword, signedIn } from "../support/people.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { Visitor } from "../support/visitor.ts";

const hour = 60 * 60 * 1000;
const account = "DE89 3704 0044 0532 0130 00, COBADEFFXXX, Commerzbank";

const stockOf = async (store: Store, productId = 1030) =>
  (
    await store.read
      .selectFrom("product_stock")
      .select("stock")
      .where("product_id", "=", productId)
      .executeTakeFirstOrThrow()
  ).stock;
const setStock = (store: Store, stock: number) =>
  store.write((trx) =>
    trx.updateTable("product_stock").set({ stock }).where("product_id", "=", 1030).execute(),
  );
const ordersIn = (store: Store) =>
  store.read.selectFrom("shop_order").selectAll().orderBy("created_at").orderBy("id").execute();
const mailsIn = (store: Store) =>
  store.read.selectFrom("mail").selectAll().orderBy("created_at").orderBy("kind").execute();
const keyIn = (text: string) => /\?order=([\w.-]+)/.exec(text)?.[1] ?? "";
/** What the page of a link says once somebody has it in front of them. */
const opens = (visitor: Visitor, order: string) =>
  call(visitor, "POST", "/api/shop/order/open", { order });
const show = async (visitor: Visitor, key: string) => visitor.fetch(`/api/shop/order?order=${key}`);

async function startShop(engine: EngineName = "SQLite", options: { buildDir?: string } = {}) {
  const server = await startApi(engine, { BANK_ACCOUNT_EUR: account }, options);
  await sellSeeds(server.store);
  return server;
}

describe.each(engines)("orders on $engine", ({ engine }) => {
  const start = () => startShop(engine);

  test("one is stored with its lines, stock and mails before it is answered; sent twice it is one", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const before = await stockOf(store);
    const body = await goodOrder(visitor);
    const key = crypto.randomUUID();
    const answers = [await sendOrder(visitor, body, key), await sendOrder(visitor, body, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    expect(first).toMatchObject({ state: "awaiting_payment", total: body.SeenTotal });

    const [order, ...others] = await ordersIn(store);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ reference: first.reference, currency: "EUR", paid: 0 });
    // Services of a Turkish seller to a business abroad.
    expect(order).toMatchObject({ tax: 0, tax_hundredths: 0 });
    expect(await stockOf(store)).toBe(before - 1);
    const [buyer, company] = await mailsIn(store);
    expect(buyer).toMatchObject({ kind: "order-buyer", recipient: "greta@beispiel.example" });
    for (const part of [buyer?.body_text, buyer?.body_html]) {
      expect(part).toContain(first.reference);
      expect(part).toContain("DE89 3704 0044 0532 0130 00");
      expect(part).not.toMatch(/undefined|NaN|\{\w+\}/);
    }
    expect(company).toMatchObject({ kind: "order-company", reply_to: "greta@beispiel.example" });
    expect(company?.body_text).toContain(`/admin/order?id=${company?.about_id}`);
    expect((await sendOrder(visitor, { ...body, Language: "en" }, key)).status).toBe(409);
  });

  test("who saw other sums, or wants more than is left, is told those of now; nothing is stored", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const body = await goodOrder(visitor);
    for (const wrong of [{ SeenTotal: body.SeenTotal - 1 }, { Currency: "USD" }]) {
      const answer = await sendOrder(visitor, { ...body, ...wrong });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        code: "prices_changed",
        sums: { total: body.SeenTotal, currency: "EUR" },
      });
    }
    await setStock(store, 0);
    const soldOut = await sendOrder(visitor, body);
    expect(soldOut.status).toBe(409);
    expect(await soldOut.json()).toMatchObject({
      code: "sold_out",
      sums: { lines: [{ productId: 1030, available: 0 }] },
    });
    expect([await ordersIn(store), await mailsIn(store)]).toEqual([[], []]);
    expect(await store.read.selectFrom("idempotency_key").selectAll().execute()).toEqual([]);
  });

  test.each([
    [
      "a price of one's own",
      { Lines: [{ ProductId: 1030, Quantity: 1, Price: 1 }] },
      "Lines.0.Price",
    ],
    ["a product that is not sold", { Lines: [{ ProductId: 7, Quantity: 1 }] }, "Lines"],
    ["none", { Lines: [{ ProductId: 1030, Quantity: 0 }] }, "Lines.0.Quantity"],
    ["less than nothing", { Lines: [{ ProductId: 1030, Quantity: -1 }] }, "Lines.0.Quantity"],
    ["half a piece", { Lines: [{ ProductId: 1030, Quantity: 0.5 }] }, "Lines.0.Quantity"],
    ["a mountain", { Lines: [{ ProductId: 1030, Quantity: 1e15 }] }, "Lines.0.Quantity"],
    [
      "many in two lines",
      { Lines: [6, 6].map((Quantity) => ({ ProductId: 1030, Quantity })) },
      "Lines",
    ],
    ["another currency", { Currency: "GBP" }, "Currency"],
    ["no consent", { Consents: [] }, "Consents.terms"],
    ["what nobody sees, filled in", { Website: "https://spam.example" }, "Website"],
  ])("%s is refused by name", async (_, changes, field) => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const answer = await sendOrder(visitor, { ...(await goodOrder(visitor)), ...changes });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect(await ordersIn(store)).toEqual([]);
  });

  test("what is no product or no quantity costs nothing that we could say", async () => {
    const { url } = await start();
    const visitor = new Visitor(url);
    const buyer = { Kind: "business", Country: "DE" };
    for (const lines of ["x", "1e309", "1030x", "-1030", "9".repeat(40), "\0"])
      for (const answer of [
        await visitor.fetch(`/api/shop/sums?lines=${encodeURIComponent(lines)}`),
        await visitor.postJson("/api/shop/texts", { lines, buyer, language: "de" }),
      ]) {
        expect([lines, answer.status]).toEqual([lines, 422]);
        expect(Object.keys((await answer.json()).errors)).toEqual(["lines"]);
      }
  });

  test("persons abroad and countries that we write offers to do not order", async () => {
    const { url } = await start();
    const visitor = new Visitor(url);
    const body = await goodOrder(visitor);
    for (const [changes, errors] of [
      [{ Kind: "person" }, { "Buyer.Kind": ["business_only"] }],
      [{ Country: "US" }, { "Buyer.Country": ["quote_only"] }],
      [{ Country: "EU" }, { "Buyer.Country": ["quote_only"] }],
      [{ Company: " " }, { "Buyer.Company": ["required"] }],
      [{ VatId: "DE1" }, { "Buyer.VatId": ["wrong_number"] }],
    ] as const) {
      const answer = await sendOrder(visitor, { ...body, Buyer: { ...body.Buyer, ...changes } });
      expect((await answer.json()).errors).toMatchObject(errors);
    }
    expect(await sumsOf(visitor, { lines: "1030", country: "US" })).toMatchObject({ way: "quote" });
  });

  test("the last piece: of many buyers at once exactly one has it, and every other is told", async () => {
    const { url, store } = await start();
    await setStock(store, 1);
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const visitor = new Visitor(url);
        await visitor.openSession();
        return { visitor, body: await goodOrder(visitor, 1030, { Email: `b${at}@buyer.example` }) };
      }),
    );
    const answers = await Promise.all(buyers.map(({ visitor, body }) => sendOrder(visitor, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await stockOf(store)).toBe(0);
    expect(await ordersIn(store)).toHaveLength(1);
    expect(await mailsIn(store)).toHaveLength(2);
  });

  test("the page of the mail's link keeps the order for a transfer, looking at the link does not; a guessed one leads nowhere", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const { page } = await placeOrder(visitor);
    const [{ created_at: at, reserved_until: short } = { created_at: 0, reserved_until: 0 }] =
      await ordersIn(store);
    expect(short).toBe(at + 2 * hour);

    const keptUntil = async () => (await ordersIn(store))[0]?.reserved_until;
    expect(await (await show(visitor, keyIn(page))).json()).toMatchObject({
      waitsForReader: false,
    });
    expect((await opens(visitor, keyIn(page))).status).toBe(200);
    expect(await keptUntil()).toBe(short);
    const [mail] = await mailsIn(store);
    const key = keyIn(mail?.body_text ?? "");
    // A program that looks into mails reads the page, and what its script asks for.
    await visitor.fetch(`/de/shop/order?order=${key}`);
    expect(await (await show(visitor, key)).json()).toMatchObject({
      state: "awaiting_payment",
      waitsForReader: true,
      bankAccount: { iban: "DE89370400440532013000" },
      lines: [{ productId: 1030, quantity: 1 }],
    });
    expect(await keptUntil()).toBe(short);
    expect(await (await opens(visitor, key)).json()).toMatchObject({ waitsForReader: false });
    expect(await keptUntil()).toBe(at + 7 * 24 * hour);
    const guessed = keyIn(page).replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const key of [guessed, "K7QM-2XPD.x", "x"])
      expect((await show(visitor, key)).status).toBe(404);
  });

  test("opening the mail's link takes no time from an order that was given more", async () => {
    const { url, store } = await start();
    await placeOrder(new Visitor(url));
    const [order] = await ordersIn(store);
    const given = (order?.created_at ?? 0) + 14 * 24 * hour;
    await store.write((trx) =>
      trx.updateTable("shop_order").set({ reserved_until: given }).execute(),
    );
    const [mail] = await mailsIn(store);
    const reader = new Visitor(url);
    await reader.openSession();
    expect((await opens(reader, keyIn(mail?.body_text ?? ""))).status).toBe(200);
    expect(await ordersIn(store)).toMatchObject([
      { reserved_until: given, link_opened_at: expect.any(Number) },
    ]);
  });

  test("what nobody pays is given free by the clock, and the buyer hears of it; a reminder comes before", async () => {
    let at = Date.now();
    const environment = await freshEnvironment(engine, { BANK_ACCOUNT_EUR: account });
    const first = await startApiWith(environment, { now: () => at });
    await sellSeeds(first.store);
    const before = await stockOf(first.store);
    await placeOrder(new Visitor(first.url), { Email: "unseen@buyer.example" });
    const { page } = await placeOrder(new Visitor(first.url), { Email: "seen@buyer.example" });
    expect(page).toContain("/de/shop/order");
    const mails = await mailsIn(first.store);
    const seen = mails.find(({ recipient }) => recipient === "seen@buyer.example");
    const reader = new Visitor(first.url);
    await reader.fetch("/api/session");
    expect((await opens(reader, keyIn(seen?.body_text ?? ""))).status).toBe(200);
    expect(await stockOf(first.store)).toBe(before - 2);
    await first.stop();

    /** Each start looks at once. */
    const later = async (wait: number, kinds: string[]) => {
      at += wait;
      const { store, stop } = await startApiWith(environment, { now: () => at });
      const sent = async () => {
        const now = (await mailsIn(store)).map(({ kind, recipient }) => `${kind} ${recipient}`);
        return now.filter((mail) => /^order-(step|reminder)/.test(mail)).sort();
      };
      await expect.poll(sent).toEqual(kinds);
      const left = await stockOf(store);
      await stop();
      return left;
    };
    const ended = "order-step unseen@buyer.example";
    expect(await later(3 * hour, [ended])).toBe(before - 1);
    const reminded = "order-reminder seen@buyer.example";
    expect(await later(5 * 24 * hour, [reminded, ended])).toBe(before - 1);
    const both = [reminded, "order-step seen@buyer.example", ended];
    expect(await later(2 * 24 * hour, both)).toBe(before);

    // Ten years on nobody needs it, and nothing of it is left.
    at += 10 * 366 * 24 * hour;
    const { store } = await startApiWith(environment, { now: () => at });
    await expect.poll(async () => [await ordersIn(store), await mailsIn(store)]).toEqual([[], []]);
    expect(await store.read.selectFrom("order_line").selectAll().execute()).toEqual([]);
  });

  test("the texts are those of the order, in the mail and for ever, to the letter", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const { page, reference } = await placeOrder(visitor);
    const [mail] = await mailsIn(store);
    const shown = await (await show(visitor, keyIn(page))).json();
    expect(shown.texts.map(({ kind }: { kind: string }) => kind)).toEqual(["terms"]);
    const read = await visitor.fetch(`/api/shop/order/text?order=${keyIn(page)}&kind=terms`);
    const { title, text, isSame } = await read.json();
    expect(isSame).toBe(true);
    expect(text).toContain(reference);
    expect(mail?.body_text).toContain(title);
    expect(mail?.body_text).toContain(text.split("\n\n").at(-1));
    // Kept once, whoever orders.
    await placeOrder(new Visitor(url), { Email: "other@buyer.example" });
    expect(await store.read.selectFrom("shop_text").select("kind").execute()).toHaveLength(1);
  });

  test("the account goes, and its orders stay without it", async () => {
    const site = await start();
    const { store } = site;
    const [buyer, other] = [await addPerson(store), await addPerson(store)];
    const visitor = await signedIn(site, buyer);
    await placeOrder(visitor);
    await placeOrder(await signedIn(site, other));
    const owners = async () => (await ordersIn(store)).map(({ user_id }) => user_id);
    expect(await owners()).toEqual([buyer.id, other.id]);
    const answer = await call(visitor, "POST", "/api/account/delete", { password: goodPassword });
    expect(answer.status).toBe(200);
    expect(await owners()).toEqual([null, other.id]);
    expect(await mailsIn(store)).toHaveLength(4);
  });

  test("a person in Türkiye orders with a TCKN or without; it stands in the order alone", async () => {
    const { url, store } = await start();
    const order = async (IdentityNumber: string, Consents: string[]) => {
      const visitor = new Visitor(url);
      const person = { Kind: "person", Company: "", Country: "TR", IdentityNumber };
      const body = await goodOrder(visitor, 1030, person);
      return sendOrder(visitor, { ...body, Consents, Language: "tr" });
    };
    const consents = ["terms", "information", "contract"];
    const errorsOf = async (answer: Response) => (await answer.json()).errors;
    expect(await errorsOf(await order("", ["terms"]))).toEqual({
      "Consents.information": ["required"],
      "Consents.contract": ["required"],
    });
    expect(await errorsOf(await order("10000000147", consents))).toEqual({
      "Buyer.IdentityNumber": ["wrong_number"],
    });
    const numbers = ["", "10000000146"];
    for (const number of numbers) expect((await order(number, consents)).status).toBe(200);
    const orders = await ordersIn(store);
    expect(orders.map(({ identity_number }) => identity_number)).toEqual(numbers);
    expect(orders.map((one) => [one.currency, one.tax_hundredths])).toEqual(
      Array(2).fill(["TRY", 2000]),
    );
    const elsewhere = [await mailsIn(store), orders.map(({ search_text }) => search_text)];
    expect(JSON.stringify(elsewhere)).not.toContain(numbers[1]);
  });

  test("people book payments: part after part, once each; then it is paid, and money goes back", async () => {
    const site = await start();
    const { url, store } = site;
    const { total } = await placeOrder(new Visitor(url));
    const [{ id } = { id: "" }] = await ordersIn(store);
    const admin = await signedIn(site, await addPerson(store, { role: "Admin" }));
    const book = (path: string, amount: number, bankReference = "") =>
      call(admin, "POST", `/api/admin/order/${path}`, {
        id,
        amount,
        currency: "EUR",
        bankReference,
      });

    const part = await book("payment", total - 100, "B-1");
    expect(await part.json()).toEqual({ state: "awaiting_payment", paid: total - 100 });
    expect((await book("payment", total - 100, "B-1")).status).toBe(409);
    expect(await (await book("payment", 100, "B-2")).json()).toEqual({
      state: "paid",
      paid: total,
    });
    expect((await book("refund", total + 1)).status).toBe(422);
    expect(await (await book("refund", total)).json()).toMatchObject({ paid: 0 });

    const step = (to: string, reason = "") =>
      call(admin, "POST", "/api/admin/order/step", { id, to, reason });
    expect((await step("closed")).status).toBe(409);
    expect((await step("cancelled")).status).toBe(422);
    expect((await step("cancelled", "Paid back")).status).toBe(200);
    const steps = await store.read
      .selectFrom("order_step")
      .select(["to_state", "by_name"])
      .orderBy("at")
      .orderBy("id")
      .execute();
    expect(steps).toEqual([
      { to_state: "awaiting_payment", by_name: "" },
      { to_state: "paid", by_name: "Ayşe Yılmaz" },
      { to_state: "cancelled", by_name: "Ayşe Yılmaz" },
    ]);
    const kinds = (await mailsIn(store)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "order-step")).toHaveLength(2);
  });
});

test("without JavaScript a button says that the order's page is read", async () => {
  const { url, store } = await startShop();
  await placeOrder(new Visitor(url));
  const [mail] = await mailsIn(store);
  const page = `/de/shop/order?order=${keyIn(mail?.body_text ?? "")}`;
  const visitor = new Visitor(url);
  const foreign = await visitor.postForm(page, {}, { "sec-fetch-site": "cross-site" });
  expect(foreign.status).toBe(403);
  expect((await ordersIn(store))[0]?.link_opened_at).toBeNull();
  const answer = await visitor.postForm(page, {});
  expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
  expect((await ordersIn(store))[0]?.link_opened_at).not.toBeNull();
});

test("nobody holds stock with somebody's address: the fourth unseen order waits", async () => {
  const { url, store } = await startShop();
  for (let at = 0; at < 3; at += 1) await placeOrder(new Visitor(url));
  const visitor = new Visitor(url);
  const answer = await sendOrder(visitor, await goodOrder(visitor));
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(7000);
  expect(await ordersIn(store)).toHaveLength(3);
  expect(await mailsIn(store)).toHaveLength(6);
});

test("what a buyer typed never becomes a link in a mail to the address that was given", async () => {
  const { url, store } = await startShop();
  const names = { NameSurname: "Win at evil.example", Company: "https://evil.example/x" };
  await placeOrder(new Visitor(url), names);
  const [buyer, company] = await mailsIn(store);
  expect(JSON.stringify(buyer)).not.toContain("evil.example");
  expect(company?.body_text).toContain("Win at evil.example");
});

/** What a plain form sends that orders what `goodOrder` orders. */
async function typedOrder(visitor: Visitor) {
  const { SeenTotal, Currency, Buyer } = await goodOrder(visitor);
  return {
    lines: "1030",
    seenTotal: String(SeenTotal),
    currency: Currency,
    payment: "transfer",
    language: "de",
    kind: Buyer.Kind,
    name: Buyer.NameSurname,
    email: Buyer.Email,
    company: Buyer.Company,
    country: Buyer.Country,
    street: Buyer.Street,
    postalCode: Buyer.PostalCode,
    city: Buyer.City,
    consentTerms: "on",
  };
}

test("a plain form that is refused says what is wrong with each control, and keeps what was typed", async () => {
  const { url, store } = await startShop("SQLite", { buildDir: fakeBuild() });
  const visitor = new Visitor(url);
  const street = "a".repeat(201);
  const refused = await visitor.postForm(orderAddress, {
    ...(await typedOrder(visitor)),
    ...{ name: "", street, city: "Bonn\nKöln" },
  });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain(street);
  for (const key of ["name.required", "any.too_long", "any.single_line"])
    expect(html).toContain(findWord("de", `checkout.errors.${key}`) ?? "?");
  expect(await ordersIn(store)).toEqual([]);
});

test("a plain form is told in its page what is wrong with the order where no control shows it", async () => {
  const { url, store } = await startShop("SQLite", { buildDir: fakeBuild() });
  const visitor = new Visitor(url);
  const typed = await typedOrder(visitor);
  for (const [changes, key] of [
    [{ consentTerms: "" }, "errors.consents"],
    [{ lines: "" }, "errors.lines.required"],
    [{ lines: "1030x11" }, "tooMany"],
    [{ lines: "1030x0" }, "tooMany"],
    [{ lines: "1030x999999" }, "tooMany"],
    [{ lines: "9999" }, "notSold"],
    [{ seenTotal: "", currency: "" }, "pricesChanged"],
  ] as const) {
    const refused = await visitor.postForm(orderAddress, { ...typed, ...changes });
    expect(refused.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await refused.text(), key).toContain(
      `data-form-status="">${findWord("de", `checkout.${key}`)}</p>`,
    );
  }
  expect(await ordersIn(store)).toEqual([]);
});

test("a plain form: other sums come back in the page, success leads to the order", async () => {
  const { url } = await startShop();
  const visitor = new Visitor(url);
  const controls = await typedOrder(visitor);
  const done = await visitor.postForm(orderAddress, controls);
  expect(done.status).toBe(303);
  expect(done.headers.get("location")).toMatch(/^\/de\/shop\/order\?order=[\w-]+\.[\w-]+$/);
  const again = await visitor.postForm(orderAddress, controls);
  expect(again.headers.get("location")).toBe(done.headers.get("location"));
  const foreign = await visitor.postForm(orderAddress, controls, {
    "sec-fetch-site": "cross-site",
  });
  expect(foreign.status).toBe(403);
});
