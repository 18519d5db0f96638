import type { LanguageCode } from "#platform/language/languages.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import type { Site } from "./site-schema.ts";

/** One entry of a menu in the page's language, as it is drawn. */
export interface MenuItem {
  key: string;
  label: string;
  /** A few words on what stands there; shown where there is room. */
  remark?: string;
  /** An address of the site without its language, or a whole one: `https://…`, `mailto:…`. A group has none. */
  url?: string | undefined;
  children?: MenuItem[];
  /** Words above it, for which its group sets a column apart. */
  column?: string;
  /** A number beside it: open positions. */
  badge?: number;
  /** Who sees it, where not everybody: somebody who is signed in, or whoever is not. */
  audience?: "member" | "stranger";
  /** Of the account, which on wide screens has its own place beside the menu. */
  isAccount?: true;
  target?: "_blank";
  /** A button at the row's end; an action without it is a link. `primary`: the one that sells. */
  look?: "primary" | "secondary";
}

export interface Menus {
  /** Of the header; with what is for members or strangers alone. */
  menu: MenuItem[];
  /** The buttons beside it. */
  actions: MenuItem[];
  /** Columns of links. */
  footer: MenuItem[];
}

/** What people write of the company and every page may show; the rest of content/site.json belongs to the code. */
export type SiteFacts = Pick<
  Site,
  "name" | "foundedYear" | "socialLinks" | "apps" | "statistics"
> & {
  /** Instead of the drawn mark and the name. */
  logo?: { picture: Photo; onDark?: Photo };
  offices: (Omit<Site["offices"][number], "image"> & { image: string | Photo })[];
  clientLogos: Record<keyof Site["clientLogos"], (string | Photo)[]>;
  contact: Pick<Site["contact"], "address" | "phone" | "email"> & {
    officeHours: Pick<Site["contact"]["officeHours"], "opens" | "closes">;
  };
};

/** The facts of content/site.json with what people have written since: their pictures are no names of drawings. */
export type ShownSite = Omit<Site, "offices" | "clientLogos"> &
  Pick<SiteFacts, "offices" | "clientLogos" | "logo">;

export interface Announcement {
  /** Another one is another announcement: whoever has closed one sees the next. */
  id: string;
  text: string;
  link?: { label: string; url: string };
}

/** What stands around and behind every page of a language in a release. */
export interface SiteShell {
  facts: SiteFacts;
  menus: Menus;
  announcement?: Announcement;
  /** Words of the interface that the company says otherwise: key → message, compiled as those of the build. */
  words?: Readonly<Record<string, unknown>>;
}

export type Shells = Readonly<Record<LanguageCode, SiteShell>>;
