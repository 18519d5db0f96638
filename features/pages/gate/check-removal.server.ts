import { isFormerScreen } from "../former-screens.ts";
import { type LivePage, pageKey } from "../live-pages.server.ts";
import type { LiveChange } from "../page-document.ts";
import type { PublishingProblem } from "./problem.ts";

/** The site itself leads to what was a screen. */
export function neverGone(
  { entry, language }: LiveChange,
  live: readonly LivePage[],
): PublishingProblem[] {
  const page = live.find((one) => one.entry === entry && one.language === language);
  if (page?.kind === "menu" || page?.kind === "site-facts") {
    const message = "stands around every page: it can be changed, and not taken away";
    return [{ level: "error", entry, language, field: "", code: "staysAround", message }];
  }
  if (!page || !isFormerScreen(page.path)) return [];
  const message = `the site leads to ${page.path}: it can be changed, and not taken away`;
  return [{ level: "error", entry, language, field: "", code: "stays", value: page.path, message }];
}

/** Pages that stay and lead to one that goes: their links become plain words. */
export function leftBehind(
  { entry, language }: LiveChange,
  live: readonly LivePage[],
): PublishingProblem[] {
  return live
    .filter((page) => page.language === language && page.reads.includes(`entry:${entry}`))
    .map((page) => ({
      ...{ level: "warning", entry, language, field: "", code: "leftBehind", value: page.entry },
      message: `${pageKey(page)} leads here; its link becomes plain words`,
    }));
}
