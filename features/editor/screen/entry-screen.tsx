import "./editor.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { kindOf } from "#features/pages/kinds.ts";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import type { EntryAnswer, editorCalls } from "../calls.ts";
import { createEditor } from "../draft/editor-store.ts";
import { syncDraft } from "../draft/sync-draft.ts";
import { AddressField } from "../form/address-field.tsx";
import { FieldList } from "../form/field-list.tsx";
import { SampleSwitch } from "../form/sample-switch.tsx";
import { SearchResult } from "../form/search-result.tsx";
import { SectionList } from "../form/section-list.tsx";
import { placeOf } from "../preview/find-place.ts";
import { PreviewPane, type ShowPlace } from "../preview/preview-pane.tsx";
import { VersionList } from "../versions/version-list.tsx";
import { MailPane } from "../words/mail-pane.tsx";
import { BinnedEntry } from "./binned-entry.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { EntryTitle } from "./entry-title.tsx";
import { openedIn, readEntryLanguage } from "./opened-in.ts";
import { PreviewLink } from "./preview-link.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { ThrowAway } from "./throw-away.tsx";
import { useAround } from "./use-around.ts";
import { AroundContext } from "./use-cards.ts";
import { useEditor, useEditorState } from "./use-editor.ts";
import { useHistoryKeys } from "./use-history-keys.ts";
import { WritingFrame } from "./writing-frame.tsx";

/** What is written in these is read in mails. */
const mailEntries: readonly string[] = ["mail-words", "reply-templates"];

const ask = loaderOf<typeof editorCalls>();

/** What lies in the bin is told, and can be taken out. */
type Loaded = EntryAnswer | { binned: string };

export async function load(request: Request): Promise<Loaded> {
  const id = queryOf(request, "id").id ?? "";
  try {
    return await ask(request, "GET /api/admin/entry", { query: { id } });
  } catch (error) {
    if ((error as { init?: ResponseInit }).init?.status === 410) return { binned: id };
    throw error;
  }
}

export const belowOf = (data: Loaded) =>
  "document" in data && kindOf(data.document.kind).isPageless ? "/admin/around" : "/admin/content";

/** One entry: its fields, and beside them its page. */
export function Screen({ data }: { data: Loaded }) {
  if ("binned" in data) return <BinnedEntry id={data.binned} />;
  return <EntryEditor key={data.document.id} data={data} />;
}

function EntryEditor({ data }: { data: EntryAnswer }) {
  const { code } = useLanguage();
  const [editor] = useState(() =>
    createEditor(data, openedIn(data.document as EntryDocument, [readEntryLanguage(), code])),
  );
  const [sync] = useState(() => syncDraft(editor));
  return (
    <WritingFrame editor={editor} sync={sync}>
      <EditorFrame sync={sync} {...data} />
    </WritingFrame>
  );
}

type FrameProps = Pick<EntryAnswer, "canPublish" | "timeZone" | "sharedUntil" | "links"> & {
  sync: ReturnType<typeof syncDraft>;
};

function EditorFrame({ sync, canPublish, timeZone, sharedUntil, links }: FrameProps) {
  const t = useTranslations("admin.editor");
  const nav = useTranslations("admin.nav");
  const to = useLocalizedPath();
  const form = useRef<HTMLDivElement>(null);
  const show = useRef<ShowPlace>(undefined);
  const [open, setOpen] = useState<string>();
  const [side, setSide] = useState<"form" | "page">("form");
  const [wanted, setWanted] = useState<string>();
  const editor = useEditor();
  const { id, kind } = editor.getState().document;
  const language = useEditorState((state) => state.language);
  const { around, isLost, askAround, showOn, showWord } = useAround(id, language);
  const { fields, isPageless } = kindOf(kind);
  const hasPage = !isPageless;
  const revision = useEditorState((state) => state.revision);
  const known = useMemo(
    () => ({
      ...{ cards: around?.cards ?? [], photos: around?.photos ?? [], askAround, timeZone },
      siteName: around?.shell.facts.name[language] ?? "",
    }),
    [around, askAround, language, timeZone],
  );
  useHistoryKeys();

  // What stands around a page is put together by the server: shown as soon as that has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each step that the server has
  useEffect(() => {
    if (!hasPage) void askAround();
  }, [hasPage, revision]);

  /** Opens what the field stands in, and goes there. */
  function goTo(at: string): void {
    const [first, section] = at.split(".");
    if (first === "sections" && section) setOpen(section);
    setSide("form");
    setWanted(at);
  }

  // After the section's fields are drawn.
  useEffect(() => {
    if (wanted === undefined) return;
    focusField(form.current, wanted);
    setWanted(undefined);
  }, [wanted]);

  return (
    <AroundContext value={known}>
      <div className="admin-stack">
        <p className="admin-row">
          <Link to={to(hasPage ? "/admin/content" : "/admin/around")} className="admin-link">
            ← {hasPage ? t("back") : nav("around")}
          </Link>
          <Link to={to("/admin/guide")} className="admin-link admin-push">
            {t("guide")}
          </Link>
        </p>
        <EntryTitle />
        <EditorBar sync={sync} side={side} onSide={setSide} />
        <div className="editor-columns" data-side={side}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which of its fields has the focus */}
          <div
            ref={form}
            className="editor-form"
            onFocus={({ target }) => {
              const { at, word } = (target as HTMLElement).dataset;
              if (word !== undefined && !mailEntries.includes(id)) showWord(word);
              const place = at && placeOf(editor.getState().document, language, at);
              if (place) show.current?.(place);
            }}
            onBlur={({ target }) => {
              const { at } = (target as HTMLElement).dataset;
              if (at) editor.touch(at);
            }}
          >
            <PublishPanel {...{ sync, canPublish, timeZone, goTo }} onPublished={askAround} />
            <section className="editor-own" aria-labelledby="editor-own">
              <h2 id="editor-own">{t(hasPage ? "own" : "ownAround")}</h2>
              <FieldList fields={fields} before="" />
              {hasPage && <SearchResult />}
              {hasPage && <AddressField />}
              {hasPage && <SampleSwitch />}
            </section>
            {kind !== "second-name" && hasPage && <SectionList open={open} onOpen={setOpen} />}
            <VersionList sync={sync} />
            <ThrowAway {...{ sync, timeZone }} />
          </div>
          {mailEntries.includes(id) ? (
            <MailPane form={form} />
          ) : (
            <PreviewPane
              {...{ around, isLost, show, askAround }}
              onField={goTo}
              showOn={hasPage ? undefined : showOn}
            >
              {(!around || around.page) && (
                <PreviewLink {...{ sync, timeZone }} shared={{ sharedUntil, links }} />
              )}
            </PreviewPane>
          )}
        </div>
      </div>
    </AroundContext>
  );
}

function focusField(form: HTMLElement | null, at: string): void {
  const field =
    form?.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`) ??
    form?.querySelector<HTMLElement>(
      `[data-section="${CSS.escape(at.split(".")[1] ?? "")}"] button`,
    ) ??
    // A line of a tree, whose fields open with it.
    form?.querySelector<HTMLElement>(
      `[data-item="${CSS.escape(at.split(".").slice(0, 2).join("."))}"]`,
    );
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
