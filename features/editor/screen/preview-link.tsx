import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useOfficeClock } from "#features/content-board/admin/use-office-clock.ts";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls, PreviewLinkAnswer } from "../calls.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { SmallButton } from "../editor-button.tsx";
import { OpenLinks, type Shared } from "./open-links.tsx";
import { useEditor, useEditorState } from "./use-editor.ts";

interface Props {
  sync: ReturnType<typeof syncDraft>;
  timeZone: string;
  /** Links that were made before. */
  shared: Shared;
}

const call = clientOf<typeof editorCalls>();

/** A link by which somebody without an account sees the draft, in the language that is written. */
export function PreviewLink({ sync, timeZone, shared: before }: Props) {
  const t = useTranslations("admin.editor.preview.share");
  const editor = useEditor();
  const language = useEditorState((state) => state.language);
  const [state, setState] = useState<"idle" | "making" | "failed">("idle");
  const [link, setLink] = useState<PreviewLinkAnswer>();
  const [shared, setShared] = useState(before);
  const [hasEnded, setEnded] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const { id } = editor.getState().document;

  // The button that was pressed is gone.
  useEffect(() => {
    if (hasEnded) again.current?.focus();
  }, [hasEnded]);

  // A link is for one language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language, another link
  useEffect(() => {
    setLink(undefined);
    setState("idle");
  }, [language]);

  async function make(): Promise<void> {
    setState("making");
    setEnded(false);
    await sync.flush();
    const body = { id, language };
    const made = await call("POST /api/admin/entry/preview-link", { body });
    if (made.outcome === "done")
      setShared({ sharedUntil: made.answer.until, links: made.answer.links });
    if (editor.getState().language !== language) return;
    setLink(made.outcome === "done" ? made.answer : undefined);
    setState(made.outcome === "done" ? "idle" : "failed");
  }

  return (
    <div className="editor-share">
      {link ? (
        <MadeLink {...{ link, timeZone }} />
      ) : (
        <SmallButton
          ref={again}
          aria-disabled={state === "making"}
          onClick={() => state !== "making" && void make()}
        >
          {t(state === "making" ? "making" : "make")}
        </SmallButton>
      )}
      <p role="status">{state === "failed" && t("failed")}</p>
      <OpenLinks
        entry={id}
        {...{ shared, timeZone }}
        onChange={(now) => {
          setShared(now);
          // The one that stands above may be closed, too.
          if (!now.links.some(({ until }) => until === link?.until)) setLink(undefined);
          if (now.sharedUntil === null) setEnded(true);
        }}
      />
    </div>
  );
}

function MadeLink({ link, timeZone }: { link: PreviewLinkAnswer } & Pick<Props, "timeZone">) {
  const t = useTranslations("admin.editor.preview.share");
  const languageName = useLanguageName();
  const atOffice = useOfficeClock(timeZone);
  const language = useEditorState((state) => state.language);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<"copied" | "copyFailed">();

  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), []);

  return (
    <>
      <label className="editor-share-link">
        <span>{t("heading", { language: languageName(language) })}</span>
        <input
          ref={field}
          className="admin-control"
          readOnly
          value={link.url}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <AdminButton
        onClick={() =>
          navigator.clipboard.writeText(link.url).then(
            () => setCopied("copied"),
            () => {
              setCopied("copyFailed");
              field.current?.select();
            },
          )
        }
      >
        {t(copied === "copied" ? "copied" : "copy")}
      </AdminButton>
      <p className="editor-share-until">{t("until", { until: atOffice(link.until) })}</p>
      <p role="status" className="editor-share-until">
        {copied === "copyFailed" && t("copyFailed")}
      </p>
    </>
  );
}
