import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { pages } from "../../app/pages.ts";
import { readEntryFiles } from "../../features/pages/entry-files.server.ts";
import { companies } from "../../features/sections/pictures/client-companies.ts";
import type { Navigation, NavigationItem } from "../../platform/content/navigation-schema.ts";
import type { Site } from "../../platform/content/site-schema.ts";
import { defaultLanguage } from "../../platform/language/languages.ts";

interface Content {
  site: Site;
  navigation: Navigation;
}

/** The facts as they are on the disk; they fit their schemas (wrong-content.ts). */
export function readContent(): Content {
  const read = (name: string) => JSON.parse(readFileSync(`content/${name}.json`, "utf8"));
  return { site: read("site"), navigation: read("navigation") };
}

/** Addresses of screens, and of the entries that a site begins with. */
const existingPaths = (): string[] => [...pages.map(({ path }) => path), ...partsOfSeeds().keys()];

/** Fixed addresses of the entries that a site begins with → anchors of what stands there; of a second name unknown. */
function partsOfSeeds(): Map<string, string[] | undefined> {
  return new Map(
    readEntryFiles("content/entries").flatMap(({ name, text }) => {
      const { path, product, sections = [] } = parseDocument(text).toJS() ?? {};
      if (typeof product === "number") return [[`/shop/single/${product}`, undefined] as const];
      const parts = sections.map(({ id }: { id: string }) => id);
      return typeof path === "string"
        ? [[path, name.startsWith("second-name/") ? undefined : parts] as const]
        : [];
    }),
  );
}

/** Addresses, words, logos and files that the facts name and that do not exist, one line each. */
export function findMissingTargets({ site, navigation }: Content): string[] {
  const entries = entriesOf(navigation);
  const { nav } = JSON.parse(readFileSync(`content/messages/${defaultLanguage.code}.json`, "utf8"));
  const paths = existingPaths();
  const seeds = partsOfSeeds();
  const lacksPart = (url: string) => {
    const [, part] = url.split("#");
    const parts = seeds.get(pathOf(url));
    return part !== undefined && parts !== undefined && !parts.includes(part);
  };
  const isKnown = (url: string) => paths.includes(pathOf(url));
  const { clientLogos, newsAuthor } = site;
  return [
    ...entries
      .filter(({ url }) => url !== undefined && !isKnown(url))
      .map(({ key, url }) => `content/navigation.json: ${key}: there is no page ${url}`),
    ...entries
      .filter(({ url }) => url !== undefined && lacksPart(url))
      .map(({ key, url }) => `content/navigation.json: ${key}: the page has no part for ${url}`),
    ...entries
      .flatMap(({ key, label, remark, badge, column }) =>
        [label, remark, badge, column].flatMap((word) => (word ? [{ key, word }] : [])),
      )
      .filter(({ word }) => typeof nav[word] !== "string")
      .map(({ key, word }) => `content/navigation.json: ${key}: no message is called nav.${word}`),
    ...Object.entries(clientLogos).flatMap(([row, names]) =>
      names
        .filter((name) => !Object.hasOwn(companies, name))
        .map((name) => `content/site.json: clientLogos.${row}: no logo is called ${name}`),
    ),
    ...(existsSync(path.join("public", newsAuthor.avatar))
      ? []
      : [`content/site.json: newsAuthor.avatar: public${newsAuthor.avatar} is not there`]),
  ];
}

/** Parts of pages and drawings that the facts name and that the build in `client` does not have. */
export function findMissingInBuild(client: string, { site, navigation }: Content): string[] {
  const assets = path.join(client, "assets");
  const drawn = readdirSync(assets)
    .filter((name) => /^drawings-.*\.svg$/.test(name))
    .map((name) => readFileSync(path.join(assets, name), "utf8"))
    .join("");
  const hasPart = (url: string) => {
    const page = path.join(client, pathOf(url), "index.html");
    const part = url.split("#")[1];
    return (
      part === undefined ||
      !existsSync(page) ||
      readFileSync(page, "utf8").includes(` id="${part}"`)
    );
  };
  const pictures = [
    ...site.offices.map(({ key, image }) => ({ image, by: `site.json: office ${key}` })),
  ];
  return [
    ...pictures
      .filter(({ image }) => !drawn.includes(`<g id="${image}"`))
      .map(({ image, by }) => `content/${by}: no drawing is called ${image}`),
    ...entriesOf(navigation)
      .filter(({ url }) => url !== undefined && !hasPart(url))
      .map(({ key, url }) => `content/navigation.json: ${key}: the page has no part for ${url}`),
  ];
}

function entriesOf({ menu, actions, footer, legal }: Navigation): NavigationItem[] {
  return [...menu, ...actions, ...footer, ...legal].flatMap((item) => [
    item,
    ...(item.children ?? []),
  ]);
}

const pathOf = (url: string) => url.replace(/#.*$/, "");
