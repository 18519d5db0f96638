import { describe, expect, test } from "vitest";
import { checkForPublishing } from "#features/pages/check-for-publishing.server.ts";
import { siteSeeds } from "#features/pages/site/seed-site.server.ts";
import { siteIn } from "#platform/content/site-now.server.ts";
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
const facts = siteSeeds().filter(({ name }) => name.startsWith("site-facts/"));

async function open(engine: EngineName) {
  const office = await openBackOffice(engine, {}, { buildDir: renderingBuild() });
  await publishPosts(office.server, [postFile("first", "A post"), footer, ...facts]);
  const post = async (path: string, body: object) =>
    (await office.change(`entry/${path}`, body)).json();
  async function write(id: string, operations: object[]) {
    await post("change", { id, tab: "tab-of-a-test", revision: 0, operations });
    return post("publish", { id, languages });
  }
  const page = async (path: string) => (await fetch(office.server.url + path)).text();
  return { ...office, write, page };
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
      { do: "set", at: "email", to: "new@company.example", was: "info@softwarefactory.example" },
    ]);
    expect(said.problems.filter(({ level }: { level: string }) => level === "error")).toEqual([]);
    await write("footer-menu", [
      { do: "add", at: "items", after: "first", item: partner },
      ...[label("tr", "Ortağımız"), label("en", "Our partner"), label("de", "Partner")],
    ]);
    for (const prefix of prefixes)
      for (const path of ["/blog/first", "/contact"])
        await expect
          .poll(() => page(prefix + path), { timeout: 30_000 })
          .toMatch(/partner\.example.*linkedin\.example\/us/s);
    // Mails take it too.
    expect(siteIn("de").contact.email).toBe("new@company.example");
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
