import { useCallback, useEffect, useState } from "react";
import type { PageDocument } from "#features/pages/page-document.ts";
import type { SiteShell } from "#platform/content/site-shell.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls } from "../calls.ts";
import type { OfferedPhoto, PreviewCard, SiteAround } from "../preview/around.ts";

const call = clientOf<typeof editorCalls>();

/**
 * Asks for what is around the page, in the language that is shown; undefined until it is there, and `isLost` where it
 * did not come. `showOn`: what has no page of its own is shown around another entry; `showWord`: around one that says a
 * word.
 */
export function useAround(id: string, language: LanguageCode) {
  const [on, setOn] = useState<string>();
  const [says, setSays] = useState<string>();
  const [around, setAround] = useState<SiteAround>();
  const [lost, setLost] = useState<LanguageCode>();

  const ask = useCallback(async () => {
    const result = await call("GET /api/admin/entry/preview", {
      query: { id, language, on, says },
    });
    setLost(result.outcome === "done" ? undefined : language);
    if (result.outcome !== "done") return;
    const { page, cards, photos, shell, names } = result.answer;
    setAround({
      ...{ language, names },
      page: page as PageDocument | null,
      cards: cards as unknown as PreviewCard[],
      photos: photos as unknown as OfferedPhoto[],
      shell: shell as unknown as SiteShell,
    });
    // It stays there until another word is gone to.
    if (says === undefined) return;
    setOn(page ? String(page.entry) : undefined);
    setSays(undefined);
  }, [id, language, on, says]);

  useEffect(() => void ask(), [ask]);

  const known = around?.language === language ? around : undefined;
  const isLost = !known && lost === language;
  return { around: known, isLost, askAround: ask, showOn: setOn, showWord: setSays };
}
