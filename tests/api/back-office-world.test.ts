import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newsAddress } from "#features/news/news-address.ts";
import { engines } from "../support/api-server.ts";
import { openBackOffice, sendTo } from "../support/back-office.ts";
import { type FeedServer, rss, serve, startFeedServer } from "../support/feed-server.ts";
import { startSmtpPeer } from "../support/smtp-peer.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

/** On a busy machine too. */

let feeds: FeedServer;
beforeAll(async () => {
  feeds = await startFeedServer();
  const items = [1, 2, 3].map((number) => ({
    title: `News ${number}`,
    link: `https://news.example/${number}`,
    date: new Date(Date.now() - number * 3_600_000).toUTCString(),
  }));
  feeds.routes.set("/en", serve(rss(items, { title: "Desk" })));
});
afterAll(() => feeds.close());

describe.each(engines)("the back office and the world on $engine", ({ engine }) => {
  test("a reply arrives at the mail server and belongs to the receipt", async () => {
    const peer = await startSmtpPeer();
    try {
      const desk = await openBackOffice(engine, {
        SMTP_URL: peer.url,
        MAIL_FROM: "web@company.example",
        MAIL_TO: "sales@company.example",
      });
      const reference = await sendTo(desk.server);
      await expect.poll(() => peer.mails.length).toBe(2);
      const [{ id } = { id: "" }] = (await desk.read("inbox")).items as { id: string }[];
      const reply = { id, subject: "Teklifimiz", text: "Merhaba,\nteklifimiz ektedir." };
      expect((await desk.reply(reply)).status).toBe(200);
      await expect.poll(() => peer.mails.length).toBe(3);

      const receipt = peer.mails.find(
        ({ to, parsed }) => to[0] === goodMessage.Email && !parsed.inReplyTo,
      );
      const answer = peer.mails[2];
      expect(answer?.to).toEqual([goodMessage.Email]);
      expect(answer?.parsed.subject).toBe(`Teklifimiz (${reference})`);
      expect(answer?.parsed.inReplyTo).toBe(receipt?.parsed.messageId);
      expect(answer?.parsed.text).toContain("Merhaba,\nteklifimiz ektedir.");
      await expect
        .poll(async () => (await desk.read(`message?id=${id}`)).replies)
        .toMatchObject([{ text: reply.text, state: "sent" }]);
      const opened = await desk.read(`message?id=${id}`);
      const mails = opened.mails as unknown as { kind: string; attempts: object[] }[];
      expect(mails.find(({ kind }) => kind === "contact-reply")?.attempts).toMatchObject([
        { outcome: "accepted" },
      ]);
      expect(await desk.read("overview")).toMatchObject({ mails: { waiting: 0, sentLast24h: 3 } });
    } finally {
      await peer.stop();
    }
  });

  test("news are hidden and pinned, also after the next look at the feed", async () => {
    const desk = await openBackOffice(engine, {
      NEWS_ALLOW_PRIVATE: "1",
      NEWS_FEED_EN: `${feeds.origin}/en`,
      NEWS_FEED_DE: `${feeds.origin}/gone`,
    });
    const shown = async () => {
      const answer = await new Visitor(desk.server.url).fetch(`${newsAddress}?language=en`);
      const { items } = (await answer.json()) as { items: { title: string }[] };
      return items.map(({ title }) => title);
    };
    await expect.poll(shown).toEqual(["News 1", "News 2", "News 3"]);
    const { items, feeds: health } = await desk.read("news");
    expect(health).toMatchObject([
      { language: "tr", state: "off", items: 0, problem: null },
      { language: "en", state: "ok", items: 3, problem: null },
      { language: "de", state: "broken", items: 0, problem: "missing" },
    ]);
    const idOf = (title: string) => items.find((item) => item.title === title)?.id;

    await desk.change("news/hide", { id: idOf("News 1"), hidden: true });
    await desk.change("news/pin", { id: idOf("News 3"), pinned: true });
    expect(await shown()).toEqual(["News 3", "News 2"]);
    expect((await desk.change("news/refresh", { language: "en" })).status).toBe(200);
    expect(await shown()).toEqual(["News 3", "News 2"]);
    const stored = await desk.server.store.read
      .selectFrom("news_item")
      .select(["title", "hidden", "pinned"])
      .orderBy("title")
      .execute();
    expect(stored).toEqual([
      { title: "News 1", hidden: 1, pinned: 0 },
      { title: "News 2", hidden: 0, pinned: 0 },
      { title: "News 3", hidden: 0, pinned: 1 },
    ]);
    await desk.change("news/hide", { id: idOf("News 1"), hidden: false });
    expect(await shown()).toEqual(["News 3", "News 1", "News 2"]);
    const { items: log } = await desk.read("audit");
    expect(log.map(({ action }) => action)).toEqual(["news.hide", "news.pin", "news.hide"]);
  });
});
