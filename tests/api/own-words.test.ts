import { describe, expect, test } from "vitest";
import { siteSeeds } from "#features/pages/site/seed-site.server.ts";
import { type EngineName, engines } from "../support/api-server.ts";
import { openBackOffice, sendTo } from "../support/back-office.ts";
import { pageFile, postFile, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

const languages = ["tr", "en", "de"];
const seeds = siteSeeds().filter(({ name }) => name.startsWith("words/"));

async function open(engine: EngineName) {
  const office = await openBackOffice(engine, {}, { buildDir: renderingBuild() });
  await publishPosts(office.server, [postFile("first", "A post"), ...seeds]);
  const post = async (path: string, body: object) =>
    (await office.change(`entry/${path}`, body)).json();
  /** Says a word otherwise and publishes it. */
  async function say(entry: string, item: string, texts: Record<string, string>) {
    const operations = [
      { do: "add", at: "items", after: null, item: { id: item } },
      ...Object.entries(texts).map(([language, to]) => ({
        ...{ do: "set", at: `items.${item}.text`, language, to },
      })),
    ];
    await post("change", { id: entry, tab: "tab-of-a-test", revision: 0, operations });
    return post("publish", { id: entry, languages });
  }
  const page = async (path: string) => (await fetch(office.server.url + path)).text();
  return { ...office, say, page };
}

describe.each(engines)("words that the company says itself ($engine)", ({ engine }) => {
  test("a word of the interface goes live with the release, in the languages that say it; a translation turns stale", async () => {
    const { say, page, read } = await open(engine);
    const { job } = await say("interface-words", "cart-total", { tr: "Tutar", en: "Amount" });
    expect(job).not.toBeNull();
    for (const [prefix, word] of [
      ["", "Tutar"],
      ["/en", "Amount"],
    ])
      for (const path of ["/blog/first", "/contact"])
        await expect.poll(() => page(prefix + path)).toContain(`{"cart.total":"${word}"}`);
    expect(await page("/de/blog/first")).not.toContain("cart.total");
    await say("interface-words", "cart-total", { tr: "Sepet tutarı" });
    await expect.poll(() => page("/blog/first")).toContain("Sepet tutarı");
    const { items } = (await read("translations?language=en&state=stale")) as never as {
      items: { entry: string; source: string; value: string }[];
    };
    expect(items).toMatchObject([
      { entry: "interface-words", source: "Sepet tutarı", value: "Amount" },
    ]);
  });

  test("a word is previewed on a page that says it; without one, on the page that was chosen", async () => {
    const { server, read } = await open(engine);
    const said = postFile("first", "Yazıyı paylaşın");
    await publishPosts(server, [said, pageFile("history", "/about/our-history")]);
    const shownOn = async (says: string) => {
      const query = `entry/preview?id=interface-words&language=tr&on=history&says=${says}`;
      return (await read(query)) as never as { page: { entry: string } };
    };
    await expect.poll(async () => (await shownOn("blog-share")).page.entry).toBe("first");
    for (const elsewhere of ["checkout-heading", "nothing-of-this-name"])
      expect((await shownOn(elsewhere)).page.entry).toBe("history");
  });

  test("mails and reply templates say it, too; the preview is the real mail with the draft's words", async () => {
    const { say, server, read, ask, change } = await open(engine);
    const item = { id: "contactvisitor-title" };
    const set = { do: "set", at: `items.${item.id}.text`, language: "de", to: "Angekommen" };
    const operations = [{ do: "add", at: "items", after: null, item }, set];
    const steps = { id: "mail-words", tab: "tab-of-a-test", revision: 0, operations };
    await change("entry/change", steps);
    const asked = `entry/mails?id=mail-words&language=de&word=${item.id}`;
    const { mails } = (await read(asked)) as never as { mails: { says: boolean }[] };
    const place = mails.findIndex(({ says }) => says);
    const shown = await (await ask(`entry/mail?id=mail-words&language=de&place=${place}`)).text();
    expect(shown).toContain("Angekommen");
    const sent = async () => {
      await sendTo(server, { Language: "de" });
      const mail = await server.store.read
        .selectFrom("mail")
        .select("body_text")
        .where("kind", "=", "contact-visitor")
        .orderBy("created_at", "desc")
        .executeTakeFirstOrThrow();
      return mail.body_text;
    };
    expect(await sent()).not.toContain("Angekommen");
    await say("mail-words", item.id, {});
    await expect.poll(sent, { interval: 500 }).toContain("Angekommen");

    await say("reply-templates", "received-subject", { tr: "Yanıtımız: {reference}" });
    await expect
      .poll(async () => JSON.stringify(await read("reply-templates?language=tr")))
      .toContain("Yanıtımız: {reference}");
  });

  test("a text without its placeholders is refused by name; a word that is said nowhere any more is named and kept", async () => {
    const { say, read, change } = await open(engine);
    const refused = await say("mail-words", "contactvisitor-subject", { tr: "Geldi {refrence}" });
    expect(refused).toMatchObject({
      job: null,
      problems: [
        { field: "items.contactvisitor-subject.text", code: "wordLacks", value: "{reference}" },
      ],
    });
    const { words } = (await read("entry/words?id=mail-words")) as never as {
      words: { id: string; texts: Record<string, string> }[];
    };
    const usual = words.find((word) => word.id === "contactvisitor-subject")?.texts.tr ?? "";
    expect(await say("mail-words", "contactvisitor-subject", { tr: usual })).toMatchObject({
      problems: [{ level: "warning", code: "wordSame" }],
    });
    await say("mail-words", "contactvisitor-subject", { tr: "Geldi: {reference}" });
    const { items } = (await read("translations?language=en&state=missing&q=Geldi")) as never as {
      items: { entry: string; field: string; sourceHash: string; targetHash: string }[];
    };
    const [{ entry, field, sourceHash: of, targetHash: was } = {}] = items;
    const text = { entry, field, language: "en", value: "It came", of, was };
    expect(await (await change("translations", { texts: [text] })).json()).toMatchObject({
      texts: [{ decision: "refused", message: "lacks {reference}" }],
    });
    const said = await say("interface-words", "word-of-before", { tr: "Eskiden" });
    expect(said).toMatchObject({
      problems: [{ level: "warning", code: "wordGone", value: "word-of-before" }],
    });
    expect(said.job).not.toBeNull();
    expect(JSON.stringify(await read("entry?id=interface-words"))).toContain("Eskiden");
  });
});
