import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { pages } from "../../../app/pages.ts";
import { readEntryFile } from "../../../features/pages/read-entry-file.server.ts";
import { readSeeds } from "../../../features/pages/seeds.server.ts";
import { heroFields } from "../../../features/sections/hero/section.ts";
import { socialPicturePath } from "../../../features/seo/social-picture.ts";
import { wholeSite as site } from "../../../platform/content/whole-site.server.ts";
import { valueIn } from "../../../platform/fields/leaves.ts";
import { allMessages } from "../../../platform/language/all-messages.ts";
import { type LanguageCode, languageCodes } from "../../../platform/language/languages.ts";
import { themeColors } from "../../../ui/styles/theme-colors.ts";
import { drawSheets } from "../draw-sheets.ts";
import { socialPictureSvg } from "./social-picture-svg.ts";
import { createTypesetter } from "./typesetter.ts";

/** Which picture was made from which SVG, beside the built site: what has not changed is not made again. */
const register = "social-pictures.json";

/** Draws one picture for each page that may be found, in each language; takes over unchanged ones of the last build. */
export async function makeSocialPictures({
  from,
  to,
}: {
  from: string;
  to: string;
}): Promise<void> {
  const tools = { typesetter: createTypesetter(), colors: themeColors().light };
  const drawings = await drawEach();
  const known = readRegister(path.join(from, register));
  const made: Record<string, string> = {};
  mkdirSync(path.join(to, "client/social"), { recursive: true });
  await Promise.all(
    languageCodes
      .flatMap((code) => picturesIn(code).map((picture) => ({ ...picture, code })))
      .map(async ({ key, code, headline, name }) => {
        const file = path.join("client", socialPicturePath(key, code));
        const drawing = drawings[name];
        if (!drawing) throw new Error(`There is no drawing "${name}".`);
        const contents = { siteName: site.name[code], headline, drawing };
        const svg = socialPictureSvg(contents, tools);
        const stamp = createHash("sha256").update(svg).digest("base64url");
        made[file] = stamp;
        const before = path.join(from, file);
        if (known[file] === stamp && existsSync(before)) copyFileSync(before, path.join(to, file));
        else await writeFile(path.join(to, file), await paint(svg));
      }),
  );
  writeFileSync(path.join(to, register), JSON.stringify(made));
}

/** Of each screen that may be found, and the one of the site: what it opens with. */
function picturesIn(code: LanguageCode) {
  const screens = pages
    .filter(({ indexed }) => indexed)
    .map(({ key }) => ({
      ...{ key, headline: allMessages[code].pages[key].title },
      name: "modules",
    }));
  return [{ key: "home", headline: firstWords(code), name: "hero" }, ...screens];
}

/** The heading that the home page begins with. */
function firstWords(code: LanguageCode): string {
  const [file] = readSeeds("content/entries").filter(({ name }) => name === "page/home.yaml");
  const [first] = (file && readEntryFile(file).entry?.sections) ?? [];
  const heading = first && valueIn(heroFields.heading, first.values.heading, code);
  return typeof heading === "string" ? heading : site.name[code];
}

/** Every drawing by its name, as an SVG of its own. */
async function drawEach(): Promise<Record<string, string>> {
  const sheets = await drawSheets();
  return Object.fromEntries(
    sheets.flatMap(({ drawings }) =>
      drawings.map(({ name, viewBox, group }) => [
        name,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${group}</svg>`,
      ]),
    ),
  );
}

const paint = (svg: string) =>
  sharp(Buffer.from(svg))
    .png({ palette: true, colours: 128, compressionLevel: 9, effort: 7 })
    .toBuffer();

function readRegister(file: string): Record<string, string> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
