import { describe, expect, test } from "vitest";
import { removeUser } from "#features/accounts/users.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { type BackOffice, openBackOffice, sendTo } from "../support/back-office.ts";
import { everyCall } from "../support/every-call.ts";
import { addColleague, addPerson, call, signedIn } from "../support/people.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

const actionsIn = async ({ server }: BackOffice) =>
  (await server.store.read.selectFrom("audit_log").select("action").orderBy("id").execute()).map(
    ({ action }) => action,
  );

describe.each(engines)("the inbox on $engine", ({ engine }) => {
  test("shows what came in, the newest first, page by page", async () => {
    const desk = await openBackOffice(engine);
    const references = [];
    for (const Language of ["tr", "en", "de", "tr", "en"])
      references.unshift(await sendTo(desk.server, { Language }));

    const first = await desk.read("inbox?limit=2");
    expect(first).toMatchObject({ unread: 5 });
    const second = await desk.read(`inbox?limit=2&after=${first.next}`);
    const third = await desk.read(`inbox?limit=2&after=${second.next}`);
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ items }) => items.map((one) => one.reference));
    expect(seen).toEqual(references);
    expect(first.items[0]).toMatchObject({
      name: goodMessage.NameSurname,
      status: "new",
      isRead: false,
      assignee: null,
      excerpt: "Merhaba, bir uygulama istiyoruz.",
    });
    expect(first.items[0]).not.toHaveProperty("message");
  });

  test("says of which message nothing reaches its sender, until a later mail does", async () => {
    const desk = await openBackOffice(engine);
    const { store } = desk.server;
    const reference = await sendTo(desk.server);
    await sendTo(desk.server);
    const undelivered = async () =>
      (await desk.read("inbox")).items
        .filter(({ isUndelivered }) => isUndelivered)
        .map((one) => one.reference);
    const fails = (kind: string) =>
      store.write((trx) =>
        trx
          .updateTable("mail")
          .set({ state: "failed" })
          .where("kind", "=", kind)
          .where("about_id", "=", id)
          .execute(),
      );
    const { items } = await desk.read("inbox");
    const id = String(items.find((one) => one.reference === reference)?.id);
    expect(await undelivered()).toEqual([]);

    await fails("contact-company");
    expect(await undelivered()).toEqual([]);
    await fails("contact-visitor");
    expect(await undelivered()).toEqual([reference]);
    // What waits may still arrive.
    expect((await desk.reply({ id, subject: "Re", text: "Hello", seen: null })).status).toBe(200);
    expect(await undelivered()).toEqual([]);
    await fails("contact-reply");
    expect(await undelivered()).toEqual([reference]);
  });

  test("an answered message that was taken for spam by mistake is answered again", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const statuses = async (query = "") =>
      (await desk.read(`inbox?${query}`)).items.map(({ status }) => status);
    const [{ id } = { id: "" }] = (await desk.read("inbox")).items as { id: string }[];
    expect((await desk.reply({ id, subject: "Re", text: "Hello", seen: null })).status).toBe(200);
    await desk.change("message/spam", { id, spam: true });
    expect([await statuses(), await statuses("status=spam")]).toEqual([[], ["spam"]]);
    await desk.change("message/spam", { id, spam: false });
    expect(await statuses()).toEqual(["answered"]);
  });

  test("filters by status, language, day and assignee; spam is shown only when asked for", async () => {
    const desk = await openBackOffice(engine);
    const german = await sendTo(desk.server, { Language: "de" });
    await sendTo(desk.server, { Language: "en" });
    const spam = await sendTo(desk.server, { Website: "x" });
    const found = async (query: string) =>
      (await desk.read(`inbox?${query}`)).items.map(({ reference }) => reference);

    expect(await found("")).toHaveLength(2);
    expect(await found("status=spam")).toEqual([spam]);
    expect(await found("language=de")).toEqual([german]);
    expect(await found("status=answered")).toEqual([]);
    expect(await found("to=2020-01-01")).toEqual([]);
    expect(await found("from=2020-01-01&to=2100-01-01")).toHaveLength(2);
    const [{ id } = { id: "" }] = (await desk.read("inbox?language=de")).items as { id: string }[];
    expect((await desk.change("message/assign", { id, userId: desk.adminId })).status).toBe(200);
    expect(await found(`assignee=${desk.adminId}`)).toEqual([german]);
    expect((await desk.change("message/assign", { id, userId: null })).status).toBe(200);
    expect(await found(`assignee=${desk.adminId}`)).toEqual([]);
    for (const query of ["status=x", "language=xx", "limit=0", "after=x", "from=never"])
      expect([query, (await desk.ask(`inbox?${query}`)).status]).toEqual([query, 422]);
  });

  test("finds names, addresses, companies and texts, whichever way they are spelled", async () => {
    const desk = await openBackOffice(engine);
    const reference = await sendTo(desk.server, {
      NameSurname: "İsmail Çağrı Güneş",
      Company: "Müller & Söhne Straßenbau",
      Email: "ismail_gunes@example.com",
      Message: "Depomuz için 100% yerli çözüm.",
    });
    await sendTo(desk.server, { NameSurname: "Somebody Else", Company: "Other" });
    const found = async (words: string) =>
      (await desk.read(`inbox?q=${encodeURIComponent(words)}`)).items.map((one) => one.reference);

    for (const words of [
      "ismail",
      "İSMAİL",
      "cagri gunes",
      "Mueller",
      "STRASSENBAU",
      "söhne müller",
      "ismail_gunes",
      "100%",
      "iç",
      "güneş de",
      reference.toLowerCase(),
    ])
      expect([words, await found(words)]).toEqual([words, [reference]]);
    for (const words of ["Schmidt", "ismail schmidt", "100_", "is%il", '"', "öü", "a AND b"])
      expect([words, await found(words)]).toEqual([words, []]);
    expect(await found("  ")).toHaveLength(2);
  });

  test("tells a page that is open what is new", async () => {
    const desk = await openBackOffice(engine);
    const before = await desk.read("inbox/changes");
    expect(before).toMatchObject({ unread: 0, newest: null });
    await sendTo(desk.server);
    const after = await desk.read(`inbox/changes?since=${before.now}`);
    expect(after).toMatchObject({ unread: 1 });
    expect(Date.parse(after.newest as unknown as string)).toBeGreaterThan(0);
  });

  test("a message that was under way while a page asked is new to its next question", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const asked = Date.now();
    const { now } = await desk.read("inbox/changes");
    // It got its time a second before that question and was committed after it, as one that waited for the disk.
    await desk.server.store.write((trx) =>
      trx
        .updateTable("contact_message")
        .set({ created_at: asked - 1_000 })
        .execute(),
    );
    const { newest } = await desk.read(`inbox/changes?since=${now}`);
    expect(newest).not.toBeNull();
  });

  test("exports what the filter shows as a harmless CSV", async () => {
    const desk = await openBackOffice(engine);
    const FirstPage = "/services/v1";
    await sendTo(desk.server, { NameSurname: "=1+1", Message: 'Say "hi",\nplease', FirstPage });
    await sendTo(desk.server, { NameSurname: "Ümit", Language: "de" });
    const answer = await desk.ask("inbox/export?language=tr");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString();
    expect(text).toContain(`,'=1+1,`);
    expect(text).toContain(",contact,/services/v1,");
    expect(text).toContain(`"Say ""hi"",\nplease"`);
    expect(text).not.toContain("Ümit");
    expect(text).toContain(`,\u00a0${goodMessage.Phone},`);
    expect(text.endsWith("\r\n")).toBe(true);
    expect(await actionsIn(desk)).toEqual(["inbox.export"]);
  });

  test("exports as the reader's spreadsheet program wants it, the e-mail list too", async () => {
    const desk = await openBackOffice(
      engine,
      {},
      { now: () => Date.parse("2026-06-30T21:05:00Z") },
    );
    await sendTo(desk.server, { NameSurname: "a;=1", Message: "one\t=2\n＠three" });
    await new Visitor(desk.server.url).sendEmail({ Email: "reader@example.com" });
    const asked = "separator=semicolon&mark=no&zone=Europe/Berlin";
    const text = await (await desk.ask(`inbox/export?${asked}`)).text();
    expect(text).toMatch(/^Reference;Received \(Europe\/Berlin\);Status;/);
    expect(text).toContain(';2026-06-30 23:05:00;new;tr;"a;\'=1";');
    expect(text).toContain("\"one\t'=2\n'＠three\"");
    const list = await (await desk.ask("emails/export?separator=tab&zone=UTC")).text();
    expect(list).toMatch(/^\uFEFF?Email\tLanguage\tState\tWording\tCaptured \(UTC\)\t/);
    for (const wrong of ["separator=x", "mark=1", "zone=Europe/Istambul", "zone=../x"])
      for (const call of ["inbox/export", "emails/export"])
        expect([wrong, (await desk.ask(`${call}?${wrong}`)).status]).toEqual([wrong, 422]);
  });
});

describe.each(engines)("a message on $engine", ({ engine }) => {
  async function openFirst(desk: BackOffice) {
    const [{ id } = { id: "" }] = (await desk.read("inbox")).items as { id: string }[];
    return id;
  }

  /** Nine in the office, when it opens. */
  const monday = Date.parse("2026-06-15T06:00:00Z");

  /** As if all messages had come earlier. */
  const cameDaysAgo = ({ server }: BackOffice, days: number) =>
    server.store.write((trx) =>
      trx
        .updateTable("contact_message")
        .set(({ eb }) => ({ created_at: eb("created_at", "-", days * 24 * 60 * 60 * 1000) }))
        .execute(),
    );

  test("is opened with everything that belongs to it, and that is written down", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server, {
      FirstPage: "/en/contact",
      UtmSource: "newsletter",
      UtmTerm: "x".repeat(301),
      UtmMedium: 5,
    });
    const id = await openFirst(desk);
    const opened = await desk.read(`message?id=${id}`);
    expect(opened.message).toMatchObject({
      phone: goodMessage.Phone,
      message: goodMessage.Message,
      campaign: { firstPage: "/en/contact", utm: { source: "newsletter" } },
      firstAnswerAt: null,
    });
    expect(opened.mails).toHaveLength(2);
    expect(opened.events).toMatchObject([{ what: "message.view", by: "Ayşe Yılmaz" }]);
    expect((await desk.ask("message?id=nobody")).status).toBe(404);
    expect((await desk.ask("message")).status).toBe(422);
  });

  test("is marked as read by the page that shows it, never by asking for it", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const id = await openFirst(desk);
    await desk.read(`message?id=${id}`);
    expect(await desk.read("inbox")).toMatchObject({ unread: 1, items: [{ isRead: false }] });
    expect((await desk.change("message/read", { id })).status).toBe(200);
    expect((await desk.change("message/read", { id })).status).toBe(200);
    expect(await desk.read("inbox")).toMatchObject({ unread: 0, items: [{ isRead: true }] });
    const { events } = await desk.read(`message?id=${id}`);
    expect(events).toMatchObject([
      { what: "message.view" },
      { what: "message.read", by: "Ayşe Yılmaz" },
      { what: "message.view" },
    ]);
    expect((await desk.change("message/read", { id: "nobody" })).status).toBe(404);
  });

  test("is put back among the unread, which is written down", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const id = await openFirst(desk);
    await desk.change("message/read", { id });
    expect(await desk.read("inbox")).toMatchObject({ unread: 0 });
    expect((await desk.change("message/unread", { id })).status).toBe(200);
    expect(await desk.read("inbox")).toMatchObject({ unread: 1, items: [{ isRead: false }] });
    const { events } = await desk.read(`message?id=${id}`);
    expect(events).toMatchObject([
      { what: "message.read" },
      { what: "message.unread" },
      { what: "message.view" },
    ]);
    expect((await desk.change("message/unread", { id: "nobody" })).status).toBe(404);
  });

  test("is noted, moved, taken for spam and back", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const id = await openFirst(desk);
    expect((await desk.change("message/note", { id, text: "Call back" })).status).toBe(200);
    expect((await desk.change("message/status", { id, status: "in_progress" })).status).toBe(200);
    const opened = await desk.read(`message?id=${id}`);
    expect(opened.notes).toMatchObject([{ text: "Call back", by: "Ayşe Yılmaz" }]);
    expect(opened.message).toMatchObject({ status: "in_progress", firstAnswerAt: null });
    await desk.change("message/spam", { id, spam: true });
    expect((await desk.read("inbox")).items).toEqual([]);
    await desk.change("message/spam", { id, spam: false });
    expect((await desk.read("inbox")).items).toMatchObject([{ status: "new" }]);
    for (const [path, body] of [
      ["message/status", { id, status: "gone" }],
      ["message/note", { id, text: " " }],
      ["message/spam", { id, spam: "yes" }],
      ["message/assign", { id, userId: "nobody" }],
      ["message/status", { id, status: "new", search_text: "x" }],
      ["message/reply", { id, subject: "a\r\nBcc: x@example.com", text: "x" }],
    ] as const)
      expect([path, (await desk.change(path, body)).status]).toEqual([path, 422]);
    expect((await desk.change("message/note", { id: "nobody", text: "x" })).status).toBe(404);
  });

  test("has a note once, however often the same is sent", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const id = await openFirst(desk);
    const note = { id, text: "Call back" };
    const key = crypto.randomUUID();
    const tries = Array.from({ length: 5 }, () => desk.change("message/note", note, key));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(200);
    // Late, after a lost answer: the same again, and once with another text.
    expect((await desk.change("message/note", note, key)).status).toBe(200);
    const other = { id, text: "Call back on Monday" };
    expect((await desk.change("message/note", other, key)).status).toBe(409);
    const { notes } = await desk.read(`message?id=${id}`);
    expect(notes).toMatchObject([{ text: note.text }]);
    expect(await actionsIn(desk)).toEqual(["inbox.list", "message.note", "message.view"]);

    // Somebody who wants to say it twice uses another key; a page of the release before uses none.
    for (const again of [crypto.randomUUID(), undefined])
      expect((await desk.change("message/note", note, again)).status).toBe(200);
    expect((await desk.change("message/note", note, "1")).status).toBe(400);
    expect((await desk.read(`message?id=${id}`)).notes).toHaveLength(3);
  });

  test("is marked as important by whoever wants, once, and stays so whatever becomes of it", async () => {
    const desk = await openBackOffice(engine);
    const reference = await sendTo(desk.server);
    await sendTo(desk.server);
    const [id, plain] = (await desk.read("inbox")).items.toReversed().map((one) => one.id);
    const mark = async (important: unknown) =>
      (await desk.change("message/important", { id, important })).status;
    const marked = async (query = "") =>
      (await desk.read(`inbox?important=yes${query}`)).items.map((one) => one.reference);

    expect((await desk.read(`message?id=${id}`)).message).toMatchObject({ isImportant: false });
    expect(await marked()).toEqual([]);
    expect([await mark(true), await mark(true)]).toEqual([200, 200]);
    expect((await desk.read("inbox")).items).toMatchObject([
      { id: plain, isImportant: false },
      { id, isImportant: true },
    ]);
    const open = await desk.read(`message?id=${id}`);
    expect(open.message).toMatchObject({ isImportant: true, status: "new" });
    // Once, though it was asked for twice; others are told as of any other change.
    const marks = (open.events as unknown as { what: string }[]).filter(
      (one) => one.what !== "message.view",
    );
    expect(marks).toMatchObject([
      { what: "message.important", details: { important: true }, by: "Ayşe Yılmaz" },
    ]);
    const { message: change } = await desk.read(`inbox/changes?message=${id}`);
    expect(change).toMatchObject({ what: "message.important", version: open.version });

    // One answers, another marks: neither is in the other's way.
    expect((await desk.reply({ id, subject: "Re", text: "x", seen: null })).status).toBe(200);
    expect(await marked("&status=answered&language=tr&assignee=nobody")).toEqual([reference]);
    expect(await marked("&q=istiyoruz")).toEqual([reference]);
    for (const other of ["&status=new", "&language=de", "&q=xylophon", "&to=2020-01-01"])
      expect([other, await marked(other)]).toEqual([other, []]);
    const next = await desk.read(`message/neighbours?id=${plain}&important=yes`);
    expect(next).toEqual({ newer: null, older: id });
    expect((await desk.read("audit")).items.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ important: true, language: "tr", messages: 1 }),
    );

    const lastCells = async (query: string) => {
      const csv = await (await desk.ask(`inbox/export?${query}`)).text();
      return csv.match(/(?<=,)\w+(?=\r\n)/g);
    };
    expect(await lastCells("")).toEqual(["Important", "no", "yes"]);
    expect(await lastCells("important=yes")).toEqual(["Important", "yes"]);

    expect([await mark(false), await mark(false)]).toEqual([200, 200]);
    expect(await marked()).toEqual([]);
    expect(await actionsIn(desk)).toSatisfy(
      (all: string[]) => all.filter((one) => one === "message.important").length === 2,
    );
    expect(await mark("yes")).toBe(422);
    expect((await desk.ask("inbox?important=no")).status).toBe(422);
    const nobody = { id: "nobody", important: true };
    expect((await desk.change("message/important", nobody)).status).toBe(404);
  });

  test("sends what was held back as spam when it is none: once, in the visitor's language", async () => {
    const desk = await openBackOffice(engine, {}, { now: () => monday });
    const { store } = desk.server;
    await sendTo(desk.server, { Website: "filled by a browser", Language: "de" });
    expect(await desk.read("inbox")).toMatchObject({ items: [], spam: 1, overdue: 0 });
    const { id } = (await desk.read("inbox?status=spam")).items[0] as { id: string };
    const mails = () => store.read.selectFrom("mail").selectAll().orderBy("kind").execute();
    expect(await mails()).toEqual([]);
    const { message: held } = await desk.read(`message?id=${id}`);
    expect(held).toMatchObject({ dueAt: null, isOverdue: false });

    // Three days later: what is promised counts from then.
    await cameDaysAgo(desk, 3);
    const letIn = () => desk.change("message/spam", { id, spam: false });
    const all = await Promise.all([letIn(), letIn(), letIn()]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toMatchObject([
      { kind: "contact-company", audience: "company", language: "tr" },
      { kind: "contact-visitor", recipient: goodMessage.Email, language: "de" },
    ]);
    expect((await mails())[1]?.body_text).toContain("Montag, 15. Juni, 18:00 Uhr");
    const { message, events } = await desk.read(`message?id=${id}`);
    expect(message).toMatchObject({ status: "new", dueAt: "2026-06-15T15:00:00.000Z" });
    const told = (events as unknown as { what: string; details: object }[])
      .filter(({ what }) => what === "message.spam")
      .map(({ details }) => JSON.stringify(details));
    // All three at one instant of this clock.
    expect(told.sort()).toEqual(['{"spam":false,"mails":2}', '{"spam":false}', '{"spam":false}']);
    // By the status too, and never a second time.
    await desk.change("message/spam", { id, spam: true });
    await desk.change("message/status", { id, status: "in_progress" });
    expect(await mails()).toHaveLength(2);
  });

  test("is let in by its status as well; one that was mailed when it came is not mailed again", async () => {
    const desk = await openBackOffice(engine);
    const { store } = desk.server;
    const kinds = async () =>
      (await store.read.selectFrom("mail").select("kind").orderBy("kind").execute()).map(
        ({ kind }) => kind,
      );
    await sendTo(desk.server, { Website: "x" });
    const { id } = (await desk.read("inbox?status=spam")).items[0] as { id: string };
    await desk.change("message/status", { id, status: "in_progress" });
    expect(await kinds()).toEqual(["contact-company", "contact-visitor"]);
    await desk.change("message/delete", { id });
    await sendTo(desk.server);
    const mailed = await openFirst(desk);
    await desk.change("message/spam", { id: mailed, spam: true });
    await desk.change("message/spam", { id: mailed, spam: false });
    expect(await kinds()).toEqual(["contact-company", "contact-visitor"]);
  });

  test("says by when an answer is owed, and is found when that is over, or when it is nobody's", async () => {
    const desk = await openBackOffice(engine, {}, { now: () => monday });
    const late = await sendTo(desk.server);
    await cameDaysAgo(desk, 3);
    const fresh = await sendTo(desk.server);
    const found = async (query: string) =>
      (await desk.read(`inbox?${query}`)).items.map(({ reference }) => reference);
    expect(await desk.read("inbox")).toMatchObject({
      overdue: 1,
      items: [
        { reference: fresh, dueAt: "2026-06-15T15:00:00.000Z", isOverdue: false },
        { reference: late, dueAt: "2026-06-12T15:00:00.000Z", isOverdue: true },
      ],
    });
    expect(await desk.read("inbox/changes")).toMatchObject({ overdue: 1 });
    expect(await found("status=overdue")).toEqual([late]);
    expect(await found("assignee=nobody")).toEqual([fresh, late]);
    const id = (await desk.read("inbox?status=overdue")).items[0]?.id;
    await desk.change("message/assign", { id, userId: desk.adminId });
    expect(await found("status=open&assignee=nobody")).toEqual([fresh]);
    expect((await desk.read("audit")).items[0]).toMatchObject({
      details: { status: "open", assignee: null, messages: 1 },
    });
    await desk.reply({ id, subject: "Offer", text: "Here." });
    expect(await found("status=overdue")).toEqual([]);
    expect(await found("status=open")).toEqual([fresh]);
    expect(await desk.read("inbox?status=answered")).toMatchObject({
      items: [{ dueAt: null, isOverdue: false }],
    });
  });

  test("owes its answer again when it is new again and nobody has written; an answer that was written stays one", async () => {
    const desk = await openBackOffice(engine, {}, { now: () => monday });
    await sendTo(desk.server);
    await cameDaysAgo(desk, 3);
    const { id } = (await desk.read("inbox?status=overdue")).items[0] as { id: string };
    const overdueOnceItIs = async (status: string) => {
      await desk.change("message/status", { id, status });
      return (await desk.read("inbox")).overdue;
    };
    expect(await overdueOnceItIs("answered")).toBe(0);
    // Answered by telephone, and worked on.
    expect(await overdueOnceItIs("in_progress")).toBe(0);
    expect(await overdueOnceItIs("new")).toBe(1);
    await desk.reply({ id, subject: "Offer", text: "Here." });
    expect(await overdueOnceItIs("new")).toBe(0);
  });

  test("is nobody's again when the one it was given to no longer works here", async () => {
    const desk = await openBackOffice(engine);
    const { store } = desk.server;
    const [gone, dismissed, here] = [
      await addColleague(store, "sales"),
      await addColleague(store, "sales"),
      await addColleague(store, "sales"),
    ];
    const references: string[] = [];
    for (const { id: userId } of [gone, dismissed, here]) {
      references.unshift(await sendTo(desk.server));
      const [newest] = (await desk.read("inbox")).items;
      await desk.change("message/assign", { id: newest?.id, userId });
    }
    const waiting = await sendTo(desk.server);
    const found = async (query: string) =>
      (await desk.read(`inbox?${query}`)).items.map(({ reference }) => reference);
    expect(await found("status=open&assignee=nobody")).toEqual([waiting]);

    await store.write((trx) => removeUser(trx, gone.id));
    const roles = { id: dismissed.id, isAdmin: false, roles: ["author"] };
    expect((await desk.change("people/roles", roles)).status).toBe(200);
    const all = (await desk.read("inbox")).items;
    const shown = all.filter(({ assignee }) => assignee === null);
    const [, second, first] = references;
    expect(shown.map(({ reference }) => reference)).toEqual([waiting, second, first]);
    for (const query of ["", "&status=open", "&q=uygulama", "&status=open&q=uy"])
      expect([query, await found(`assignee=nobody${query}`)]).toEqual([
        query,
        [waiting, second, first],
      ]);
    const around = await desk.read(`message/neighbours?id=${all[0]?.id}&assignee=nobody`);
    expect(around).toEqual({ newer: null, older: all[2]?.id });
    const csv = await (await desk.ask("inbox/export?assignee=nobody")).text();
    expect(csv.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/g)).toEqual([waiting, second, first]);
    expect(await found(`assignee=${here.id}`)).toEqual(references.slice(0, 1));
  });

  test("leads to the ones before and after it, as the filter has them", async () => {
    const desk = await openBackOffice(engine);
    for (const Language of ["tr", "de", "tr", "tr"]) await sendTo(desk.server, { Language });
    const ids = (await desk.read("inbox")).items.map(({ id }) => id);
    const around = (id: unknown, query = "") =>
      desk.read(`message/neighbours?id=${id}${query}`) as Promise<unknown>;
    expect(await around(ids[0])).toEqual({ newer: null, older: ids[1] });
    expect(await around(ids[1])).toEqual({ newer: ids[0], older: ids[2] });
    expect(await around(ids[1], "&language=tr")).toEqual({ newer: ids[0], older: ids[3] });
    expect(await around(ids[3], "&q=uygulama")).toEqual({ newer: ids[2], older: null });
    expect((await desk.ask("message/neighbours?id=nobody")).status).toBe(404);
    expect((await desk.ask(`message/neighbours?id=${ids[0]}&status=x`)).status).toBe(422);
  });

  test("is answered by mail; the answer stays in the thread and carries no word of the visitor's", async () => {
    const desk = await openBackOffice(engine);
    const reference = await sendTo(desk.server, { Language: "de" });
    const id = await openFirst(desk);
    const reply = { id, subject: "Unser Angebot", text: "Guten Tag,\nhier ist <b>es</b>." };
    expect((await desk.reply(reply)).status).toBe(200);

    const mail = await desk.server.store.read
      .selectFrom("mail")
      .selectAll()
      .where("kind", "=", "contact-reply")
      .executeTakeFirstOrThrow();
    const receipt = await desk.server.store.read
      .selectFrom("mail")
      .select("message_id")
      .where("kind", "=", "contact-visitor")
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      audience: "visitor",
      recipient: goodMessage.Email,
      subject: `Unser Angebot (${reference})`,
      language: "de",
      state: "waiting",
    });
    expect(JSON.parse(mail.headers)).toMatchObject({ "In-Reply-To": receipt.message_id });
    expect(mail.body_html).toContain("hier ist &lt;b&gt;es&lt;/b&gt;.");
    for (const typed of [goodMessage.NameSurname, goodMessage.Company, "uygulama"])
      expect(mail.body_text + mail.body_html).not.toContain(typed);
    const opened = await desk.read(`message?id=${id}`);
    expect(opened.replies).toMatchObject([{ text: reply.text, state: "waiting", mailId: mail.id }]);
    expect(opened.message).toMatchObject({ status: "answered" });
    expect(opened.message).not.toMatchObject({ firstAnswerAt: null });
    const overview = await desk.read("overview?days=7");
    expect(overview.perDay).toHaveLength(7);
    expect((overview.perDay as unknown as object[]).at(-1)).toMatchObject({
      tr: 0,
      en: 0,
      de: 1,
      spam: 0,
    });
    expect(overview.answerTimes).toMatchObject({ medianHours: 0, open: 0, answered: 1 });
  });

  test("counts a message in a language that the site no longer speaks", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server, { Language: "de" });
    await desk.server.store.write((trx) =>
      trx
        .updateTable("contact_message")
        .set({ language: "xq" as "de" })
        .execute(),
    );
    const { perDay } = await desk.read("overview?days=7");
    expect((perDay as unknown as object[]).at(-1)).toMatchObject({ tr: 1, en: 0, de: 0, spam: 0 });
  });

  test("is answered once, however often the same reply is sent", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const id = await openFirst(desk);
    const reply = { id, subject: "Our offer", text: "Here it is." };
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.reply(reply, key)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({});
    }
    // Late, after a lost answer: the same again.
    expect((await desk.reply(reply, key)).status).toBe(200);
    expect((await desk.reply({ ...reply, text: "Changed." }, key)).status).toBe(409);
    const opened = await desk.read(`message?id=${id}`);
    expect(opened.replies).toMatchObject([{ text: reply.text }]);
    expect(await actionsIn(desk)).toEqual(["inbox.list", "message.reply", "message.view"]);
    const mails = desk.server.store.read.selectFrom("mail").select("id");
    expect(await mails.where("kind", "=", "contact-reply").execute()).toHaveLength(1);

    // Somebody who wants to say it twice uses another key; without one, nothing is sent.
    expect((await desk.reply(reply)).status).toBe(200);
    expect((await desk.change("message/reply", reply)).status).toBe(400);
    expect((await desk.reply(reply, "1")).status).toBe(400);
    expect((await desk.reply({ ...reply, id: "nobody" })).status).toBe(404);
    expect(await mails.where("kind", "=", "contact-reply").execute()).toHaveLength(2);
  });

  test("is not answered over somebody else's head, unless that is meant", async () => {
    const desk = await openBackOffice(engine);
    const { server } = desk;
    await sendTo(server);
    const id = await openFirst(desk);
    const colleague = await addPerson(server.store, { role: "Admin", firstName: "Deniz" });
    const other = await signedIn(server, colleague);
    const answer = (body: object) =>
      other.postJson("/api/admin/message/reply", body, { key: crypto.randomUUID() });
    const mine = { id, subject: "Offer", text: "Mine.", seen: null };
    const key = crypto.randomUUID();
    expect((await answer({ ...mine, text: "Theirs." })).status).toBe(200);

    const refused = await desk.reply(mine, key);
    expect(refused.status).toBe(409);
    const { code, answered } = await refused.json();
    expect({ code, by: answered.by }).toEqual({ code: "answered", by: "Deniz Yılmaz" });
    const repliesOf = async () => (await desk.read(`message?id=${id}`)).replies;
    expect(await repliesOf()).toMatchObject([{ id: answered.reply, text: "Theirs." }]);
    expect((await desk.reply({ ...mine, seen: answered.reply }, key)).status).toBe(200);
    expect(await repliesOf()).toHaveLength(2);
    // After a lost answer: the same reply, not one that others have not seen.
    expect((await desk.reply({ ...mine, seen: answered.reply }, key)).status).toBe(200);
    // One's own reply, such as that of another tab, is no news.
    const next = { ...mine, text: "More.", seen: answered.reply };
    expect((await desk.reply(next)).status).toBe(200);
    expect((await answer({ ...next, seen: answered.reply })).status).toBe(409);
    expect((await desk.reply({ ...next, seen: "x".repeat(65) })).status).toBe(422);
  });

  test("is answered by one of two who send at the same moment", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const id = await openFirst(desk);
    const people = await Promise.all(
      [1, 2, 3].map(() => addPerson(desk.server.store, { role: "Admin" })),
    );
    const browsers = await Promise.all(people.map((person) => signedIn(desk.server, person)));
    const answers = await Promise.all(
      browsers.map((browser, number) =>
        browser.postJson(
          "/api/admin/message/reply",
          { id, subject: "Offer", text: `Number ${number}`, seen: null },
          { key: crypto.randomUUID() },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test("tells a page that shows it who has changed it meanwhile", async () => {
    const desk = await openBackOffice(engine);
    await sendTo(desk.server);
    const id = await openFirst(desk);
    const { version } = await desk.read(`message?id=${id}`);
    await desk.change("message/read", { id });
    const changes = async () => (await desk.read(`inbox/changes?message=${id}`)).message;
    expect(await changes()).toMatchObject({ id, version, what: null });
    const other = await addPerson(desk.server.store, { role: "Admin", firstName: "Deniz" });
    const browser = await signedIn(desk.server, other);
    await call(browser, "POST", "/api/admin/message/status", { id, status: "in_progress" });
    expect(await changes()).toMatchObject({
      what: "message.status",
      by: "Deniz Yılmaz",
      isOwn: false,
      details: { from: "new", to: "in_progress" },
    });
    const { version: next } = await desk.read(`message?id=${id}`);
    expect(await changes()).toMatchObject({ version: next });
    expect(next).not.toBe(version);
    await desk.change("message/delete", { id });
    expect(await changes()).toMatchObject({ what: "message.delete", isOwn: true });
    expect(await desk.read("inbox/changes")).toMatchObject({ message: null });
  });

  test("what a colleague does is noticed, also when the clock was set back before", async () => {
    let now = Date.now();
    const desk = await openBackOffice(engine, {}, { now: () => now });
    await sendTo(desk.server);
    const id = await openFirst(desk);
    const me = await signedIn(desk.server, await addPerson(desk.server.store, { role: "Admin" }));
    const answers = async (browser: Visitor, text: string, seen: string | null) => {
      // The page asks for another token by itself where one is from before the clock was set back.
      await browser.fetch("/api/session");
      const reply = { id, subject: "Offer", text, seen };
      const key = crypto.randomUUID();
      return browser.postJson("/api/admin/message/reply", reply, { key });
    };
    expect((await answers(me, "Mine.", null)).status).toBe(200);
    const open = await desk.read(`message?id=${id}`);
    const [{ id: seen } = { id: "" }] = open.replies as unknown as { id: string }[];

    now -= 3_600_000;
    const other = await addPerson(desk.server.store, { role: "Admin", firstName: "Deniz" }, now);
    const colleague = await signedIn(desk.server, other);
    expect((await answers(colleague, "Theirs.", seen)).status).toBe(200);
    const { message } = await desk.read(`inbox/changes?message=${id}`);
    expect(message).not.toMatchObject({ version: open.version });
    const refused = await answers(me, "More.", seen);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { answered: { by: "Deniz Yılmaz" } },
    ]);
    expect((await desk.read(`message?id=${id}`)).replies).toMatchObject([
      { text: "Mine." },
      { text: "Theirs." },
    ]);
  });

  test("is deleted with its mails; the log keeps that it was there", async () => {
    const desk = await openBackOffice(engine);
    const reference = await sendTo(desk.server);
    const id = await openFirst(desk);
    await desk.change("message/note", { id, text: "x" });
    expect((await desk.change("message/delete", { id })).status).toBe(200);
    expect((await desk.ask(`message?id=${id}`)).status).toBe(404);
    expect((await desk.read("inbox?q=Yılmaz")).items).toEqual([]);
    for (const table of ["contact_message", "mail", "message_note"] as const)
      expect(await desk.server.store.read.selectFrom(table).select("id").execute()).toEqual([]);
    const { items } = await desk.read("audit");
    expect(items.find(({ action }) => action === "message.delete")).toMatchObject({
      subject: reference,
      by: "Ayşe Yılmaz",
    });
  });
});

describe.each(engines)("the rest of the back office on $engine", ({ engine }) => {
  test("the mailbox shows every mail without the secrets in its links", async () => {
    const desk = await openBackOffice(engine);
    await new Visitor(desk.server.url).sendEmail({ Email: "reader@example.com" });
    const { items } = await desk.read("mails?state=waiting");
    expect(items).toMatchObject([{ kind: "newsletter-confirmation", to: "reader@example.com" }]);
    const { id } = items[0] as { id: string };
    const mail = await desk.read(`mail?id=${id}`);
    expect(mail.text).toContain("?token=…");
    expect(JSON.stringify(mail)).not.toMatch(/token=[\w-]/);
    const body = await desk.ask(`mail/body?id=${id}`);
    expect(body.headers.get("content-type")).toContain("text/html");
    expect(body.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;.*frame-ancestors 'self'; sandbox$/,
    );
    expect(await body.text()).not.toMatch(/token=[\w-]/);
  });

  test("a mail that is opened is logged once, its body never without an entry", async () => {
    let now = Date.now();
    const desk = await openBackOffice(engine, {}, { now: () => now });
    const { store } = desk.server;
    await sendTo(desk.server);
    const { items } = await desk.read("mails");
    const { id } = items[0] as { id: string };
    const seenBy = () =>
      store.read
        .selectFrom("audit_log")
        .select("by_id")
        .where("action", "=", "mail.view")
        .where("subject_id", "=", id)
        .orderBy("id")
        .execute();
    const bodyFor = async (ask: BackOffice["ask"]) =>
      expect((await ask(`mail/body?id=${id}`)).status).toBe(200);

    await bodyFor(desk.ask);
    expect(await seenBy()).toHaveLength(1);
    now += 60_001;
    await desk.read(`mail?id=${id}`);
    await bodyFor(desk.ask);
    expect(await seenBy()).toHaveLength(2);
    // Another person's look is another one, and so is a look at another mail.
    const other = await addPerson(store, { role: "Admin" });
    const browser = await signedIn(desk.server, other);
    await bodyFor((path) => browser.fetch(`/api/admin/${path}`));
    expect((await seenBy()).map(({ by_id }) => by_id)).toEqual([
      desk.adminId,
      desk.adminId,
      other.id,
    ]);
    expect((await desk.ask(`mail/body?id=${items[1]?.id}`)).status).toBe(200);
    now += 60_001;
    await bodyFor(desk.ask);
    expect(await seenBy()).toHaveLength(4);
    // Those four, and the other mail's.
    const actions = await actionsIn(desk);
    expect(actions.filter((action) => action === "mail.view")).toHaveLength(5);
  });

  test("a mail that waits is tried at once, one that failed goes out as a fresh copy", async () => {
    const desk = await openBackOffice(engine);
    const { store } = desk.server;
    await sendTo(desk.server);
    const { items } = await desk.read("mails");
    const [first, second] = items as { id: string }[];
    await store.write((trx) =>
      trx
        .updateTable("mail")
        .set({ next_attempt_at: 9e12 })
        .where("id", "=", first?.id ?? "")
        .execute(),
    );
    await store.write((trx) =>
      trx
        .updateTable("mail")
        .set({ state: "failed" })
        .where("id", "=", second?.id ?? "")
        .execute(),
    );
    // Without the word "copy", nobody gets a mail a second time.
    const resend = async (body: object) => (await desk.change("mail/resend", body)).status;
    expect(await resend({ id: second?.id })).toBe(409);
    expect(await resend({ id: "nobody", copy: true })).toBe(404);
    expect(await resend({ id: first?.id })).toBe(200);
    expect(await resend({ id: second?.id, copy: true })).toBe(200);
    const mails = await store.read.selectFrom("mail").selectAll().execute();
    expect(mails).toHaveLength(3);
    expect(mails.filter(({ state }) => state === "waiting")).toHaveLength(2);
    expect(mails.every(({ next_attempt_at }) => next_attempt_at < 9e12)).toBe(true);
    expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(3);
    // Whose answer was lost, and who presses again, sends no second copy; another press is another one.
    const copy = { id: second?.id, copy: true };
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const mark of [key, key, other])
      expect((await desk.change("mail/resend", copy, mark)).status).toBe(200);
    expect((await desk.change("mail/resend", { id: first?.id, copy: true }, key)).status).toBe(409);
    expect(await store.read.selectFrom("mail").selectAll().execute()).toHaveLength(5);
  });

  test("the e-mail list shows the proof of consent, and is exported", async () => {
    const desk = await openBackOffice(engine);
    await new Visitor(desk.server.url).sendEmail({ Email: "Reader@example.com", Language: "de" });
    const { items } = await desk.read("emails?state=waiting&q=READER");
    expect(items).toMatchObject([
      { email: "Reader@example.com", language: "de", state: "waiting", confirmedAt: null },
    ]);
    expect(items[0]?.wording).toBeTruthy();
    expect((await desk.read("emails?q=r%25r")).items).toEqual([]);
    expect(await (await desk.ask("emails/export")).text()).toContain(
      "Reader@example.com,de,waiting",
    );
    expect(await actionsIn(desk)).toEqual(["emails.list", "emails.list", "emails.export"]);
  });

  test("the audit log takes no change, whoever asks the database", async () => {
    const desk = await openBackOffice(engine);
    await desk.read("inbox");
    const { store } = desk.server;
    await expect(
      store.write((trx) => trx.updateTable("audit_log").set({ by_name: "x" }).execute()),
    ).rejects.toThrow(/append only/);
    await expect(store.write((trx) => trx.deleteFrom("audit_log").execute())).rejects.toThrow(
      /append only/,
    );
    expect((await desk.read("audit")).items).toHaveLength(1);
  });

  test("templates, administrators and the news desk answer", async () => {
    const desk = await openBackOffice(engine);
    const templates = (await desk.read("reply-templates?language=de")) as unknown as object[];
    expect(templates.length).toBeGreaterThan(2);
    expect(await desk.read("admins")).toEqual([{ id: desk.adminId, name: "Ayşe Yılmaz" }]);
    expect(await desk.read("news")).toMatchObject({ items: [] });
    expect((await desk.change("news/hide", { id: "tr:x", hidden: true })).status).toBe(404);
  });

  test("a customer's token opens nothing of it", async () => {
    const server = await startApi(engine);
    const customer = await signedIn(server, await addPerson(server.store));
    const rows = everyCall.filter(({ path }) => path.startsWith("/api/admin/"));
    expect(rows.length).toBeGreaterThan(0);
    for (const { method, path } of rows) {
      const answer =
        method === "GET" ? await customer.fetch(path) : await call(customer, "POST", path);
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });
});
