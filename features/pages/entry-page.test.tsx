import { readFileSync } from "node:fs";
import { prerender } from "react-dom/static";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type Document, parseAllDocuments } from "yaml";
import { fillList } from "#features/search/in-list/fill-list.server.ts";
import { type SectionType, sectionTypes } from "#features/sections/section-types.ts";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { readValues } from "#platform/fields/read-values.server.ts";
import { showValues } from "#platform/fields/show-values.server.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { type LanguageCode, languageCodes, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { Translations } from "#platform/language/translations.tsx";
import { seedSite } from "#tests/support/seed-site.ts";
import { bringParts } from "./bring-parts.ts";
import { EntryPage } from "./entry-page.tsx";
import type { PageDocument, ShownSection } from "./page-document.ts";
import { partNamesOf } from "./part-names.ts";

const types = Object.keys(sectionTypes) as SectionType[];

const card: EntryCard = {
  entry: "other",
  path: "/blog/other",
  title: "Other title",
  description: "Other description",
  sample: false,
  values: {
    date: { iso: "2026-11-01", words: "1 November 2026" },
    category: "building",
    minutes: 4,
    // Of a case study, a story and an integration.
    ...{ customer: "Raylink", sector: "Rail", field: "web", drawing: "launch", sort: "trade" },
    ...{ figure: "−70%", figureLabel: "calls", person: "Ada Sönmez", role: "Lead" },
    ...{ company: "Raylink", quotation: "It works.", standards: "REST" },
    place: "Eskişehir",
    employment: "full-time",
    role: "Designer",
    portrait: "portrait-1",
    ...{ drawing: "launch", summary: "Other summary", deliverables: [{ id: "a", what: "Other" }] },
    ...{ priceFrom: 18_000, duration: "8 weeks" },
  },
};

/** What a section shows of its samples. */
function samplesOf(type: SectionType, language: LanguageCode, cards = [card]): ShownSection[] {
  const text = readFileSync(`features/sections/${type}/sample.yaml`, "utf8");
  const context = { language, pathOf: () => undefined, cardOf: () => card, cardsOf: () => cards };
  return parseAllDocuments(text).map((written, index) => {
    const { values, problems } = readValues(sectionTypes[type], (written as Document).toJS());
    expect(problems).toEqual([]);
    const id = index === 0 ? type : `${type}-${index + 1}`;
    return { id, type, values: showValues(sectionTypes[type], values, context) };
  });
}

function wordsOf(html: string): string {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place.textContent ?? "";
}

const sampleOf = (...about: Parameters<typeof samplesOf>) => samplesOf(...about)[0] as ShownSection;

const pageOf = (change: Partial<PageDocument>): PageDocument => ({
  ...{ entry: "first", kind: "post", language: "en", version: 1, path: "/blog/first" },
  ...{ publishedAt: 0, changedAt: 0, title: "First title", description: "First description" },
  values: { ...card.values, related: [], lists: {} },
  ...{ sections: [], trail: [], alternates: {}, sample: false },
  ...change,
});

async function draw(page: PageDocument): Promise<string> {
  await bringParts(partNamesOf(page));
  const { language, path } = page;
  const { prelude } = await prerender(
    <MemoryRouter initialEntries={[localizedPath(path, language)]}>
      <Translations language={languageOf(language)} messages={allMessages[language]}>
        <ShellProvider shell={seedSite(language)}>
          <EntryPage page={page} />
        </ShellProvider>
      </Translations>
    </MemoryRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, "");
}

test.each(types)("the samples of %s are drawn in every language", async (type) => {
  for (const language of languageCodes) {
    const sections = samplesOf(type, language);
    const html = await draw(pageOf({ language, sections }));
    for (const { id, values } of sections) {
      expect(html).toContain(`id="${id}"`);
      if (typeof values.heading === "string") expect(wordsOf(html)).toContain(values.heading);
    }
  }
});

test("a post has its head, what is known of it, contents, text, then what goes on", async () => {
  const sections = [
    sampleOf("text", "en"),
    { ...sampleOf("picture-with-text", "en"), id: "second" },
    sampleOf("call-to-action", "en"),
  ];
  const html = await draw(
    pageOf({
      sections,
      values: { ...card.values, related: [card], lists: { building: "/blog/category/building" } },
      trail: [{ title: "Blog", path: "/blog/grid" }],
    }),
  );
  expect(html).toContain("<title>First title · Software Factory</title>");
  expect(html).toContain('<meta name="description" content="First description"/>');
  const order = [
    'href="/en/blog/grid"',
    'href="/en/blog/category/building"',
    "<h1",
    "First title</h1>",
    '<time dateTime="2026-11-01">1 November 2026</time>',
    "4\u00a0min\u00a0read",
    "The Software Factory team",
    'href="#text"',
    'href="#second"',
    '<section id="text"',
    '<a href="/en/contact" data-discover="true">contact</a>',
    'href="https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fexample.com%2Fen%2Fblog%2Ffirst"',
    "</article>",
    '<section id="call-to-action"',
    "Other title",
  ];
  let from = 0;
  for (const part of order) {
    const found = html.indexOf(part, from);
    expect(found, part).toBeGreaterThanOrEqual(from);
    from = found;
  }
  expect(html).not.toContain('href="#call-to-action"');
  expect(html).not.toContain(allMessages.en.blog.sample);
});

test("a post in its second layout has no contents, and is shared at its own address", async () => {
  const html = await draw(
    pageOf({
      ...{ path: "/blog/single/v2", canonical: "/blog/first", layout: "second" },
      sections: samplesOf("text", "en").flatMap((text) => [text, { ...text, id: "other" }]),
    }),
  );
  expect(html).not.toContain('href="#text"');
  expect(html).toContain("url=https%3A%2F%2Fexample.com%2Fen%2Fblog%2Ffirst");
});

test("a page of a list says which one it is, and leads to the others", async () => {
  const list = samplesOf("post-list", "en", Array(14).fill(card))[1] as ShownSection;
  const html = await draw(
    pageOf({
      ...{ kind: "page", path: "/blog/grid/2", part: 2, title: "Blog" },
      values: { heading: "Posts" },
      sections: [
        { ...list, values: { ...list.values, posts: { entries: [], part: 2, parts: 3 } } },
      ],
    }),
  );
  expect(html).toContain("<title>Blog · Page 2 · Software Factory</title>");
  expect(html).toMatch(/href="\/en\/blog\/grid"[^>]*>1</);
  expect(html).toMatch(
    /aria-current="page"[^>]*href="\/en\/blog\/grid\/2"|href="\/en\/blog\/grid\/2"[^>]*aria-current="page"/,
  );
  expect(html).toMatch(/href="\/en\/blog\/grid\/3"[^>]*>3</);
});

test("a help article asks whether it was useful, by a plain form", async () => {
  const html = await draw(
    pageOf({
      ...{ kind: "help-article", path: "/help/first" },
      values: { topic: "billing", related: [card], lists: {} },
      trail: [{ title: "Help center", path: "/help/center" }],
    }),
  );
  expect(html).toContain('href="/en/help/center"');
  expect(html).toMatch(/<form[^>]* action="\/api\/help\/useful" method="post"/);
  expect(html).toContain('<input type="hidden" name="Article" value="first"/>');
  expect(html).toMatch(/<button[^>]*value="no"[^>]*name="Useful"/);
});

test("the list of help articles can be searched by an address", async () => {
  const articles = ["Invoices", "Passwords"].map((title) => ({
    ...card,
    ...{ entry: title, title, values: { topic: "billing" } },
  }));
  const html = await draw(
    pageOf({
      ...{ kind: "page", values: { heading: "Help" } },
      sections: [sampleOf("help-topics", "en", articles)],
    }),
  );
  const found = (await fillList("/help/center", "?q=invoice")?.(html)) ?? "";
  expect(found.match(/<li hidden/g)).toHaveLength(1);
  expect(found).toMatch(/<li hidden[^>]*data-words="passwords/);
  expect(found).toContain(' value="invoice"');
  expect(found).toMatch(/<p data-list-none="" hidden=""/);
  expect(await fillList("/help/center", "?q=nothing")?.(html)).toMatch(
    /<p data-list-none="" class/,
  );
});

test("a sample says so", async () => {
  for (const kind of ["post", "page"] as const)
    expect(await draw(pageOf({ kind, sample: true }))).toContain(allMessages.en.blog.sample);
});

test("a service says what it costs, at both of its addresses, with the way back", async () => {
  const service = {
    ...card.values,
    ...{ claim: "It works", advice: [], priceFor: "A small one" },
    steps: [{ id: "a", heading: "Plan", text: "We plan", note: "1 week" }],
    questions: [{ id: "a", question: "How?", answer: [{ is: "p", inside: ["So."] }] }],
    related: [{ id: "a", service: card }, { id: "b" }],
  };
  const trail = [{ title: "All of them", path: "/services/v1" }];
  for (const change of [{}, { path: "/services/single", layout: "second" } as const]) {
    const html = await draw(pageOf({ kind: "service", values: service, trail, ...change }));
    for (const words of ["First title", "It works", "€18,000", "8 weeks", "A small one"])
      expect(html).toContain(words);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="/en/services/v1"');
    for (const words of ["We plan", "How?", "So.", "Other title"]) expect(html).toContain(words);
  }
});

test("a page has its heading, and an empty list says that it is empty", async () => {
  const html = await draw(
    pageOf({
      kind: "page",
      values: { heading: "All of it", introduction: "What to expect" },
      sections: [sampleOf("posts", "en", [])],
    }),
  );
  expect(html).toMatch(/<h1[^>]*>All of it<\/h1><\/div><p[^>]*>What to expect<\/p>/);
  expect(html).toContain(allMessages.en.blog.none);
});
