import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type PageKey, pages } from "../../../app/pages.ts";
import { site } from "../../../features/content/site.ts";
import { languageCodes } from "../../../features/i18n/languages.ts";
import { socialHeadline, socialPicturePath } from "../../../features/seo/social-picture.ts";
import { brandColors } from "../brand-colors.ts";
import { socialPictureSvg } from "./social-picture-svg.ts";
import { createTypesetter } from "./typesetter.ts";

/** The drawing of a page (features/…/pictures/drawings.tsx); of a page not named here: modules. */
const drawingOf: Partial<Record<PageKey, string>> = {
  home: "hero",
  contact: "office-eskisehir",
  shopGrid: "release",
  privacy: "shield",
  cookies: "shield",
  accessibility: "support",
};

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
  const tools = { typesetter: createTypesetter(), colors: brandColors() };
  const known = readRegister(path.join(from, register));
  const made: Record<string, string> = {};
  mkdirSync(path.join(to, "client/social"), { recursive: true });
  await Promise.all(
    pages
      .filter(({ indexed }) => indexed)
      .flatMap(({ key }) => languageCodes.map((code) => ({ key, code })))
      .map(async ({ key, code }) => {
        const file = path.join("client", socialPicturePath(key, code));
        const drawing = readDrawing(to, drawingOf[key] ?? "modules");
        const contents = {
          siteName: site.name[code],
          headline: socialHeadline(key, code),
          drawing,
        };
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

/** The file of the drawing: its name carries a hash, `drawing-hero-3b3SHX-c.svg`. */
function readDrawing(build: string, name: string): string {
  const assets = path.join(build, "client/assets");
  const file = readdirSync(assets).find(
    (entry) => entry.startsWith(`drawing-${name}-`) && entry.length === name.length + 21,
  );
  if (!file) throw new Error(`The drawing "${name}" was not made (scripts/vite/drawings.ts)`);
  return readFileSync(path.join(assets, file), "utf8");
}

const paint = (svg: string) =>
  sharp(Buffer.from(svg))
    .png({ palette: true, colours: 128, compressionLevel: 9, effort: 7 })
    .toBuffer();

function readRegister(file: string): Record<string, string> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
