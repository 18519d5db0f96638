import sharp from "sharp";
import { wholeSite as company } from "#platform/content/whole-site.server.ts";
import { languageOf, languages } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { everyPage } from "#tests/support/every-page.ts";
import type { Site } from "#tests/support/site.ts";
import { expect, test } from "./fixtures.ts";
import { wordsOf } from "./words.ts";

const indexed = everyPage.filter(
  ({ path, kind, indexed }) => path === "/" || (indexed && kind.startsWith("screen ")),
);

/** What a machine that does not run scripts reads in a page. */
async function headOf(site: Site, address: string) {
  const html = await (await fetch(site.here(address))).text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups);
  const meta = new Map(
    all(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g) as [string, string][],
  );
  const [json] = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs)[0] ?? [];
  const things: Record<string, unknown>[] = json ? JSON.parse(json)["@graph"] : [];
  const links = all(/<link ([^>]*)>/g).map(([attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, k, v]) => [k?.toLowerCase(), v]),
    ),
  );
  return { meta, things, links };
}

test.for(indexed)("machines read $path in $code", async ({ code, path, title }, { site }) => {
  const t = wordsOf(code);
  const address = site.publicOrigin + localizedPath(path, code);
  const { meta, things, links } = await headOf(site, address);

  expect(meta.get("og:url")).toBe(address);
  expect(meta.get("og:locale")).toBe(languageOf(code).locale.replace("-", "_"));
  expect(meta.get("og:site_name")).toBe(company.name[code]);
  expect(meta.get("twitter:card")).toBe("summary_large_image");
  expect(meta.get("robots")).toBeUndefined();
  const rel = (name: string) => links.filter((link) => link.rel === name);
  expect(rel("canonical").map(({ href }) => href)).toEqual([address]);
  expect(
    Object.fromEntries(rel("alternate").map(({ hreflang, href }) => [hreflang, href])),
  ).toEqual({
    ...Object.fromEntries(
      languages.map((language) => [
        language.code,
        site.publicOrigin + localizedPath(path, language.code),
      ]),
    ),
    "x-default": site.publicOrigin + localizedPath(path, "tr"),
  });

  const picture = await fetch(site.here(meta.get("og:image") ?? ""));
  expect(picture.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.length).toBeLessThan(80 * 1024);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });

  const types = things.map((thing) => thing["@type"]);
  expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  expect(types.includes("LocalBusiness")).toBe(["/", "/contact"].includes(path));
  if (path !== "/") {
    const list = things.find((thing) => thing["@type"] === "BreadcrumbList");
    expect(list?.itemListElement).toMatchObject([{ name: t("layout.home") }, { name: title }]);
  }
});

/** What a page of each kind says it is (https://schema.org). */
const said = {
  post: "BlogPosting",
  job: "JobPosting",
  product: "Product",
  service: "Service",
  "page /faq": "FAQPage",
};

test("a page of each kind says to machines what it is, and how it looks where a link is shared", async ({
  site,
}) => {
  for (const [kind, type] of Object.entries(said)) {
    const page = everyPage.find((each) => each.kind === kind && each.indexed);
    const address = site.publicOrigin + localizedPath(page?.path ?? "", page?.code ?? "tr");
    const { meta, things } = await headOf(site, address);
    const types = things.map((thing) => thing["@type"]);
    expect([address, types]).toEqual([address, expect.arrayContaining([type, "BreadcrumbList"])]);
    expect(meta.get("og:image")).toMatch(/\/social\/.+\.png/);
  }
});

test("what is not to be found says so, and has a picture all the same", async ({ site }) => {
  const { meta, things } = await headOf(site, `${site.publicOrigin}/de/contact/thanks`);
  expect(meta.get("robots")).toBe("noindex");
  expect(things).toEqual([]);
  expect((await fetch(site.here(meta.get("og:image") ?? ""))).status).toBe(200);
});

test("the sitemap lists exactly what may be found, and robots.txt leads to it", async ({
  site,
}) => {
  await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(200);
  const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? "";
  const response = await fetch(site.here(address));
  expect(response.headers.get("content-type")).toBe("application/xml");
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  const found = everyPage.filter(({ indexed }) => indexed);
  expect(listed.toSorted()).toEqual(
    found.map(({ path, code }) => site.publicOrigin + localizedPath(path, code)).toSorted(),
  );
});

test.for(languages)("the web manifest of $code can be used", async ({ code, prefix }, { site }) => {
  const { links } = await headOf(site, site.publicOrigin + localizedPath("/contact", code));
  const { href } = links.find(({ rel }) => rel === "manifest") ?? {};
  expect(href).toBe(`${prefix}/site.webmanifest`);
  const manifest = await (await fetch(site.origin + href)).json();
  expect(manifest).toMatchObject({ name: company.name[code], lang: code });
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(site.origin + src)).arrayBuffer());
    const { width, height } = await sharp(icon).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("security.txt names whom to tell, and is not out of date", async ({ site }) => {
  const response = await fetch(`${site.origin}/.well-known/security.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${company.company.securityEmail}`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
});
