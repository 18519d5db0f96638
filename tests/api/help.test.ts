import { describe, expect, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { Visitor } from "../support/visitor.ts";

const article = {
  name: "help-article/invoices.yaml",
  text: `slug: { tr: faturalar, en: invoices, de: rechnungen }
title: { tr: Faturalar, en: Invoices, de: Rechnungen }
description: { tr: Açıklama, en: Description, de: Beschreibung }
topic: billing
order: 1
sections: []
`,
};
const address = "/api/help/useful";
const form = (useful: string, more = {}) =>
  new URLSearchParams({ Article: "invoices", Language: "de", Useful: useful, ...more }).toString();

describe.each(engines)("was this useful ($engine)", ({ engine }) => {
  async function start() {
    const office = await openBackOffice(engine, {}, { buildDir: renderingBuild() });
    const { server } = office;
    expect(await publishPosts(server, [article])).toMatchObject({ pages: 3 });
    const counted = () => server.store.read.selectFrom("help_answer").selectAll().execute();
    return { office, counted, somebody: () => new Visitor(server.url) };
  }

  test("an answer is counted once a day for an address, and leads back to the article, without a cookie", async () => {
    const { office, counted, somebody } = await start();
    const first = somebody();
    const answer = await first.postForm(address, form("yes"));
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/de/help/rechnungen#useful-thanks",
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await first.postForm(address, form("no"))).status).toBe(303);
    expect(await counted()).toEqual([{ entry: "invoices", language: "de", yes: 1, no: 0 }]);
    await Promise.all(
      [1, 2, 3].map(() => somebody().postForm(address, form("no", { Language: "tr" }))),
    );
    expect(await counted()).toContainEqual({ entry: "invoices", language: "tr", yes: 0, no: 3 });
    const { articles } = await (await office.ask("help")).json();
    expect(articles).toEqual([
      {
        article: "invoices",
        language: "tr",
        title: "Faturalar",
        path: "/help/faturalar",
        yes: 0,
        no: 3,
      },
      {
        article: "invoices",
        language: "de",
        title: "Rechnungen",
        path: "/de/help/rechnungen",
        yes: 1,
        no: 0,
      },
      {
        article: "invoices",
        language: "en",
        title: "Invoices",
        path: "/en/help/invoices",
        yes: 0,
        no: 0,
      },
    ]);
  });

  test("what is no answer to an article of ours is refused, and so is a foreign page", async () => {
    const { counted, somebody } = await start();
    const visitor = somebody();
    for (const [body, status] of [
      [form("maybe"), 422],
      [form("yes", { Article: "" }), 422],
      [form("yes", { Article: "a".repeat(15_000) }), 422],
      [form("yes", { Language: "fr" }), 422],
      [form("yes", { Article: "nothing" }), 404],
    ] as const)
      expect((await visitor.postForm(address, body)).status, body.slice(0, 60)).toBe(status);
    expect(
      (await visitor.postForm(address, form("yes"), { "sec-fetch-site": "cross-site" })).status,
    ).toBe(403);
    expect(await counted()).toEqual([]);
  });
});
