import { describe, expect, test } from "vitest";
import type { OwnOrders } from "#features/orders/account/account-calls.ts";
import type { OrderAnswer, OrdersAnswer } from "#features/orders/admin/office-calls.ts";
import type { OrderBehindLink } from "#features/orders/calls.ts";
import { orderLifetime } from "#features/orders/order-data.server.ts";
import { type EngineName, engines, startApi } from "../support/api-server.ts";
import { placeOrder } from "../support/orders.ts";
import { addPerson, call, signedIn } from "../support/people.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { Visitor } from "../support/visitor.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");

/** An order of a guest, somebody who sells, and both ways to the order. */
async function start(engine: EngineName, now: () => number = Date.now) {
  const server = await startApi(engine, {}, { now });
  await sellSeeds(server.store, now());
  const seller = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
  const buyer = new Visitor(server.url);
  const { page } = await placeOrder(buyer);
  const key = page.split("order=")[1] ?? "";
  const get = async <Answer>(path: string) =>
    (await (await seller.fetch(`/api/admin/${path}`)).json()) as Answer;
  const id = (await get<OrdersAnswer>("orders")).items[0]?.id ?? "";
  return {
    ...{ server, seller, buyer, key, id },
    one: () => get<OrderAnswer>(`order?id=${id}`),
    behindLink: async () =>
      (await (await buyer.fetch(`/api/shop/order?order=${key}`)).json()) as OrderBehindLink,
    writes: (text: string, order = key, mark?: string) =>
      buyer.postJson("/api/shop/order/message", { order, text }, { key: mark }),
    answers: (text: string, mark?: string) =>
      seller.postJson("/api/admin/order/message", { id, text }, { key: mark }),
    gives: (bytes: Uint8Array, name = "plan.pdf", by = seller, mark?: string) => {
      const form = new FormData();
      form.set("id", id);
      form.set("file", new File([Buffer.from(bytes)], name));
      return by.fetch("/api/admin/order/file", {
        method: "POST",
        headers: {
          "x-xsrf-token": by.cookies.get("XSRF-TOKEN") ?? "",
          ...(mark && { "idempotency-key": mark }),
        },
        body: form,
      });
    },
    downloads: (file: string, order = key) =>
      buyer.fetch(`/api/shop/order/file?${new URLSearchParams({ order, id: file })}`),
    mails: async (kind: string) =>
      (await server.store.read.selectFrom("mail").selectAll().execute()).filter(
        (mail) => mail.kind === kind,
      ),
  };
}

describe.each(engines)("buyer and company about an order on $engine", ({ engine }) => {
  test("each writes to the other, who hears of it by mail; the same text again is one message", async () => {
    const { seller, writes, answers, one, behindLink, mails } = await start(engine);
    expect((await writes("When do you begin?\nWe are ready.")).status).toBe(200);
    expect((await writes("When do you begin?\nWe are ready.")).status).toBe(200);
    expect((await answers("On Monday.")).status).toBe(200);
    expect((await behindLink()).messages).toEqual([
      { from: "buyer", text: "When do you begin?\nWe are ready.", at: expect.any(String) },
      { from: "company", text: "On Monday.", at: expect.any(String) },
    ]);
    expect((await one()).messages.map(({ by }) => by)).toEqual(["", "Ayşe Yılmaz"]);
    const [toCompany, ...more] = await mails("order-to-company");
    expect(more).toEqual([]);
    expect(toCompany).toMatchObject({ audience: "company", reply_to: "greta@beispiel.example" });
    expect(toCompany?.body_text).toContain("When do you begin?");
    const [toBuyer] = await mails("order-to-buyer");
    expect(toBuyer).toMatchObject({ recipient: "greta@beispiel.example", language: "de" });
    for (const part of [toBuyer?.body_text, toBuyer?.body_html]) {
      expect(part).toContain("On Monday.");
      expect(part).toContain("/de/shop/order?order=");
    }
    // Whoever reads the mailbox of the back office cannot write in the buyer's name.
    const shown = await seller.fetch(`/api/admin/mail?id=${toBuyer?.id}`);
    expect((await shown.json()).text).toContain("/de/shop/order?order=…");
  });

  test("nothing is written without the link, without text, or in crowds", async () => {
    const { writes, key, behindLink } = await start(engine);
    for (const wrong of [key.replace(/.$/, "_"), "x", "a".repeat(90)])
      expect((await writes("Hello", wrong)).status, wrong).toBe(404);
    expect((await writes("Hello", "a".repeat(15_000))).status).toBe(422);
    for (const text of ["", "  ", "a\u0000", "a".repeat(15_000)])
      expect((await writes(text)).status).toBe(422);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => (await writes(`Number ${at}`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await behindLink()).messages).toHaveLength(5);
  });

  test("a long name of a file ends with a whole letter, in the buyer's mail too", async () => {
    const { gives, behindLink, mails } = await start(engine);
    const kept = `${"a".repeat(199)}😀`;
    expect((await gives(pdf, `${kept}.pdf`)).status).toBe(200);
    expect((await behindLink()).files).toMatchObject([{ name: kept }]);
    expect((await mails("order-to-buyer"))[0]?.body_text).toContain(kept);
  });

  test("a file is looked into, lies at its own order alone, and can be taken away", async () => {
    const { server, seller, gives, downloads, behindLink, one, mails } = await start(engine);
    expect((await gives(pdf, "Şema «1».pdf")).status).toBe(200);
    const [file] = (await behindLink()).files;
    expect(file).toMatchObject({ name: "Şema «1».pdf", kind: "pdf", bytes: pdf.byteLength });
    const [mail] = await mails("order-to-buyer");
    expect(mail?.body_text).toContain("Şema «1».pdf");
    const answer = await downloads(file?.id ?? "");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="[\w-]+\.pdf"; filename\*=UTF-8''%C5%9Eema/,
      ),
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);

    // Somebody else's order leads to none of it.
    const { page } = await placeOrder(new Visitor(server.url), { Email: "o@buyer.example" });
    expect((await downloads(file?.id ?? "", page.split("order=")[1])).status).toBe(404);
    for (const [bytes, code] of [
      [Buffer.from("MZ\x90\x00"), "wrong_type"],
      [Buffer.from("%PDF-1.7 /JavaScript %%EOF"), "unsafe"],
    ] as const) {
      const refused = await gives(bytes);
      expect([refused.status, (await refused.json()).errors]).toEqual([422, { file: [code] }]);
    }
    expect((await gives(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    const customer = await signedIn(server, await addPerson(server.store));
    expect((await gives(pdf, "a.pdf", customer)).status).toBe(403);

    const id = (await one()).files[0]?.id;
    expect((await seller.fetch(`/api/admin/order/file?id=${id}`)).status).toBe(200);
    expect((await call(seller, "POST", "/api/admin/order/file/delete", { id })).status).toBe(200);
    expect((await downloads(id ?? "")).status).toBe(404);
    expect((await behindLink()).files).toEqual([]);
    const logged = await server.store.read.selectFrom("audit_log").select("action").execute();
    expect(logged.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["order.file", "order.file-view", "order.file-delete"]),
    );
  });

  test("a file or a message that is sent again after a lost answer is there once, also with words in between", async () => {
    const { server, seller, id, gives, writes, answers, behindLink, mails } = await start(engine);
    const key = () => crypto.randomUUID();
    const [file, question, reply] = [key(), key(), key()];
    const tries = await Promise.all([1, 2, 3].map(() => gives(pdf, "plan.pdf", seller, file)));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await behindLink()).files).toHaveLength(1);
    expect(await mails("order-to-buyer")).toHaveLength(1);
    const logged = await server.store.read.selectFrom("audit_log").select("action").execute();
    expect(logged.filter(({ action }) => action === "order.file")).toHaveLength(1);
    // Another file, name or order under the same key is not it, and is not stored for it.
    const other = Buffer.concat([pdf, Buffer.from("\n")]);
    expect((await gives(other, "plan.pdf", seller, file)).status).toBe(409);
    expect((await gives(pdf, "drawing.pdf", seller, file)).status).toBe(409);
    expect((await behindLink()).files).toHaveLength(1);
    // A second file that is the same on purpose, and a page of before that sends no key.
    for (const again of [key(), undefined])
      expect((await gives(pdf, "plan.pdf", seller, again)).status).toBe(200);
    expect((await behindLink()).files).toHaveLength(3);

    expect((await writes("When?", undefined, question)).status).toBe(200);
    expect((await answers("On Monday.", reply)).status).toBe(200);
    expect((await writes("When?", undefined, question)).status).toBe(200);
    expect((await answers("On Monday.", reply)).status).toBe(200);
    expect((await behindLink()).messages.map(({ text }) => text)).toEqual(["When?", "On Monday."]);
    expect((await answers("On Tuesday.", reply)).status).toBe(409);
    expect((await writes("Where?", undefined, question)).status).toBe(409);
    const one = await (await seller.fetch(`/api/admin/order?id=${id}`)).json();
    expect(one.messages).toHaveLength(2);
  });

  test("the account has both, by a key of its own; all of it goes with the order", async () => {
    let at = Date.now();
    const { server, gives, answers, writes, downloads, mails } = await start(engine, () => at);
    await gives(pdf);
    await answers("Here is the plan.");
    const greta = await signedIn(
      server,
      await addPerson(server.store, { email: "greta@beispiel.example" }),
    );
    const own = (await (await greta.fetch("/api/account/orders")).json()) as OwnOrders;
    const [order] = own.items;
    expect(order?.messages.map(({ text }) => text)).toEqual(["Here is the plan."]);
    expect((await downloads(order?.files[0]?.id ?? "", order?.key)).status).toBe(200);
    expect((await writes("Thank you.", order?.key)).status).toBe(200);

    at += orderLifetime + 1;
    await server.site.features.tidy();
    for (const table of ["shop_order", "order_message", "order_file", "order_file_bytes"] as const)
      expect(await server.store.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect([await mails("order-to-buyer"), await mails("order-to-company")]).toEqual([[], []]);
  });
});
