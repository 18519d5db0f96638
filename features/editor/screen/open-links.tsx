import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useOfficeClock } from "#features/content-board/admin/use-office-clock.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls, OpenLink } from "../calls.ts";
import { SmallButton } from "../editor-button.tsx";

/** What shows the draft to others; `sharedUntil` null: nothing does. */
export interface Shared {
  sharedUntil: string | null;
  links: readonly OpenLink[];
}

interface Props {
  entry: string;
  shared: Shared;
  timeZone: string;
  onChange(shared: Shared): void;
}

const call = clientOf<typeof editorCalls>();

/** That others can see the draft: by which links, and the way to close one or all of them. */
export function OpenLinks({ entry, shared, timeZone, onChange }: Props) {
  const t = useTranslations("admin.editor.preview.share");
  const languageName = useLanguageName();
  const atOffice = useOfficeClock(timeZone);
  const [state, setState] = useState<"ending" | "ended" | "oneEnded" | "endFailed">();
  const all = useRef<HTMLButtonElement>(null);
  const { sharedUntil, links } = shared;
  const isBusy = state === "ending";

  async function end(): Promise<void> {
    setState("ending");
    const { outcome } = await call("POST /api/admin/entry/preview-end", { body: { id: entry } });
    setState(outcome === "done" ? "ended" : "endFailed");
    if (outcome === "done") onChange({ sharedUntil: null, links: [] });
  }

  async function close({ language, until }: OpenLink): Promise<void> {
    setState("ending");
    const body = { id: entry, language, until };
    const result = await call("POST /api/admin/entry/preview-close", { body });
    setState(result.outcome === "done" ? "oneEnded" : "endFailed");
    if (result.outcome !== "done") return;
    onChange(result.answer);
    // The button that was pressed is gone.
    all.current?.focus();
  }

  return (
    <>
      {links.length > 0 && (
        <ul className="editor-share-links" aria-label={t("links")}>
          {links.map((link) => {
            const { language, until, by } = link;
            const about = { language: languageName(language), until: atOffice(until), name: by };
            return (
              <li key={`${language} ${until}`}>
                <span>{t("link", about)}</span>
                <SmallButton
                  aria-disabled={isBusy}
                  aria-label={t("closeOf", about)}
                  onClick={() => !isBusy && void close(link)}
                >
                  {t("close")}
                </SmallButton>
              </li>
            );
          })}
        </ul>
      )}
      {sharedUntil !== null && (
        <p className="editor-share-until">
          {links.length === 0 && `${t("open", { until: atOffice(sharedUntil) })} `}
          <SmallButton ref={all} aria-disabled={isBusy} onClick={() => !isBusy && void end()}>
            {t(isBusy ? "ending" : "end")}
          </SmallButton>
        </p>
      )}
      <p role="status" className="editor-share-until">
        {(state === "oneEnded" ||
          state === "endFailed" ||
          (state === "ended" && sharedUntil === null)) &&
          t(state)}
      </p>
    </>
  );
}
