import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { alternateAddresses } from "../../features/seo/head-html.ts";
import { sitemapXml } from "../../features/seo/sitemap.ts";
import { wholeSite as site } from "../../platform/content/whole-site.server.ts";
import { languageCodes } from "../../platform/language/languages.ts";
import { localizedPath } from "../../platform/language/localized-path.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { webManifest } from "./web-manifest.ts";
import { robotsTxt, securityTxt, writeMachineFiles } from "./write-machine-files.ts";

const origin = "https://www.example.com";

test("the sitemap lists each page once a language, with all its languages", () => {
  const addresses = ["/cookies", "/shop/cart"].flatMap((path) => {
    const alternates = alternateAddresses((code) => origin + localizedPath(path, code));
    return languageCodes.map((code) => ({ url: origin + localizedPath(path, code), alternates }));
  });
  const xml = sitemapXml(addresses);
  expect([...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/cookies`,
    `${origin}/en/cookies`,
    `${origin}/de/cookies`,
    `${origin}/shop/cart`,
    `${origin}/en/shop/cart`,
    `${origin}/de/shop/cart`,
  ]);
  expect(
    xml.match(/hreflang="x-default" href="https:\/\/www\.example\.com\/shop\/cart"/g),
  ).toHaveLength(3);
  expect(xml.match(/hreflang="de"/g)).toHaveLength(6);
});

test("a day of change stands where it is known", () => {
  const xml = sitemapXml([{ url: `${origin}/a&b`, changed: "2026-11-20", alternates: [] }]);
  expect(xml).toContain("<lastmod>2026-11-20</lastmod>");
  expect(sitemapXml([]).match(/<url>/g)).toBeNull();
});

test("a build brings no sitemap: an empty one would say that all addresses are gone", () => {
  const client = temporaryFolder();
  writeMachineFiles(client, origin);
  expect(readdirSync(client)).toEqual(expect.arrayContaining(["robots.txt", "site.webmanifest"]));
  expect(readdirSync(client)).not.toContain("sitemap.xml");
});

test("robots.txt leads to the sitemap and hides the API alone", () => {
  expect(robotsTxt(origin)).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

test("security.txt holds for a year", () => {
  const text = securityTxt("security@example.com", origin, new Date("2026-11-20T10:11:12Z"));
  expect(text).toBe(
    [
      "Contact: mailto:security@example.com",
      "Expires: 2027-11-20T00:00:00Z",
      "Preferred-Languages: tr, en, de",
      `Canonical: ${origin}/.well-known/security.txt`,
      "",
    ].join("\n"),
  );
});

test("the web manifest speaks the page's language", () => {
  const manifest = JSON.parse(webManifest(site, "de", { "color-paper": "#ffffff" }));
  expect(manifest).toMatchObject({
    name: site.name.de,
    lang: "de",
    start_url: "/de",
    background_color: "#ffffff",
  });
  expect(manifest.icons).toHaveLength(2);
});
