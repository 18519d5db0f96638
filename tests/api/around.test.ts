import { describe, expect, test } from "vitest";
import { readTextTemplates } from "#features/buyer-rights/texts/read-text.server.ts";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import { siteSeeds } from "#features/pages/site/seed-site.server.ts";
import { readPictureUses } from "#features/pictures/picture-uses.server.ts";
import { officeInstant } from "#features/publishing/office-instant.ts";
import { dataPath } from "#features/publishing/publish-file.server.ts";
import { siteIn } from "#platform/content/site-now.server.ts";
import type { StartOptions } from "#server/start-server.ts";
import { type EngineName, engines } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { postFile, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

const languages = ["tr", "en", "de"];
const prefixes = ["", "/en", "/de"];
const footer = {
  name: "menu/footer-menu.yaml",
  text: `
title: { tr: Alt, en: Footer, de: Unten }
items:
  - { id: links, label: { tr: Bağlantılar, en: Links, de: Links }, level: 1 }
  - { id: first, label: { tr: İlk, en: First, de: Erster }, level: 2, to: page:first }
`,
};
const imprint = {
  name: "legal-text/imprint.yaml",
  text: `
path: /imprint
title: { tr: Künye, en: Legal notice, de: Impressum }
description: { tr: Kim, en: Who, de: Wer }
heading: { tr: Künye, en: Legal notice, de: Impressum }
introduction: { tr: Biz, en: Us, de: Wir }
updated: 2026-11-22
sections:
  - id: contact
    type: text
    heading: { tr: İletişim, en: Contact, de: Kontakt }
    body: { tr: "{email}", en: "{email}", de: "{email}" }
`,
};
const facts = siteSeeds().filter(({ name }) => /^(?:site-facts|office|announcement)\//.test(name));

async function open(engine: EngineName, options: StartOptions = {}) {
  const office = await openBackOffice(engine, {}, { buildDir: renderingBuild(), ...options });
  await publishPosts(office.server, [postFile("first", "A post"), imprint, footer, ...facts]);
  const post = async (path: string, body: object) =>
    (await office.change(`entry/${path}`, body)).json();
  async function write(id: string, operations: object[]) {
    await post("change", { id, tab: "tab-of-a-test", revision: 0, operations });
    return post("publish", { id, languages });
  }
  const page = async (path: string) => (await fetch(office.server.url + path)).text();
  /** What the server does by itself every ten seconds. */
  const looks = () => office.server.site.features.ports.publishing?.lookBeside();
  return { ...office, write, page, looks };
}

describe.each(engines)("what stands around the pages ($engine)", ({ engine }) => {
  test("a link to LinkedIn and a menu entry to an outside page are on every page of every language", async () => {
    const { write, page } = await open(engine);
    expect(await page("/en/blog/first")).toContain('<a href="/blog/first">First</a>');
    const linkedin = { id: "linkedin", network: "linkedin", url: "https://linkedin.example/us" };
    const partner = { id: "partner", level: 2, to: "https://partner.example/" };
    const label = (language: string, to: string) => ({
      ...{ do: "set", at: "items.partner.label", language, to },
    });
    const said = await write("site-facts", [
      { do: "add", at: "social", after: null, item: linkedin },
      { do: "set", at: "email", to: "info@company.com", was: "info@softwarefactory.example" },
    ]);
    expect(said.problems.filter(({ level }: { level: string }) => level === "error")).toEqual([]);
    await write("footer-menu", [
      { do: "add", at: "items", after: "first", item: partner },
      ...[label("tr", "Ortağımız"), label("en", "Our partner"), label("de", "Partner")],
    ]);
    for (const prefix of prefixes)
      for (const path of ["/blog/first", "/contact"])
        await expect
          .poll(() => page(prefix + path))
          .toMatch(/partner\.example.*linkedin\.example\/us/s);
    // Mails take it too.
    expect(siteIn("de").contact.email).toBe("info@company.com");
  });

  test("the imprint, the texts of orders and the shop's opening hold to the facts that are live", async () => {
    const { server, read, write, page } = await open(engine);
    expect(await page(dataPath("/de/imprint"))).toContain("info@softwarefactory.example");
    const { parts: before } = await read("shop-opening");
    await write("site-facts", [
      { do: "set", at: "email", to: "info@company.com", was: "info@softwarefactory.example" },
    ]);
    for (const prefix of prefixes)
      await expect.poll(() => page(dataPath(`${prefix}/imprint`))).toContain("info@company.com");
    const { information } = await readTextTemplates(server.store.read, "de");
    expect(information.template).toContain("info@company.com");
    const lacking = (parts: unknown) =>
      (parts as { part: string; lacks: string[] }[]).find(({ part }) => part === "seller")?.lacks;
    expect(lacking(before)).toContain("contact.email");
    expect(lacking((await read("shop-opening")).parts)).not.toContain("contact.email");
  });

  test("an office that closes before it opens goes nowhere: no answer could be promised any more", async () => {
    const { write, page } = await open(engine);
    const at = (field: string, was: string, to: string) => ({ do: "set", at: field, was, to });
    const published = await write("site-facts", [
      at("opens", "09:00", "18:00"),
      at("closes", "18:00", "09:00"),
    ]);
    expect(published).toMatchObject({
      job: null,
      problems: expect.arrayContaining([
        expect.objectContaining({ field: "closes", code: "closesBefore", value: "18:00" }),
      ]),
    });
    expect(await page("/de/imprint")).not.toContain("18:00–09:00");
    expect(siteIn("de").contact.officeHours).toMatchObject({ opens: "09:00", closes: "18:00" });
  });

  test("an uploaded logo is on every page, changes with its words, and counts as shown to visitors", async () => {
    const { server, write, page, looks } = await open(engine);
    const id = "a".repeat(32);
    await server.store.write((trx) =>
      trx
        .insertInto("content_picture")
        .values({
          ...{ id, name: "logo.png", kind: "png", bytes: 1, width: 400, height: 100 },
          ...{ alt: "{}", decorative: 1, focus_x: 50, focus_y: 50, avif: 2 },
          ...{ uploaded_at: 1, uploaded_by: null },
        })
        .execute(),
    );
    await write("site-facts", [{ do: "set", at: "companyLogo", to: `picture:${id}` }]);
    for (const prefix of prefixes)
      await expect.poll(() => page(`${prefix}/contact`)).toContain(`/uploads/${id}-400.webp`);
    expect((await readPictureUses(server.store.read, "en")).get(id)).toMatchObject([
      { entry: "site-facts", isLive: true },
    ]);
    const focus = { focus_x: 10 };
    await server.store.write((trx) => trx.updateTable("content_picture").set(focus).execute());
    looks();
    await expect.poll(() => page("/contact")).toContain('data-focus-x="1"');
  });

  test("a second office is begun in the back office, and stands beside the first", async () => {
    const { write, page, change } = await open(engine);
    const asked = { kind: "office", from: null, title: "Berlin", address: "" };
    const { id } = await (await change("entry/new", asked)).json();
    const set = (at: string, to: unknown) => ({ do: "set", at, to });
    const country = (language: string, to: string) => ({ ...set("country", to), language });
    const said = await write(id, [
      ...[set("order", 2), set("countryCode", "DE"), set("city", "Berlin")],
      set("address", "Unter den Linden 1"),
      ...[country("tr", "Almanya"), country("en", "Germany"), country("de", "Deutschland")],
    ]);
    expect(said.problems).toEqual([]);
    for (const prefix of prefixes)
      await expect.poll(() => page(`${prefix}/contact`)).toMatch(/Hoşnudiye.*Unter den Linden 1/s);
    const nowhere = { kind: "page", from: null, title: "A page", address: "" };
    expect((await (await change("entry/new", nowhere)).json()).errors.address).toEqual([
      "required",
    ]);
  });

  test("an entry that is begun again after a lost answer is begun once", async () => {
    const { server, change } = await open(engine);
    const asked = { kind: "office", from: null, title: "Berlin", address: "" };
    const page = { kind: "page", from: null, title: "A new page", address: "/a-new-page" };
    for (const body of [asked, page]) {
      const key = crypto.randomUUID();
      const begin = async () => change("entry/new", body, key);
      const tries = [await begin(), await begin()];
      expect(tries.map(({ status }) => status)).toEqual([200, 200]);
      const [first, second] = await Promise.all(tries.map((answer) => answer.json()));
      expect(second).toEqual(first);
      const other = { ...body, title: "Something else" };
      expect((await change("entry/new", other, key)).status).toBe(409);
    }
    const logged = await server.store.read.selectFrom("audit_log").select("action").execute();
    expect(logged.filter(({ action }) => action === "entry.new")).toHaveLength(2);
  });

  test("an announcement is there from its start to its end, by the office's clocks", async () => {
    let now = officeInstant("2026-12-01 08:59", "Europe/Istanbul") ?? 0;
    const { read, write, page, looks } = await open(engine, { now: () => now });
    const label = (language: string, to: string) => ({ do: "set", at: "text", language, to });
    const { job } = await write("announcement", [
      ...[label("tr", "Kapalıyız"), label("en", "We are closed"), label("de", "Geschlossen")],
      { do: "set", at: "on", to: true },
      { do: "set", at: "starts", to: "2026-12-01 09:00" },
      { do: "set", at: "ends", to: "2026-12-01 18:00" },
    ]);
    const shown = () => page("/en/blog/first");
    const at = (time: string) => {
      now = officeInstant(`2026-12-01 ${time}`, "Europe/Istanbul") ?? 0;
    };
    await expect.poll(async () => (await read(`entry/job?job=${job}`)).state).toBe("done");
    expect(await shown()).not.toContain("We are closed");
    at("09:00");
    looks();
    await expect.poll(shown).toContain("We are closed");
    at("18:00");
    // On one engine it is waited for what the server does by itself.
    if (engine === "PostgreSQL") looks();
    await expect.poll(shown).not.toContain("We are closed");
  });

  test("an announcement that ends before it starts goes nowhere, and it is said why", async () => {
    const { write } = await open(engine);
    const published = await write("announcement", [
      { do: "set", at: "on", to: true },
      { do: "set", at: "text", language: "tr", to: "Kapalıyız" },
      { do: "set", at: "starts", to: "2026-12-02 09:00" },
      { do: "set", at: "ends", to: "2026-12-01 18:00" },
    ]);
    expect(published).toMatchObject({
      job: null,
      problems: expect.arrayContaining([
        expect.objectContaining({ field: "ends", code: "endsBefore", language: "tr" }),
      ]),
    });
  });

  test("an announcement that was published and has ended before the clock was looked at stays nowhere", async () => {
    let now = officeInstant("2026-12-01 10:00", "Europe/Istanbul") ?? 0;
    const { server, read, write, page, looks } = await open(engine, { now: () => now });
    const shown = () => page("/en/blog/first");
    // Nothing is announced: that is what it knows.
    looks();
    const isKnown = () =>
      server.store.read
        .selectFrom("publish_job")
        .select("id")
        .where("kind", "=", "prices")
        .where("state", "=", "done")
        .execute();
    await expect.poll(isKnown).not.toEqual([]);
    const { job } = await write("announcement", [
      ...["tr", "en", "de"].map((language) => ({
        ...{ do: "set", at: "text", language, to: "We are closed" },
      })),
      { do: "set", at: "on", to: true },
      { do: "set", at: "ends", to: "2026-12-01 18:00" },
    ]);
    await expect.poll(async () => (await read(`entry/job?job=${job}`)).state).toBe("done");
    expect(await shown()).toContain("We are closed");
    now = officeInstant("2026-12-01 18:00", "Europe/Istanbul") ?? 0;
    looks();
    await expect.poll(shown).not.toContain("We are closed");
  });

  test("what leads to nothing that anybody has written is refused, and so is taking the menu away", async () => {
    const { server, write } = await open(engine);
    const nowhere = { id: "x", level: 2, to: "/nowhere", label: { tr: "Yok" } };
    const { job, problems } = await write("footer-menu", [
      { do: "add", at: "items", after: "first", item: nowhere },
    ]);
    expect(job).toBeNull();
    expect(problems).toContainEqual(
      expect.objectContaining({ level: "error", code: "deadLink", field: "items.x.to" }),
    );
    const gone = { entry: "footer-menu", language: "tr", version: null } as const;
    const [refused] = await checkForPublishing(server.store.read, [gone], []);
    expect(refused).toMatchObject({ level: "error", code: "staysAround" });
  });
});
