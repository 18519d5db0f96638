import { describe, expect, test } from "vitest";
import { orderAddress } from "#features/orders/order-address.ts";
import { orderControls } from "#features/orders/order-fields.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { RunningServer } from "#server/start-server.ts";
import { type EngineName, engines, startApi } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { goodOrder, placeOrder, sendOrder } from "../support/orders.ts";
import { addPerson, signedIn } from "../support/people.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { startSmtpPeer } from "../support/smtp-peer.ts";
import { Visitor } from "../support/visitor.ts";
import { type Place, spoil } from "./good-bodies.ts";
import { longValues } from "./long-values.ts";
import { slownessOf } from "./processor-time.ts";

/** More than is ordered here: what is refused is not refused for want of it. */
const stock = 1_000;

async function startShop(engine: EngineName = "SQLite", settings: Record<string, string> = {}) {
  const server = await startApi(engine, settings, { buildDir: fakeBuild() });
  await sellSeeds(server.store);
  await server.store.write((trx) => trx.updateTable("product_stock").set({ stock }).execute());
  return server;
}

/** All that an order leaves behind. */
async function traces({ read }: Store) {
  const rows = async (table: "shop_order" | "order_line" | "mail" | "idempotency_key") =>
    (await read.selectFrom(table).selectAll().execute()).length;
  const sold = await read
    .selectFrom("product_stock")
    .selectAll()
    .where("stock", "<", stock)
    .execute();
  return {
    orders: await rows("shop_order"),
    lines: await rows("order_line"),
    mails: await rows("mail"),
    keys: await rows("idempotency_key"),
    sold,
  };
}

const noNumbers = ["1", "", "1e3", null, true, [1], { value: 1 }, "NaN"];
const wrongQuantities = [0, -1, 0.5, -0.5, 11, 1e15, 1e300, 2 ** 53, ...noNumbers];
const line = { ProductId: 1030, Quantity: 1 };
const times = (count: number, of: object) => Array.from({ length: count }, () => of);

/** Place in the body of an order → what is put there; each is refused, and leaves nothing behind. */
const forged: [place: string, values: unknown[]][] = [
  ["SeenTotal", [0, -1, 1, 0.01, 1e300, 2 ** 53, Number.MAX_SAFE_INTEGER, ...noNumbers]],
  ["Lines.0.Quantity", wrongQuantities],
  ["Lines.0.ProductId", [0, -1030, 1030.5, 7, 2 ** 53, "1030x", ...noNumbers]],
  // Prices are ours: whoever sends one along is told.
  ...["Price", "UnitPrice", "Net", "Discount", "TaxPercent", "__proto__"].map(
    (name): [string, unknown[]] => [`Lines.0.${name}`, [0, 1, -1]],
  ),
  ...["Total", "Tax", "Paid", "State", "UserId", "role"].map((name): [string, unknown[]] => [
    name,
    [0, "paid"],
  ]),
  [
    "Lines",
    [
      [],
      {},
      "1030",
      null,
      times(21, line),
      times(5_000, line),
      times(2, { ProductId: 1030, Quantity: 6 }),
      [line, { ProductId: 1030, Quantity: -1 }],
      [line, { ProductId: 7, Quantity: 1 }],
    ],
  ],
  ["Currency", ["USD", "TRY", "GBP", "eur", "XXX", "", null, 978]],
  ["PaymentMethod", ["card", "cash", "", null, 1]],
  ["Language", ["xx", "EN", "../de", 1, null]],
  ["Consents", [[], ["information"], ["terms", "all"], "terms", [["terms"]], null]],
  ["Buyer.Kind", ["person", "robot", "", null]],
  ["Buyer.Country", ["US", "XX", "de", "DEU", "", "__", null]],
  ["Buyer.VatId", ["DE1", "FR40303265045", "DE136695970"]],
  ["Buyer.Email", ["", "a", "a@b, c@d.example", "a@b.example\r\nBcc: c@d.example", null]],
  ["Website", ["https://spam.example"]],
];
const attempts = forged.flatMap(([place, values]) =>
  values.map((value) => ({ place: place.split(".") as Place, value })),
);

describe.each(engines)("orders on $engine", ({ engine }) => {
  test("forged totals, prices, quantities, currencies and lines are refused, and leave nothing behind", async () => {
    const { url, store } = await startShop(engine);
    const body = await goodOrder(new Visitor(url));
    const before = await traces(store);
    const taken: string[] = [];
    for (const { place, value } of attempts) {
      const answer = await sendOrder(new Visitor(url), spoil(body, place, value) as object);
      const text = await answer.text();
      const isRefused = [400, 409, 422].includes(answer.status) && JSON.parse(text).status;
      if (!isRefused) taken.push(`${place.join(".")} = ${JSON.stringify(value)}: ${answer.status}`);
    }
    expect(taken).toEqual([]);
    expect(await traces(store)).toEqual(before);
    // It was the forgery that was refused.
    expect((await sendOrder(new Visitor(url), body)).status).toBe(200);
  });

  test("one key is one order, however often, at once and with whatever content it comes", async () => {
    const { url, store } = await startShop(engine);
    const visitor = new Visitor(url);
    const body = await goodOrder(visitor);
    const other = { ...body, Lines: [{ ProductId: 1010, Quantity: 1 }] };
    const key = crypto.randomUUID();
    await visitor.openSession();
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendOrder(visitor, at % 2 ? other : body, key)),
    );
    const told = await Promise.all(
      sent.map(async (answer) => `${answer.status} ${await answer.text()}`),
    );
    const orders = told.filter((one) => one.startsWith("200"));
    expect(new Set(orders).size).toBeLessThanOrEqual(1);
    expect(told.filter((one) => !/^(200|409|429) /.test(one))).toEqual([]);
    const late = await sendOrder(visitor, body, key);
    expect(late.status).toBe(200);
    const after = await traces(store);
    expect([after.orders, after.lines, after.mails, after.keys]).toEqual([1, 1, 2, 1]);
    // The same key of somebody else says nothing of this order.
    const stranger = await sendOrder(new Visitor(url), body, key);
    expect((await stranger.json()).reference).not.toBe((await late.json()).reference);
    for (const wrong of ["", "x", "1".repeat(15_000), `${key}${key}`, "{}"])
      expect((await sendOrder(new Visitor(url), body, wrong || " ")).status).toBeLessThan(500);
  });

  test("whoever orders too much waits, and others order meanwhile", async () => {
    const { url, store } = await startShop(engine);
    const greedy = new Visitor(url);
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const body = await goodOrder(greedy, 1030, { Email: `greedy${at}@buyer.example` });
      statuses.push((await sendOrder(greedy, body)).status);
    }
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
    // From a new address each, to one and the same mailbox.
    const victim = { Email: "victim@buyer.example" };
    const ofMany: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const visitor = new Visitor(url);
      const Email = at % 2 ? victim.Email.toUpperCase() : victim.Email;
      ofMany.push((await sendOrder(visitor, await goodOrder(visitor, 1030, { Email }))).status);
    }
    expect(ofMany).toEqual([...Array(3).fill(200), ...Array(5).fill(429)]);
    const before = await traces(store);
    expect([before.orders, before.mails]).toEqual([8, 16]);
    await placeOrder(new Visitor(url), { Email: "honest@buyer.example" });
    expect((await traces(store)).orders).toBe(9);
  });
});

test("no forged key opens an order", async () => {
  const { url } = await startShop();
  const [mine, theirs] = [new Visitor(url), new Visitor(url)];
  const keyOf = ({ page }: { page: string }) => new URL(page, url).searchParams.get("order") ?? "";
  const own = keyOf(await placeOrder(mine));
  const other = keyOf(await placeOrder(theirs, { Email: "other@buyer.example" }));
  const [reference = "", signature = ""] = own.split(".");
  const [otherReference = ""] = other.split(".");
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const forgeries = [
    `${otherReference}.${signature}`,
    ...["", ".", "..", reference, `${reference}.`, `.${signature}`, `${own}.`, `${own}.${own}`],
    ...[`${reference.toLowerCase()}.${signature}`, `${reference.replace("-", "")}.${signature}`],
    ...[`${reference}.${signature.toLowerCase()}`, `${reference}.${signature.slice(0, -1)}`],
    ...[`${reference}.${signature}=`, `${reference}%00.${signature}`, `${reference}' or 1=1 --`],
    ...[...letters].map((letter) => `${reference}.${letter}${signature.slice(1)}`),
    ...[...letters].map((letter) => `${reference}.${signature.slice(0, -1)}${letter}`),
    ...["__proto__.x", "constructor.x", "\0.x", `${"A".repeat(50)}.${"b".repeat(49)}`],
  ].filter((key) => key !== own);
  const opened: string[] = [];
  for (const key of forgeries) {
    const query = encodeURIComponent(key);
    for (const path of [`order?order=${query}`, `order/text?order=${query}&kind=terms`]) {
      const { status } = await new Visitor(url).fetch(`/api/shop/${path}`);
      if (![400, 404, 422].includes(status)) opened.push(`${status} ${path}`);
    }
  }
  expect(opened).toEqual([]);
  expect((await theirs.fetch(`/api/shop/order?order=${own}`)).status).toBe(200);
});

/** The controls of the plain form, as a buyer in Germany fills them in. */
async function controlsOf(server: RunningServer): Promise<Record<string, string>> {
  const { SeenTotal, Currency, Buyer } = await goodOrder(new Visitor(server.url));
  return {
    ...{ lines: "1030", seenTotal: String(SeenTotal), currency: Currency, payment: "transfer" },
    ...{ language: "de", kind: Buyer.Kind, name: Buyer.NameSurname, email: Buyer.Email },
    ...{ company: Buyer.Company, country: Buyer.Country, street: Buyer.Street },
    ...{ postalCode: Buyer.PostalCode, city: Buyer.City, consentTerms: "on" },
  };
}

test("a plain form forges nothing either", async () => {
  const server = await startShop();
  const good = await controlsOf(server);
  const before = await traces(server.store);
  const lines = ["", "x", "1030x", "1030x-1", "1030x0", "1030x0.5", "1030x1e3", "1030x11"];
  const many = ["1030,".repeat(2_000), `1030x${"9".repeat(40)}`, "1030x6,1030x6", "-1030", "0x406"];
  const taken: string[] = [];
  for (const changes of [
    ...[...lines, ...many, "7", "1030;1", "1030x1x1x1"].map((text) => ({ lines: text })),
    ...["", "0", "-1", "1", "1e6", "8500.00", "٨", "9".repeat(40)].map((seenTotal) => ({
      seenTotal,
    })),
    ...["USD", "GBP", "", "eur"].map((currency) => ({ currency })),
    { consentTerms: "" },
    { price: "1", total: "1", seenTotal: "1" },
  ] as Record<string, string>[]) {
    const answer = await new Visitor(server.url).postForm(orderAddress, { ...good, ...changes });
    await answer.arrayBuffer();
    if (![400, 409, 422].includes(answer.status))
      taken.push(`${answer.status} ${JSON.stringify(changes).slice(0, 80)}`);
  }
  expect(taken).toEqual([]);
  expect(await traces(server.store)).toEqual(before);
});

test("no control of the plain form makes it think for long", { timeout: 300_000 }, async () => {
  const server = await startShop();
  const good = await controlsOf(server);
  const slow: (string | undefined)[] = [];
  const longest = longValues.filter(({ value }) => value.length > 10_000);
  for (const control of [...Object.keys(orderControls), "language", "website"])
    for (const { name, value } of longest) {
      const send = () =>
        new Visitor(server.url).postForm(orderAddress, { ...good, [control]: value });
      slow.push(await slownessOf(`${control} of ${name}`, send));
    }
  expect(slow.filter(Boolean)).toEqual([]);
});

/** What would end a header, begin a link, or act for a spreadsheet or a terminal. */
const typed = [
  ..."\u0085 \u001b]0;x\u0007 \u202e =?utf-8?q?=0D=0ABcc:_evil@example.com?=".split(" "),
  ...['=HYPERLINK("https://evil.example","x")', "+1+1", "-2+3", "@SUM(1)", "＝1+1", "\t=1+1"],
  ...['x",=1+1,"', "x;=1+1", "https://evil.example/x", "<a href=//evil.example>x</a>"],
  ...[
    "<script>alert(1)</script>",
    "{0} {name} {{7*7}}",
    "%0d%0aBcc: evil@example.com",
    "İ".repeat(90),
  ],
];

test("what buyers type acts in no mail, no export and no page", { timeout: 120_000 }, async () => {
  const peer = await startSmtpPeer();
  const server = await startShop("SQLite", {
    SMTP_URL: peer.url,
    MAIL_FROM: "Site <site@example.com>",
    MAIL_TO: "office@example.com",
  });
  for (const end of ["\r\n", "\n", "\r", "\u2028", "\u2029", "\0"])
    for (const field of ["NameSurname", "Company", "Street", "City", "OwnReference", "Phone"]) {
      const visitor = new Visitor(server.url);
      const wrong = { [field]: `x${end}Bcc: evil@example.com` };
      expect((await sendOrder(visitor, await goodOrder(visitor, 1030, wrong))).status).toBe(422);
    }
  for (const [at, text] of typed.entries()) {
    const buyer = {
      NameSurname: `x${text}`,
      Company: text,
      Street: `x${text}`,
      City: `x${text}`,
      Region: text,
    };
    const others = {
      Phone: text.slice(0, 40),
      // Of a country whose postal codes are not looked at.
      Country: "AT",
      PostalCode: text.slice(0, 20),
      OwnReference: text.slice(0, 50),
    };
    await placeOrder(new Visitor(server.url), {
      ...buyer,
      ...others,
      Email: `b${at}@buyer.example`,
    });
  }
  const waiting = () =>
    server.store.read.selectFrom("mail").select("id").where("sent_at", "is", null).execute();
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(0);
  expect(peer.mails.length).toBe(typed.length * 2);
  for (const { raw, to, parsed } of peer.mails) {
    const [head = ""] = raw.split("\r\n\r\n");
    expect(head).not.toMatch(/^bcc:/im);
    expect(parsed.subject).not.toMatch(/[\p{Control}\p{Bidi_Control}]/u);
    expect(to.join()).not.toContain("evil");
    const isBuyers = to.some((one) => one.endsWith("@buyer.example"));
    expect(parsed.html).not.toMatch(/<script|<a [^>]*evil/);
    if (isBuyers)
      expect(`${parsed.text} ${parsed.html}`).not.toMatch(/evil\.example|evil@e|\p{Bidi_Control}/u);
  }
  await peer.stop();

  const admin = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
  for (const separator of ["comma", "semicolon", "tab"]) {
    const answer = await admin.fetch(`/api/admin/orders/export?separator=${separator}`);
    const cells = (await answer.text()).split(/[,;\t\r\n"]+/);
    expect(cells.length).toBeGreaterThan(typed.length * 10);
    expect(cells.filter((cell) => /^\s*[=+\-@|＝＋－＠｜]/u.test(cell))).toEqual([]);
  }
});
