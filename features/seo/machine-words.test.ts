import { expect, test } from "vitest";
import { wholeSite as site } from "#platform/content/whole-site.server.ts";
import { dateOfPost } from "./date-of-post.ts";
import { jsonLdHtml, metaTagsHtml } from "./head-html.ts";
import { openGraph } from "./open-graph.ts";
import { breadcrumbs, localBusinesses, organization, website } from "./structured-data.ts";
import { article } from "./things-of-pages.ts";

const origin = "https://www.example.com";
const page = {
  code: "de",
  title: 'Über "uns" & <mehr>',
  description: "Wer wir sind.",
  siteName: "Softwarefabrik",
  url: `${origin}/de/about`,
  picture: { url: `${origin}/social/about.de.png`, alt: "Über uns" },
} as const;

test("Open Graph names the page's language and the others", () => {
  const tags = openGraph(page);
  const contentsOf = (name: string) =>
    tags.filter((tag) => tag.name === name).map(({ content }) => content);
  expect(contentsOf("og:locale")).toEqual(["de_DE"]);
  expect(contentsOf("og:locale:alternate")).toEqual(["tr_TR", "en_GB"]);
  expect(contentsOf("og:url")).toEqual([page.url]);
  expect(contentsOf("og:image")).toEqual([page.picture.url]);
});

test("words with signs of HTML stay words", () => {
  expect(metaTagsHtml(openGraph(page))).toContain(
    '<meta property="og:title" content="Über &quot;uns&quot; &amp; &lt;mehr&gt;"/>',
  );
  const html = jsonLdHtml([{ "@type": "Thing", name: "</script><!--<script>" }]);
  expect(html.match(/<(?!script type|\/script>$)/g)).toBeNull();
  expect(JSON.parse(html.replace(/<[^>]*>/g, ""))["@graph"][0].name).toBe("</script><!--<script>");
});

test("structured data holds the company's facts and leaves out what is empty", () => {
  const facts = { ...site, contact: { ...site.contact, phone: "" } };
  const company = organization({ site: facts, origin, code: "de" });
  expect(company).toMatchObject({ name: "Softwarefabrik", legalName: site.legalName });
  expect(company).not.toHaveProperty("telephone");
  expect(website({ site, origin, code: "en" })).toMatchObject({
    url: `${origin}/en`,
    inLanguage: "en",
    publisher: { "@id": company["@id"] },
  });
  const [office] = localBusinesses({ site: facts, origin, code: "tr" });
  expect(office).toMatchObject({
    "@type": "LocalBusiness",
    address: { addressLocality: "Eskişehir", addressCountry: "TR" },
    openingHoursSpecification: {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
  });
});

test("breadcrumbs count from the home page", () => {
  const trail = [
    { name: "Start", url: `${origin}/de` },
    { name: "Kontakt", url: `${origin}/de/contact` },
  ];
  expect(breadcrumbs(trail).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Start", item: `${origin}/de` },
    { "@type": "ListItem", position: 2, name: "Kontakt", item: `${origin}/de/contact` },
  ]);
});

test("a post is of the day that it names, at the moment it went live where that is the day", () => {
  const wentLive = Date.parse("2026-11-29T09:30:00Z");
  const told = (day: string) => new Date(dateOfPost(wentLive, day)).toISOString();
  // Noon in Eskişehir.
  expect(told("2026-11-18")).toBe("2026-11-18T09:00:00.000Z");
  expect(told("2026-11-29")).toBe("2026-11-29T09:30:00.000Z");
  expect(told("2026-12-05")).toBe("2026-11-29T09:30:00.000Z");
});

test("search engines are told the day that a post names and who wrote it", () => {
  const changedAt = Date.parse("2026-11-29T09:30:00Z");
  const post = { title: "A post", description: "About it", publishedAt: changedAt, changedAt };
  const about = {
    site,
    origin,
    code: "en",
    url: `${origin}/en/blog/a`,
    picture: "",
    page: post,
  } as const;
  expect(article({ ...about, day: "2026-11-18", author: "Ada Lovelace" })).toMatchObject({
    datePublished: "2026-11-18T09:00:00.000Z",
    dateModified: "2026-11-29T09:30:00.000Z",
    author: { "@type": "Person", name: "Ada Lovelace" },
  });
  expect(article({ ...about, day: "2026-11-18", author: undefined })).toMatchObject({
    author: { "@type": "Organization", name: "Software Factory" },
  });
});
