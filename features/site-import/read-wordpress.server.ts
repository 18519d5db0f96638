import { createReadStream, statSync } from "node:fs";
import { Parser } from "htmlparser2";
import {
  count,
  type FoundPage,
  type FoundPicture,
  type FoundSite,
  fileNameIn,
  mostLetters,
  NoExport,
} from "./found-page.ts";
import { withoutShortcodes } from "./shortcodes.ts";

/** Bytes of a file, and pages in it. */
const most = { bytes: 100_000_000, pages: 20_000 };

/** Which picture stands beside the title, and what a picture shows. */
const metaKeys = ["_thumbnail_id", "_wp_attachment_image_alt"];

/** Elements of an item that are read, and what they hold. */
type Item = Record<string, string>;

const notTaken: Record<string, string> = {
  nav_menu_item: "menu entry: write the menu anew",
  attachment: "file of the media library by itself",
  wp_navigation: "menu entry: write the menu anew",
};

/**
 * Reads a WordPress export (WXR 1.0 to 1.2, "Tools → Export"), piece by piece: entities other than XML's own five are
 * never expanded.
 * @param pictures its folder wp-content/uploads
 * @throws NoExport for what is none, ends in the middle or is too large
 */
export async function readWordPress(file: string, pictures?: string): Promise<FoundSite> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new NoExport("there is no such file");
  if (stats.size > most.bytes)
    throw new NoExport(
      "is larger than 100 MB: let WordPress export one year, or one kind of content, after the other",
    );
  if (pictures !== undefined && !statSync(pictures, { throwIfNoEntry: false })?.isDirectory())
    throw new NoExport(`is not read: there is no folder ${pictures}`);
  const site: FoundSite = {
    ...{ origin: undefined, language: undefined, pages: [], left: new Map() },
    pictures: pictures === undefined ? undefined : { path: pictures, namesOf: uploadNames },
  };
  const library = new Map<string, FoundPicture>();
  const featured = new Map<FoundPage, string>();
  const authors = new Map<string, string>();
  const open: string[] = [];
  let item: Item | undefined;
  let categories: string[] = [];
  let isCategory = false;
  let text = "";
  let isExport = false;
  let isWhole = false;

  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.toLowerCase() === "!doctype")
          throw new NoExport("declares a document type, which no WordPress export does");
      },
      onopentag(name, { domain }) {
        if (open.length === 0 && name !== "rss") throw noWordPress();
        if (open.length > 50) throw new NoExport("is nested too deeply");
        open.push(name);
        text = "";
        if (name === "item") [item, categories] = [{}, []];
        if (name === "wp:author") item = {};
        isCategory = name === "category" && domain === "category";
      },
      ontext(more) {
        if (text.length <= mostLetters) text += more;
      },
      onclosetag(name, isImplied) {
        if (isImplied) return;
        open.pop();
        if (name === "wp:wxr_version") isExport = true;
        if (name === "rss") isWhole = true;
        if (name === "language" && !item) site.language = text.trim();
        if (name === "wp:base_blog_url") site.origin = text.trim();
        if (name === "wp:author" && item) {
          authors.set(item["wp:author_login"] ?? "", item["wp:author_display_name"] ?? "");
          item = undefined;
        } else if (name === "item" && item) {
          const why = take(item);
          if (why) count(site.left, why);
          item = undefined;
        } else if (name === "wp:postmeta" && item) {
          const key = item["wp:meta_key"] ?? "";
          if (metaKeys.includes(key)) item[key] = item["wp:meta_value"] ?? "";
        } else if (name === "wp:comment") count(site.left, "comment");
        else if (isCategory) categories.push(text.trim());
        else if (item && !open.includes("wp:comment")) item[name] = text;
        isCategory = false;
        text = "";
      },
    },
    { xmlMode: true },
  );

  /** @returns why an item is not taken; undefined where it is, or was never shown to anybody */
  function take(found: Item): string | undefined {
    const type = found["wp:post_type"] ?? "post";
    const [status, html = ""] = [found["wp:status"] ?? "publish", found["content:encoded"]];
    if (type === "attachment")
      library.set(found["wp:post_id"] ?? "", {
        address: found["wp:attachment_url"] ?? "",
        alt: (found._wp_attachment_image_alt ?? "").trim(),
      });
    if (type !== "post" && type !== "page")
      return notTaken[type] ?? `“${type.slice(0, 40)}”, a kind of content of its own`;
    if (["trash", "auto-draft", "inherit"].includes(status)) return undefined;
    if (status === "private" || found["wp:post_password"])
      return `${type} that only some people may read`;
    if (html.length > mostLetters || site.pages.length >= most.pages)
      return `${type} that is too long, or one too many: ${(found.title ?? "").slice(0, 60)}`;
    const { text, names } = withoutShortcodes(html);
    for (const name of names) count(site.left, `short code [${name}]`);
    const page = pageOf(type, found, text);
    site.pages.push(page);
    if (found._thumbnail_id) featured.set(page, found._thumbnail_id);
    return undefined;
  }

  function pageOf(kind: "post" | "page", found: Item, html: string): FoundPage {
    const creator = found["dc:creator"] ?? "";
    const day = /^\d{4}-\d\d-\d\d/.exec(found["wp:post_date"] ?? "")?.[0];
    return {
      ...{ kind, title: found.title ?? "", html, categories, language: undefined },
      ...{ featured: undefined, folder: "" },
      slug: decoded(found["wp:post_name"] ?? ""),
      date: kind === "page" || day === "0000-00-00" ? undefined : day,
      author: authors.get(creator) ?? creator,
      summary: found["excerpt:encoded"] ?? "",
      addresses: [URL.parse(found.link ?? "")?.pathname ?? ""].filter((path) => path.length > 1),
    };
  }

  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of createReadStream(file))
      parser.write(decoder.decode(piece, { stream: true }));
    parser.end(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw new NoExport("is not written in UTF-8");
    throw error;
  }
  if (!isExport) throw noWordPress();
  if (!isWhole) throw new NoExport("ends in the middle: export it again");
  // The library may stand below the pages that show it.
  for (const [page, id] of featured) page.featured = library.get(id);
  return site;
}

const uploads = "/wp-content/uploads/";

/**
 * Where an upload lies. WordPress makes smaller ones of each (`-300x200`), and keeps of a very large one `-scaled`, which
 * is large enough.
 */
function uploadNames(address: string): string[] {
  const file = fileNameIn(address);
  const start = file.indexOf(uploads);
  if (start < 0) return [];
  const name = file.slice(start + uploads.length);
  const whole = name.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w{1,5}$)/, "");
  return [whole.replace(/(?=\.\w{1,5}$)/, "-scaled"), whole, name];
}

const noWordPress = () =>
  new NoExport("is no WordPress export: take the file that “Tools → Export → All content” gives");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
