import { describe, expect, test } from "vitest";
import type { OwnOrders } from "#features/orders/account/account-calls.ts";
import type {
  BankFileAnswer,
  GoodsAnswer,
  OrderAnswer,
  OrdersAnswer,
  ProductAnswer,
} from "#features/orders/admin/office-calls.ts";
import { site } from "#platform/content/site.ts";
import type { RunningServer } from "#server/start-server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { giveUpMails } from "../support/give-up-mails.ts";
import { placeOrder } from "../support/orders.ts";
import { addPerson, call, signedIn } from "../support/people.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { Visitor } from "../support/visitor.ts";

/** A server, somebody who sells, and an order over 1030 of a business in Germany. */
async function office(engine: "SQLite" | "PostgreSQL") {
  const server = await startApi(engine);
  await sellSeeds(server.store);
  const seller = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
  const { reference, total } = await placeOrder(new Visitor(server.url));
  const get = async <Answer>(path: string) =>
    (await (await seller.fetch(`/api/admin/${path}`)).json()) as Answer;
  const list = (query = "") => get<OrdersAnswer>(`orders?${query}`);
  const [listed] = (await list()).items;
  const id = listed?.id ?? "";
  const one = () => get<OrderAnswer>(`order?id=${id}`);
  return { server, seller, reference, total, id, get, list, one };
}

const sendFile = (visitor: Visitor, text: string, currency = "") => {
  const form = new FormData();
  form.set("currency", currency);
  form.set("file", new File([text], "bank.csv"));
  return visitor.fetch("/api/admin/bank-file", {
    method: "POST",
    headers: { "x-xsrf-token": visitor.cookies.get("XSRF-TOKEN") ?? "" },
    body: form,
  });
};
const decimal = (minor: number) => (minor / 100).toFixed(2).replace(".", ",");
const logged = async ({ store }: RunningServer) =>
  (await store.read.selectFrom("audit_log").select("action").execute()).map(({ action }) => action);

describe.each(engines)("orders in the back office on $engine", ({ engine }) => {
  test("the list says of which order the last mail did not reach its buyer", async () => {
    const { server, id, list } = await office(engine);
    expect((await list()).items).toMatchObject([{ id, isUndelivered: false }]);
    await giveUpMails(server.store, id);
    expect((await list()).items).toMatchObject([{ id, isUndelivered: true }]);
  });

  test("the list is filtered, searched and exported, and an order shows all that belongs to it", async () => {
    const { server, seller, reference, total, id, list, one } = await office(engine);
    expect((await list()).items).toEqual([
      expect.objectContaining({ id, reference, total, paid: 0, country: "DE", currency: "EUR" }),
    ]);
    for (const query of [
      "state=awaiting_payment",
      "q=beispiel+gmbh",
      `q=${reference}`,
      "q=GRETA@",
      "country=DE",
    ])
      expect((await list(query)).items, query).toHaveLength(1);
    for (const query of ["state=paid", "q=nobody", "country=TR", "currency=TRY", "to=2020-01-01"])
      expect((await list(query)).items, query).toHaveLength(0);
    const csv = await (
      await seller.fetch("/api/admin/orders/export?state=awaiting_payment")
    ).text();
    expect(csv.split("\r\n")[1]).toContain(`${reference},`);
    const { order, lines, steps, mails, next } = await one();
    expect(order).toMatchObject({
      company: "Beispiel GmbH",
      hasIdentityNumber: false,
      hasAccount: false,
    });
    expect(lines).toEqual([expect.objectContaining({ productId: 1030, quantity: 1 })]);
    expect(steps.map(({ to }) => to)).toEqual(["awaiting_payment"]);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    expect(next.map(({ to }) => to)).toContain("cancelled");
    expect(await logged(server)).toEqual(
      expect.arrayContaining(["orders.list", "orders.export", "order.view"]),
    );
  });

  test("an identity number is in no list, export or order, and whoever asks for it is written down", async () => {
    const { server, seller, id, get, one } = await office(engine);
    const number = "10000000146";
    await server.store.write((trx) =>
      trx.updateTable("shop_order").set({ identity_number: number }).where("id", "=", id).execute(),
    );
    const csv = await (await seller.fetch("/api/admin/orders/export")).text();
    const everything = JSON.stringify([await get("orders"), await one(), csv]);
    expect(everything).not.toContain(number);
    expect((await one()).order.hasIdentityNumber).toBe(true);
    expect(await get(`order/identity?id=${id}`)).toEqual({ identityNumber: number });
    expect(await logged(server)).toContain("order.identity");
  });

  test("notes and steps are written with who and when; the table of steps is kept", async () => {
    const { seller, id, one } = await office(engine);
    await call(seller, "POST", "/api/admin/order/note", { id, text: "Rings on Monday." });
    expect((await one()).notes).toEqual([
      { text: "Rings on Monday.", by: "Ayşe Yılmaz", at: expect.any(String) },
    ]);
    const closed = await call(seller, "POST", "/api/admin/order/step", { id, to: "closed" });
    expect(closed.status).toBe(409);
    const lead = (to: string) =>
      call(seller, "POST", "/api/admin/order/step", { id, to, reason: "" });
    expect((await lead("cancelled")).status).toBe(422);
    const cancel = { id, to: "cancelled", reason: "Ordered twice." };
    expect((await call(seller, "POST", "/api/admin/order/step", cancel)).status).toBe(200);
    const { steps, notes } = await one();
    expect(steps.at(-1)).toMatchObject({
      from: "awaiting_payment",
      to: "cancelled",
      by: "Ayşe Yılmaz",
    });
    expect(notes.at(-1)?.text).toBe("Ordered twice.");
  });

  test("a bank's file finds the order, books what is confirmed, and the same file books nothing again", async () => {
    const { server, seller, reference, total, id, one } = await office(engine);
    const file = [
      "Buchungstag;Verwendungszweck;Betrag;Waehrung",
      `22.11.2026;Bestellung ${reference.toLowerCase()};${decimal(total - 100)};EUR`,
      `22.11.2026;Rest ${reference};1,00;EUR`,
      "22.11.2026;Miete;-900,00;EUR",
    ].join("\n");
    const read = async () => (await (await sendFile(seller, file)).json()) as BankFileAnswer;
    const first = await read();
    expect(first.bookings.map(({ fit, order }) => [fit, order?.reference])).toEqual([
      ["part", reference],
      ["exact", reference],
      ["outgoing", undefined],
    ]);
    const bookings = first.bookings.flatMap(({ booking, order }) =>
      order
        ? [
            {
              id: order.id,
              amount: booking.amount,
              currency: "EUR",
              bankReference: booking.bankReference,
            },
          ]
        : [],
    );
    const book = async () =>
      (await call(seller, "POST", "/api/admin/bank-file/book", { bookings })).json();
    expect(await book()).toEqual({ booked: 2, refused: [] });
    expect(await book()).toMatchObject({
      booked: 0,
      refused: bookings.map((each) => each.bankReference),
    });
    expect((await read()).bookings.map(({ fit }) => fit)).toEqual(["booked", "booked", "outgoing"]);
    const { order, payments } = await one();
    expect([order.state, order.paid]).toEqual(["paid", total]);
    expect(payments.map(({ source, amount }) => [source, amount])).toEqual([
      ["file", total - 100],
      ["file", 100],
    ]);
    expect(id).not.toBe("");
    const actions = await logged(server);
    expect(actions.filter((action) => action === "order.payment")).toHaveLength(2);
    expect(actions).toEqual(expect.arrayContaining(["bank-file.read", "bank-file.book"]));
  });

  test("what is marked as paid is booked, an order that ended owes nothing, and the same sum twice is asked about", async () => {
    const { server, seller, total, id, reference, one } = await office(engine);
    const post = (path: string, body: object) =>
      call(seller, "POST", `/api/admin/order/${path}`, { id, ...body });
    const pay = (amount: number, more = {}) =>
      post("payment", { amount, currency: "EUR", ...more });
    expect((await one()).order.reservedUntil).not.toBeNull();
    expect((await pay(1_000)).status).toBe(200);
    // No clock ends what was paid in part, so nobody is told that it does.
    expect((await one()).order.reservedUntil).toBeNull();
    const twice = await pay(1_000);
    expect([twice.status, await twice.json()]).toEqual([
      409,
      expect.objectContaining({ code: "booked_alike", isAlike: true }),
    ]);
    expect((await pay(1_000, { isAnother: true })).status).toBe(200);
    // The same money once more, now in the bank's words.
    const file = `Buchungstag;Verwendungszweck;Betrag;Waehrung\n22.11.2026;${reference};10,00;EUR`;
    const { bookings } = (await (await sendFile(seller, file)).json()) as BankFileAnswer;
    expect(bookings.map(({ fit }) => fit)).toEqual(["alike"]);
    const row = { id, amount: 1_000, currency: "EUR", bankReference: "from-the-file" };
    const book = async (more = {}) =>
      (
        await call(seller, "POST", "/api/admin/bank-file/book", { bookings: [{ ...row, ...more }] })
      ).json();
    expect(await book()).toEqual({ booked: 0, refused: ["from-the-file"] });
    expect(await book({ isAnother: true })).toEqual({ booked: 1, refused: [] });

    expect(await (await post("step", { to: "paid" })).json()).toEqual({
      state: "paid",
      paid: total,
    });
    const { payments, steps, next } = await one();
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(payments.at(-1)).toMatchObject({
      amount: total - 3_000,
      source: "hand",
      by: "Ayşe Yılmaz",
    });
    expect(steps.map(({ to }) => to)).toEqual(["awaiting_payment", "paid"]);
    // Back only once a booking was taken back.
    const back = { to: "awaiting_payment", reason: "Another order's money." };
    expect(next.map(({ to }) => to)).not.toContain("awaiting_payment");
    expect((await post("step", back)).status).toBe(409);
    expect((await post("refund", { amount: total, currency: "EUR" })).status).toBe(200);
    const [week, from] = [7 * 24 * 60 * 60 * 1000, Date.now()];
    expect((await post("step", back)).status).toBe(200);
    // The buyer, who was told that it is paid, has the whole time once more, and a reminder before it ends.
    const [waits] = await server.store.read.selectFrom("shop_order").selectAll().execute();
    expect(waits).toMatchObject({ id, state: "awaiting_payment", reminded_at: null });
    expect(waits?.reserved_until).toBeGreaterThanOrEqual(from + week);
    expect(waits?.reserved_until).toBeLessThanOrEqual(Date.now() + week);
    const greta = await signedIn(
      server,
      await addPerson(server.store, { email: "greta@beispiel.example" }),
    );
    const own = async () =>
      ((await (await greta.fetch("/api/account/orders")).json()) as OwnOrders).items[0];
    // Who has to pay once more is shown how much.
    expect(await own()).toMatchObject({ state: "awaiting_payment", due: total });
    expect((await post("step", { to: "cancelled", reason: "Nobody paid." })).status).toBe(200);
    expect(await own()).toMatchObject({ state: "cancelled", due: 0 });
  });

  test("what is marked as refunded is booked, and nothing is given back that never came in", async () => {
    const { server, seller, total, id, one } = await office(engine);
    const lead = (to: string, reason = "") =>
      call(seller, "POST", "/api/admin/order/step", { id, to, reason });
    const mailed = async () =>
      (await server.store.read.selectFrom("mail").select("subject").execute()).filter(
        ({ subject }) => subject.startsWith("Wir haben Ihre Zahlung erstattet"),
      ).length;
    expect((await lead("cancelled", "Ordered twice.")).status).toBe(200);
    expect((await one()).next).toEqual([]);
    expect((await lead("refunded")).status).toBe(409);
    expect(await mailed()).toBe(0);

    // The transfer was on its way.
    const money = { id, currency: "EUR" };
    await call(seller, "POST", "/api/admin/order/payment", { ...money, amount: total });
    expect((await one()).next.map(({ to }) => to)).toEqual(["refunded"]);
    await call(seller, "POST", "/api/admin/order/refund", { ...money, amount: 1_000 });
    expect(await (await lead("refunded")).json()).toEqual({ state: "refunded", paid: 0 });
    const { order, payments, steps } = await one();
    expect(order).toMatchObject({ state: "refunded", paid: 0 });
    expect(payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["in", total],
      ["refund", 1_000],
      ["refund", total - 1_000],
    ]);
    expect(steps.map(({ to }) => to)).toEqual(["awaiting_payment", "cancelled", "refunded"]);
    expect((await lead("refunded")).status).toBe(409);
    expect(await mailed()).toBe(1);
  });

  test("what was paid back by hand is marked as refunded without another booking", async () => {
    const { seller, total, id, one } = await office(engine);
    const post = (path: string, body: object) =>
      call(seller, "POST", `/api/admin/order/${path}`, { id, ...body });
    await post("payment", { amount: total, currency: "EUR" });
    await post("step", { to: "cancelled", reason: "Ordered twice." });
    await post("refund", { amount: total, currency: "EUR" });
    expect(await (await post("step", { to: "refunded" })).json()).toEqual({
      state: "refunded",
      paid: 0,
    });
    expect((await one()).payments).toHaveLength(2);
  });

  test("what is no bank file is said, and nobody else sends one", async () => {
    const { server, seller } = await office(engine);
    const answer = await sendFile(seller, "a".repeat(100_000));
    expect(await answer.json()).toMatchObject({ problem: "no_header", bookings: [] });
    expect(
      await (await sendFile(seller, "Date,Description,Amount\n2026-11-22,a,5.00")).json(),
    ).toMatchObject({
      problem: "no_currency",
    });
    const customer = await signedIn(server, await addPerson(server.store));
    expect((await sendFile(customer, "x")).status).toBe(403);
    expect((await sendFile(new Visitor(server.url), "x")).status).toBe(401);
    seller.cookies.set("XSRF-TOKEN", "forged");
    expect((await sendFile(seller, "x")).status).toBe(403);
  });

  test("a note and a change of stock are written once, however often the same is sent", async () => {
    const { server, seller, id, get, one } = await office(engine);
    const stock = async () => (await get<ProductAnswer>("product?id=1030")).stock;
    const before = await stock();
    const pieces = { productId: 1030, change: 5, note: "Counted" };
    for (const [path, body, other] of [
      ["order/note", { id, text: "Rings on Monday." }, { id, text: "Rings on Tuesday." }],
      ["product/stock", pieces, { ...pieces, change: 6 }],
    ] as const) {
      const key = crypto.randomUUID();
      const send = async (sent: object) =>
        (await seller.postJson(`/api/admin/${path}`, sent, { key })).status;
      const tries = await Promise.all(Array.from({ length: 5 }, () => send(body)));
      expect([path, ...tries, await send(body)]).toEqual([path, ...Array(6).fill(200)]);
      expect([path, await send(other)]).toEqual([path, 409]);
    }
    expect((await one()).notes.map(({ text }) => text)).toEqual(["Rings on Monday."]);
    expect(await stock()).toBe(before + 5);
    const written = (await logged(server)).filter((action) => /note|stock/.test(action));
    expect(written).toEqual(["order.note", "product.stock"]);
  });

  test("prices and stock change by appending, with who and why", async () => {
    const { seller, get } = await office(engine);
    const product = () => get<ProductAnswer>("product?id=1030");
    const before = await product();
    const setPrice = (body: object) =>
      call(seller, "POST", "/api/admin/product/price", {
        productId: 1030,
        currency: "EUR",
        price: 999_00,
        ...body,
      });
    expect((await setPrice({})).status).toBe(200);
    expect((await setPrice({ price: 888_00, validFrom: "2031-01-01" })).status).toBe(200);
    for (const wrong of [
      { price: 0 },
      { price: 1.5 },
      { currency: "GBP" },
      { validFrom: "soon" },
      { sale: { type: "percent", discount: 100 } },
    ])
      expect((await setPrice(wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect((await setPrice({ productId: 1 })).status).toBe(404);
    const { products } = await get<GoodsAnswer>("goods");
    const prices = products
      .find(({ id }) => id === 1030)
      ?.prices.filter(({ currency }) => currency === "EUR");
    expect(prices?.map(({ price, isNext }) => [price, isNext])).toEqual([
      [999_00, false],
      [888_00, true],
    ]);
    const change = (body: object) =>
      call(seller, "POST", "/api/admin/product/stock", {
        productId: 1030,
        note: "Counted",
        ...body,
      });
    expect((await change({ change: 5 })).status).toBe(200);
    expect((await change({ change: -100_000 })).status).toBe(422);
    expect((await change({ change: 1, note: "" })).status).toBe(422);
    const after = await product();
    expect(after.stock).toBe(before.stock + 5);
    expect(after.changes[0]).toMatchObject({ change: 5, note: "Counted", by: "Ayşe Yılmaz" });
    expect(after.prices.length).toBe(before.prices.length + 2);
  });

  test("a price of today counts at once, and none is put into the past", async () => {
    const { seller, get } = await office(engine);
    const setPrice = (price: number, validFrom: string) =>
      call(seller, "POST", "/api/admin/product/price", {
        ...{ productId: 1030, currency: "EUR", price, validFrom },
      });
    const current = async () =>
      (await get<ProductAnswer>("product?id=1030")).prices.find(
        ({ currency, isCurrent }) => currency === "EUR" && isCurrent,
      )?.price;
    const { timeZone } = site.contact.officeHours;
    const dayOf = (at: number) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at);
    expect((await setPrice(700_00, "")).status).toBe(200);
    expect((await setPrice(710_00, dayOf(Date.now()))).status).toBe(200);
    expect(await current()).toBe(710_00);

    for (const past of [dayOf(Date.now() - 24 * 3_600_000), "2020-01-01", "2020-01-01T00:00:00Z"]) {
      const refused = await setPrice(720_00, past);
      expect([past, refused.status, await refused.json()]).toEqual([
        past,
        422,
        expect.objectContaining({ errors: { validFrom: ["passed"] } }),
      ]);
    }
    const { prices } = await get<ProductAnswer>("product?id=1030");
    expect(prices.map(({ price }) => price)).not.toContain(720_00);
  });

  test("the figures count orders, what is open and what came in, by currency", async () => {
    const { seller, id, total, get } = await office(engine);
    const figures = () => get("orders/figures");
    expect(await figures()).toMatchObject({
      orders: 1,
      byState: [{ state: "awaiting_payment", count: 1 }],
      money: [{ currency: "EUR", ordered: total, received: 0, open: total }],
      hoursToPayment: null,
      withdrawals: 0,
      withdrawalsDue: 0,
    });
    const body = { id, amount: total, currency: "EUR", bankReference: "" };
    await call(seller, "POST", "/api/admin/order/payment", body);
    expect(await figures()).toMatchObject({
      money: [{ currency: "EUR", ordered: total, received: total, open: 0 }],
      hoursToPayment: 0,
    });
  });

  test("orders stand in the account that ordered, and in one made later with the confirmed address", async () => {
    const { server, seller, id, reference, total } = await office(engine);
    const own = async (changes: object, query = "") => {
      const visitor = await signedIn(server, await addPerson(server.store, changes));
      return (await visitor.fetch(`/api/account/orders?${query}`)).json() as Promise<OwnOrders>;
    };
    const email = "Greta@Beispiel.example";
    const { items } = await own({ email, confirmed: false });
    expect(items).toEqual([]);
    expect((await own({})).items).toEqual([]);
    await server.store.write((trx) =>
      trx.updateTable("user").set({ email_confirmed_at: 1 }).where("email", "=", email).execute(),
    );
    const greta = await signedIn(server, { email });
    const orders = async (query = "") =>
      (await (await greta.fetch(`/api/account/orders?${query}`)).json()) as OwnOrders;
    expect((await orders()).items).toEqual([
      expect.objectContaining({ reference, total, due: total, state: "awaiting_payment" }),
    ]);
    expect((await orders("work=yes")).items).toEqual([]);
    const body = { id, amount: total, currency: "EUR", bankReference: "" };
    await call(seller, "POST", "/api/admin/order/payment", body);
    expect((await orders("work=yes")).items[0]).toMatchObject({ reference, state: "paid", due: 0 });
    expect((await new Visitor(server.url).fetch("/api/account/orders")).status).toBe(401);
  });
});
