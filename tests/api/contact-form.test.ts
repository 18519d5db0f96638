import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines, freshEnvironment, startApi, startApiWith } from "../support/api-server.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

describe.each(engines)("the contact form on $engine", ({ engine }) => {
  test.each(["tr", "en", "de"])(
    "a message in %s is stored with its two mails",
    async (Language) => {
      const begun = Date.now();
      const { url, store } = await startApi(engine);
      const answer = await new Visitor(url).sendMessage({ ...goodMessage, Language });

      expect(answer.status).toBe(200);
      const { reference, answerBy } = await answer.json();
      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      const message = await store.read
        .selectFrom("contact_message")
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(message).toMatchObject({
        reference,
        name: goodMessage.NameSurname,
        email: goodMessage.Email,
        phone: goodMessage.Phone,
        company: goodMessage.Company,
        message: goodMessage.Message,
        language: Language,
        spam: 0,
      });
      expect(message.created_at).toBeGreaterThanOrEqual(begun);
      expect(message.created_at).toBeLessThanOrEqual(Date.now());
      const mails = await store.read.selectFrom("mail").selectAll().orderBy("kind").execute();
      expect(mails).toMatchObject([
        {
          kind: "contact-company",
          audience: "company",
          reply_to: goodMessage.Email,
          about_id: message.id,
        },
        {
          kind: "contact-visitor",
          recipient: goodMessage.Email,
          language: Language,
          about_id: message.id,
        },
      ]);
      expect(mails[1]?.subject).toContain(reference);
      // One promise, in the same words as in the mail.
      expect(answerBy).toMatch(/\d/);
      expect(mails[1]?.body_text).toContain(answerBy);
      expect(`${mails[1]?.body_text}${mails[1]?.body_html}`).not.toContain(goodMessage.Company);
    },
  );

  test("the language is the browser's where the page does not say it", async () => {
    const { url, store } = await startApi(engine);
    await new Visitor(url).sendMessage(goodMessage, { headers: { "accept-language": "de-AT,en" } });
    const { language } = await store.read
      .selectFrom("contact_message")
      .select("language")
      .executeTakeFirstOrThrow();
    expect(language).toBe("de");
  });

  test("ten tries of one submission at once are one message and one answer", async () => {
    const { url, store } = await startApi(engine);
    const visitor = new Visitor(url);
    await visitor.openSession();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.sendMessage(goodMessage, { key })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const references = await Promise.all(
      answers.map(async (answer) => (await answer.json()).reference),
    );
    expect(new Set(references).size).toBe(1);
    expect(await store.read.selectFrom("contact_message").select("reference").execute()).toEqual([
      { reference: references[0] },
    ]);
    expect(await store.read.selectFrom("mail").select("id").execute()).toHaveLength(2);
  });

  test("the same key with another body is a conflict, and an edited form gets a new key", async () => {
    const { url, store } = await startApi(engine);
    const visitor = new Visitor(url);
    const key = randomUUID();
    await visitor.sendMessage(goodMessage, { key });
    const edited = { ...goodMessage, Message: "Edited" };
    const conflict = await visitor.sendMessage(edited, { key });

    expect(conflict.status).toBe(409);
    expect(conflict.headers.get("content-type")).toBe("application/problem+json");
    expect((await visitor.sendMessage(edited, { key: randomUUID() })).status).toBe(200);
    expect(await store.read.selectFrom("contact_message").select("id").execute()).toHaveLength(2);
  });

  test("another visitor's key reveals nothing and blocks nobody", async () => {
    const { url, store } = await startApi(engine);
    const key = randomUUID();
    const referenceFor = async (visitor: Visitor, fields: object) => {
      const answer = await visitor.sendMessage(fields, { key });
      return { status: answer.status, ...(await answer.json()) };
    };
    const [one, other] = [new Visitor(url), new Visitor(url)];
    const first = await referenceFor(one, goodMessage);
    const same = await referenceFor(other, goodMessage);
    const edited = await referenceFor(new Visitor(url), { ...goodMessage, Message: "Another" });
    expect([first.status, same.status, edited.status]).toEqual([200, 200, 200]);
    expect(new Set([first.reference, same.reference, edited.reference]).size).toBe(3);
    expect(await referenceFor(one, goodMessage)).toEqual(first);
    expect(await referenceFor(other, goodMessage)).toEqual(same);
    const keys = await store.read.selectFrom("idempotency_key").select("key").execute();
    expect(keys.map(({ key: kept }) => kept)).not.toContain(key);
  });

  test("what the release before stored under a key is not stored again", async () => {
    const { url, store } = await startApi(engine);
    const key = randomUUID();
    const visitor = new Visitor(url);
    const { reference } = await (await visitor.sendMessage(goodMessage, { key })).json();
    await store.write((trx) => trx.updateTable("idempotency_key").set({ key }).execute());
    const again = await (await visitor.sendMessage(goodMessage, { key })).json();
    expect(again).toMatchObject({ reference });
    const edited = { ...goodMessage, Message: "Another" };
    expect((await visitor.sendMessage(edited, { key })).status).toBe(200);
  });

  test("a key is kept for a day, for its own address alone", async () => {
    let now = Date.now();
    const { url, store } = await startApi(engine, {}, { now: () => now });
    const visitor = new Visitor(url);
    const key = randomUUID();
    const first = await (await visitor.sendMessage(goodMessage, { key })).json();
    const { reference } = first;
    expect((await visitor.sendEmail({ Email: "a@example.com" }, { key })).status).toBe(200);

    now += 24 * 3_600_000 - 1_000;
    await visitor.openSession();
    // The promise too is that of the first time.
    expect(await (await visitor.sendMessage(goodMessage, { key })).json()).toEqual(first);
    now += 2_000;
    await visitor.openSession();
    expect((await (await visitor.sendMessage(goodMessage, { key })).json()).reference).not.toBe(
      reference,
    );
    expect(await store.read.selectFrom("contact_message").select("id").execute()).toHaveLength(2);
  });

  test("spam is answered like a message, stored, marked, and not mailed", async () => {
    const { url, store } = await startApi(engine);
    const answer = await new Visitor(url).sendMessage({
      ...goodMessage,
      Website: "http://spam.example",
    });

    expect(answer.status).toBe(200);
    const { reference } = await answer.json();
    expect(
      await store.read.selectFrom("contact_message").select(["reference", "spam"]).execute(),
    ).toEqual([{ reference, spam: 1 }]);
    expect(await store.read.selectFrom("mail").select("id").execute()).toEqual([]);
  });

  test("a form that was filled in faster than a person can is spam; renewing the token changes nothing", async () => {
    let now = Date.now();
    const { url, store } = await startApi(engine, { MIN_FILL_SECONDS: "2" }, { now: () => now });
    const visitor = new Visitor(url);
    expect((await visitor.openSession()).headers.get("x-token-ready-in")).toBe("2.000");
    await visitor.sendMessage();
    now += 1_500;
    expect((await visitor.openSession()).headers.get("x-token-ready-in")).toBe("0.500");
    now += 600;
    expect((await visitor.openSession()).headers.get("x-token-ready-in")).toBe("0.000");
    await visitor.sendMessage();

    const messages = await store.read
      .selectFrom("contact_message")
      .select("spam")
      .orderBy("id")
      .execute();
    expect(messages).toEqual([{ spam: 1 }, { spam: 0 }]);
  });

  test("one address gets at most thirty receipts a day, the company every message", async () => {
    let now = Date.now();
    const { url, store } = await startApi(engine, {}, { now: () => now });
    const counts = async () => {
      const mails = await store.read.selectFrom("mail").select("kind").execute();
      return [
        mails.filter(({ kind }) => kind === "contact-company").length,
        mails.filter(({ kind }) => kind === "contact-visitor").length,
      ];
    };
    const send = async (times: number) => {
      for (let i = 0; i < times; i++) {
        const Email = i % 2 ? goodMessage.Email : goodMessage.Email.toUpperCase();
        const answer = await new Visitor(url).sendMessage({ ...goodMessage, Email });
        expect(answer.status).toBe(200);
      }
    };
    await send(32);
    expect(await counts()).toEqual([32, 30]);
    now += 24 * 3_600_000 + 1;
    await send(1);
    expect(await counts()).toEqual([33, 31]);
  });

  test("only accepted messages count: five a minute, and a retry of them does not", async () => {
    const { url } = await startApi(engine);
    const visitor = new Visitor(url);
    const key = randomUUID();
    const first = await (await visitor.sendMessage(goodMessage, { key })).json();
    for (let i = 0; i < 6; i++) {
      expect((await visitor.sendMessage({ ...goodMessage, Email: "no" })).status).toBe(422);
    }
    for (let i = 0; i < 4; i++) expect((await visitor.sendMessage()).status).toBe(200);

    const limited = await visitor.sendMessage();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(limited.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await limited.json()).code).toBe("limited");
    const replay = await visitor.sendMessage(goodMessage, { key });
    expect(replay.status).toBe(200);
    expect(await replay.json()).toEqual(first);
    expect((await new Visitor(url).sendMessage()).status).toBe(200);
    expect((await visitor.sendEmail({ Email: "a@example.com" })).status).toBe(200);
  });

  test("neighbours in one IPv6 network are one visitor", async () => {
    const { url } = await startApi(engine);
    const send = (address: string) => new Visitor(url, address).sendMessage();
    for (let i = 1; i <= 5; i++) expect((await send(`2001:db8:0:1::${i}`)).status).toBe(200);
    expect((await send("2001:db8:0:1:ffff::6")).status).toBe(429);
    expect((await send("2001:db8:0:2::1")).status).toBe(200);
  });

  test("the secret made at the first start is kept: a token outlives a restart", async () => {
    const environment = await freshEnvironment(engine);
    const first = await startApiWith(environment);
    const visitor = new Visitor(first.url);
    await visitor.openSession();
    await first.stop();
    const second = await startApiWith(environment);
    const returned = new Visitor(second.url);
    returned.cookies = visitor.cookies;
    expect((await returned.sendMessage()).status).toBe(200);
  });
});
