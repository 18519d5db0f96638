import { readOffers } from "#features/catalogue/read-offers.server.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { namesIn } from "#features/pages/fill-names.server.ts";
import {
  cardOf,
  freezePages,
  type PhotoOf,
  readPhotos,
} from "#features/pages/freeze-pages.server.ts";
import { kindOf } from "#features/pages/kinds.ts";
import {
  applyChanges,
  draftPages,
  draftVersion,
  type LivePage,
  readLive,
} from "#features/pages/live-pages.server.ts";
import { redirectsAfter, toldApart } from "#features/pages/plan-release.server.ts";
import { newestFirst } from "#features/pages/related-entries.server.ts";
import { readShells } from "#features/pages/site/read-shells.server.ts";
import { siteWith } from "#platform/content/whole-site.server.ts";
import { picturesNamedIn } from "#platform/fields/read-rich-text.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db } from "#platform/store/store.server.ts";
import { readForm } from "../draft/keep-version.server.ts";
import { pageThatSays } from "../words/page-that-says.server.ts";
import type { OfferedPhoto, PreviewCard, PreviewPage } from "./around.ts";

/** Cards of a kind that a browser gets; a list shows its first page. */
const mostCards = 100;

interface How {
  language: LanguageCode;
  /** The entry that something without a page is shown around; undefined, or not live: where it is usually seen. */
  on?: string | undefined;
  /** Of something without a page: texts that the page it is shown around should say, if one does. */
  says: { texts: readonly string[]; htmlOf(path: string): Promise<string | undefined> };
  /** ms */
  now: number;
  /** Addresses of pages that are no entries, without a language. */
  fixedPaths: readonly string[];
}

/**
 * What the page of a draft shows of the site around it, as if it were live. What has no page is shown around another.
 */
export async function previewPage(
  db: Db,
  written: EntryDocument,
  { language, on, says, now, fixedPaths }: How,
): Promise<PreviewPage> {
  // What cannot be read is left out; the form says what it is.
  const draft = withAddress(readForm(written).entry, language);
  const pages = draftPages(draft).filter((page) => page.language === language);
  const change = { entry: draft.id, language, version: draftVersion };
  const photoOf = (await readPhotos(db))(language);
  const changes = pages.length > 0 ? [change] : [];
  const was = await readLive(db);
  const site = toldApart(await applyChanges(db, was, changes, now, pages));
  const { live } = site;
  const { isPageless, seenOn = "/" } = kindOf(draft.kind);
  const inLanguage = live.filter((page) => page.language === language);
  const [shown] = inLanguage.filter(({ entry }) => entry === (isPageless ? on : draft.id));
  const usual = inLanguage.find(({ path }) => path === seenOn);
  const around = isPageless ? (shown ?? usual) : undefined;
  const said =
    around &&
    (await pageThatSays(says.texts, [around, ...oneOfEach(inLanguage)], ({ path }) =>
      says.htmlOf(path),
    ));
  const own = isPageless ? (said ?? around) : pages.length > 0 ? shown : undefined;
  // A menu that names the page by an address which it leaves shows it all the same.
  const redirects = await redirectsAfter(db, toldApart(was).live, live);
  const shells = await readShells(db, { ...site, redirects }, { fixedPaths, now, draft });
  const [page = null] = own ? await freezePages(db, live, [own], { draft, shells }) : [];
  return {
    ...{ page, shell: shells[language] },
    cards: cardsOf(live, language, await readOffers(db), photoOf),
    photos: await photosOf(db, written, photoOf),
    names: namesIn(draft, language, siteWith(shells[language].facts)),
  };
}

/** The pages of the menu, and one of each other kind: what is not said there is said nowhere, or where nobody sees it. */
const oneOfEach = (live: readonly LivePage[]) =>
  live.filter(
    (page) => page.kind === "page" || page === live.find(({ kind }) => kind === page.kind),
  );

/** A new entry gets its address with its first version. */
function withAddress(draft: EntryDocument, language: LanguageCode): EntryDocument {
  const isMissing = kindOf(draft.kind).below !== undefined && draft.slugs[language] === undefined;
  return isMissing ? { ...draft, slugs: { ...draft.slugs, [language]: draft.id } } : draft;
}

function cardsOf(
  live: readonly LivePage[],
  language: LanguageCode,
  offers: Awaited<ReturnType<typeof readOffers>>,
  photoOf: PhotoOf,
): PreviewCard[] {
  const own = live.filter((page) => page.language === language);
  return [...Map.groupBy(own, ({ kind }) => kind).values()].flatMap((alike) =>
    alike
      .toSorted(newestFirst)
      .slice(0, mostCards)
      .map((page) => ({ ...cardOf(page, offers, photoOf), kind: page.kind })),
  );
}

/** The newest ones, and those that the draft names. */
async function photosOf(db: Db, draft: EntryDocument, photoOf: PhotoOf): Promise<OfferedPhoto[]> {
  const newest = await db
    .selectFrom("content_picture")
    .select("id")
    .orderBy("uploaded_at", "desc")
    .limit(mostPhotos)
    .execute();
  const named = picturesNamedIn(JSON.stringify(draft));
  const ids = new Set([...newest.map(({ id }) => id), ...named]);
  return [...ids].flatMap((id) => {
    const photo = photoOf(id);
    return photo ? [{ ...photo, of: id }] : [];
  });
}

const mostPhotos = 200;
