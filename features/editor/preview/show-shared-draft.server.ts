import { seenIn } from "#features/pages/seen-in.ts";
import type { Ports } from "#platform/feature.server.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Db } from "#platform/store/store.server.ts";
import { readDraft } from "../draft/draft-store.server.ts";
import { liveOf } from "../show-entry.server.ts";
import { draftBar, type WhyNot } from "./draft-bar.server.ts";
import { plainPage } from "./plain-page.server.ts";
import { previewPage } from "./preview-page.server.ts";
import { readPreviewToken, type SharedDraft } from "./preview-token.server.ts";
import { isEnded } from "./shared-drafts.server.ts";

interface Parts {
  read: Db;
  sign: Sign;
  publishing: Ports["publishing"] | undefined;
  /** ms */
  now: number;
}

/** The page, or why there is none; the language, where the link says one. */
export interface ShownDraft {
  html?: string;
  whyNot?: WhyNot;
  language?: SharedDraft["language"];
}

/** The newest draft that a link leads to, as it would be published. Whose the link is matters to nobody. */
export async function showSharedDraft(
  { read, sign, publishing, now }: Parts,
  { token = "", theme }: { token?: string | undefined; theme: "light" | "dark" },
): Promise<ShownDraft> {
  const shared = readPreviewToken(token, sign);
  if (!shared) return { whyNot: "forged" };
  const { entry, language, ends } = shared;
  if (now >= ends) return { whyNot: "over", language };
  if (await isEnded(read, shared)) return { whyNot: "ended", language };
  const draft = await readDraft(read, entry);
  if (!draft) return { whyNot: "gone", language };
  const fixedPaths = publishing?.paths ?? [];
  const says = { texts: [], htmlOf: async () => undefined };
  const { page, shell } = await previewPage(read, draft.document, {
    ...{ language, says, now, fixedPaths },
  });
  // Without a title there is none in this language, whatever else is written.
  if (!page?.title) return { whyNot: "nothing", language };
  const address = localizedPath(page.path, language);
  const html = await publishing?.draw({ address, document: page, shell }).catch(() => undefined);
  if (html === undefined) return { whyNot: "notYet", language };
  const live = (await liveOf(read, entry)).find((page) => page.language === language);
  const isLive = live?.seen === seenIn(draft.document, language);
  const bar = draftBar({ language, token, theme, ends, isLive });
  return { html: plainPage(html, { address, theme, bar }), language };
}
