import { describe, expect, test } from "vitest";
import type { InboxItem, MessageAnswer } from "#features/messages/calls.ts";
import { eraseOldSpam } from "#features/messages/erase-spam.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { type EngineName, engines, startApi } from "../support/api-server.ts";
import { addPerson, signedIn } from "../support/people.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

const day = 24 * 60 * 60 * 1000;
const lifetime = wholeSite.messages.keepSpamDays * day;

/** A back office whose clock is moved by hand; whoever is signed in would not be so any more. */
async function open(engine: EngineName, changes: Record<string, string> = {}) {
  let now = Date.now() - 200 * day;
  const server = await startApi(engine, changes, { now: () => now });
  const { store, url, site } = server;
  const admin = await addPerson(store, { role: "Admin" }, now);
  let desk = await signedIn(server, admin);
  const later = async (time: number) => {
    now += time;
    desk = await signedIn(server, admin);
  };
  const read = async (path: string) => (await desk.fetch(`/api/admin/${path}`)).json();
  const send = async (NameSurname: string, more: object = {}) => {
    const fields = { ...goodMessage, NameSurname, ...more };
    expect((await new Visitor(url).sendMessage(fields)).status).toBe(200);
  };
  const names = async () =>
    (await store.read.selectFrom("contact_message").select("name").orderBy("name").execute()).map(
      ({ name }) => name,
    );
  const idOf = async (name: string) =>
    (
      await store.read
        .selectFrom("contact_message")
        .select("id")
        .where("name", "=", name)
        .executeTakeFirstOrThrow()
    ).id;
  const change = async (path: string, name: string, more: object) => {
    const body = { id: await idOf(name), ...more };
    expect((await desk.postJson(`/api/admin/message/${path}`, body)).status).toBe(200);
  };
  const erasedAt = async (name: string) => {
    const { message }: MessageAnswer = await read(`message?id=${await idOf(name)}`);
    return message.erasedAt;
  };
  const instantIn = (time: number) => new Date(now + time).toISOString();
  const tidy = () => site.features.tidy();
  return { store, now: () => now, instantIn, later, read, send, names, change, erasedAt, tidy };
}

const trap = { Website: "x" };

describe.each(engines)("messages taken for spam on $engine", ({ engine }) => {
  test("go by their clock with notes and mails, and the inbox says when; all others stay", async () => {
    const { store, instantIn, later, read, send, names, change, erasedAt, tidy } =
      await open(engine);
    await send("ordinary");
    await send("trapped", trap);
    await send("let in", trap);
    await send("marked");
    await send("marked by mistake");
    const goes = instantIn(lifetime);
    expect([await erasedAt("trapped"), await erasedAt("ordinary")]).toEqual([goes, null]);
    const { items } = await read("inbox?status=spam");
    expect(items.map((item: InboxItem) => item.erasedAt)).toEqual([goes, goes]);
    await change("note", "trapped", { text: "Seen before." });

    // One that people take for spam has the whole time from then on.
    await later(2 * lifetime);
    await change("spam", "let in", { spam: false });
    await change("spam", "marked", { spam: true });
    await change("status", "marked by mistake", { status: "spam" });
    const marked = instantIn(lifetime);
    expect([await erasedAt("marked"), await erasedAt("let in")]).toEqual([marked, null]);
    await tidy();
    expect(await names()).toEqual(["let in", "marked", "marked by mistake", "ordinary"]);
    expect(await store.read.selectFrom("message_note").selectAll().execute()).toEqual([]);

    await later(lifetime - day);
    // Said again it is nothing new; with another status it is no spam.
    await change("spam", "marked", { spam: true });
    expect(await erasedAt("marked")).toBe(marked);
    await change("status", "marked by mistake", { status: "in_progress" });
    await later(day);
    await tidy();
    const staying = ["let in", "marked by mistake", "ordinary"];
    expect(await names()).toEqual(staying);
    const mails = await store.read
      .selectFrom("mail")
      .select("about_id")
      .where("kind", "like", "contact-%")
      .execute();
    expect(mails.length).toBeGreaterThan(0);
    const left = await store.read.selectFrom("contact_message").select("id").execute();
    expect(left.map(({ id }) => id)).toEqual(
      expect.arrayContaining(mails.map(({ about_id }) => about_id)),
    );
    await later(lifetime);
    await tidy();
    expect(await names()).toEqual(staying);
  });

  test("what an earlier release took for spam has the whole time from the first look on", async () => {
    const { store, instantIn, later, send, names, erasedAt, tidy } = await open(engine);
    await send("from before", trap);
    await store.write((trx) =>
      trx.updateTable("contact_message").set({ spam_since: null }).execute(),
    );
    expect(await erasedAt("from before")).toBeNull();
    await later(3 * lifetime);
    await tidy();
    expect(await erasedAt("from before")).toBe(instantIn(lifetime));
    await later(lifetime - 1);
    await tidy();
    expect(await names()).toEqual(["from before"]);
    await later(1);
    await tidy();
    expect(await names()).toEqual([]);
  });

  test("what nobody opened is told of by one mail a week before it goes, and each message once", async () => {
    const { store, later, send, change, tidy } = await open(engine, {
      SITE_ORIGIN: "https://www.company.com",
    });
    const told = async () =>
      (
        await store.read
          .selectFrom("mail")
          .select(["subject", "body_text", "audience", "recipient"])
          .where("kind", "=", "unread-spam")
          .orderBy("created_at")
          .execute()
      ).map(({ body_text, ...mail }) => ({ ...mail, text: body_text }));
    await send("ordinary");
    await send("first", trap);
    await send("seen", trap);
    await change("read", "seen", {});
    await later(10 * day);
    await send("second", trap);
    await later(lifetime - 17 * day - 1);
    await tidy();
    expect(await told()).toEqual([]);

    await later(1);
    await Promise.all([tidy(), tidy()]);
    const [mail] = await told();
    expect(await told()).toHaveLength(1);
    expect(mail).toMatchObject({
      ...{ audience: "company", recipient: "" },
      subject: "Açılmamış 2 istenmeyen mesaj yakında silinecek",
    });
    expect(mail?.text).toContain("https://www.company.com/admin?status=spam");
    expect(mail?.text).not.toContain("first");

    // The second was told of together with the first; the third came later.
    await send("third", trap);
    await later(lifetime - 7 * day - 1);
    await tidy();
    expect(await told()).toHaveLength(1);
    await later(1);
    await tidy();
    await tidy();
    expect((await told()).map(({ subject }) => subject)).toEqual([
      "Açılmamış 2 istenmeyen mesaj yakında silinecek",
      "Açılmamış 1 istenmeyen mesaj yakında silinecek",
    ]);

    // What somebody opened in time is told of to nobody.
    await send("fourth", trap);
    await change("read", "fourth", {});
    await later(2 * lifetime);
    await tidy();
    expect(await told()).toHaveLength(2);
  });

  test("one that is let in while the clock strikes stays", async () => {
    const { store, now, later, send, names } = await open(engine);
    await send("quick", trap);
    await send("slow", trap);
    await later(lifetime);
    const at = now();
    const set = { status: "new", spam_since: null } as const;
    const lettingIn = store.write((trx) =>
      trx.updateTable("contact_message").set(set).where("name", "=", "quick").execute(),
    );
    await Promise.all([lettingIn, eraseOldSpam(store, at)]);
    expect(await names()).toEqual(["quick"]);
  });
});
