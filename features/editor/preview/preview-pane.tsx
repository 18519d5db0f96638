import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslations } from "use-intl";
import type { ShownSection } from "#features/pages/page-document.ts";
import { LoadAgain } from "#platform/admin/load-again.tsx";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useEditor, useEditorState } from "../screen/use-editor.ts";
import type { SiteAround } from "./around.ts";
import { createDraftPage } from "./draft-page.ts";
import { fieldAt } from "./find-place.ts";
import { type FromPreview, hear, type Place, tell } from "./preview-messages.ts";
import { useLostFrame } from "./use-lost-frame.ts";
import { useScale } from "./use-scale.ts";

export type ShowPlace = (place: Place) => void;

interface Props {
  around: SiteAround | undefined;
  /** It did not come. */
  isLost: boolean;
  askAround(): void;
  /** Gets what shows a place of the page. */
  show: RefObject<ShowPlace | undefined>;
  /** A text of the page was chosen. */
  onField(at: string): void;
  /** Where there is no page of its own: another one is to be shown around it. */
  showOn: ((entry: string) => void) | undefined;
  /** What else can be done with what is shown. */
  children: ReactNode;
}

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Width = keyof typeof widths;

/** The real page in a frame, as it would be with what is being written; a click on a text goes to its field. */
export function PreviewPane(props: Props) {
  const { around, isLost, askAround, show, onField, showOn, children } = props;
  const t = useTranslations("admin.editor.preview");
  const editor = useEditor();
  const language = useEditorState((state) => state.language);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>(() => (innerWidth < 600 ? "phone" : "desktop"));
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const { box, scale, height } = useScale(widths[width]);
  const draw = useMemo(
    () => (around?.page ? createDraftPage({ ...around, page: around.page }) : undefined),
    [around],
  );

  /** The document in the frame listens; another one comes with another language, and another try. */
  const listens = useRef(false);
  const { isDeaf, hears, watchFrame, tries, tryAgain } = useLostFrame(frame);
  const goToField = useEffectEvent(onField);
  const hearsNow = useEffectEvent(hears);
  const tellTheme = useEffectEvent((view: Window) => tell(view, { kind: "theme", theme }));

  useEffect(() => {
    let sent = new Map<string, ShownSection>();
    let asked = 0;
    const target = () => frame.current?.contentWindow;

    function send(): void {
      asked = 0;
      const view = target();
      if (!listens.current || !view || !draw || !around) return;
      const { sections, ...page } = draw(editor.getState().document);
      tell(view, {
        ...{ kind: "page", page, shell: around.shell },
        sections: sections.map((one) => (sent.get(one.id) === one ? one.id : one)),
      });
      sent = new Map(sections.map((one) => [one.id, one]));
    }

    const stopHearing = hear<FromPreview>(target, (message) => {
      if (message.kind === "ready") {
        listens.current = true;
        hearsNow();
        sent = new Map();
        const view = target();
        if (view) tellTheme(view);
        send();
      }
      if (message.kind === "clicked") {
        const { document, language } = editor.getState();
        const at = fieldAt(document, language, message);
        if (at) goToField(at);
        else if (message.section) goToField(`sections.${message.section}`);
      }
    });
    const stopWatching = editor.subscribe((state, before) => {
      if (state.document !== before.document) asked ||= requestAnimationFrame(send);
    });
    show.current = (place) => {
      const view = target();
      if (view && listens.current) tell(view, { kind: "reveal", ...place });
    };
    send();
    return () => {
      stopHearing();
      stopWatching();
      cancelAnimationFrame(asked);
    };
  }, [draw, around, editor, show]);

  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (view && listens.current) tell(view, { kind: "theme", theme });
  }, [theme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another document, and so is another try
  useEffect(() => {
    listens.current = false;
  }, [language, tries]);
  const isMissing = isLost || isDeaf;
  const isPageless = around && !around.page;

  return (
    <section className="editor-preview" aria-label={t("label")}>
      <div className="admin-row">
        <fieldset className="editor-choice">
          <legend className="sr-only">{t("width")}</legend>
          {(Object.keys(widths) as Width[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {t(`widths.${name}`)}
            </button>
          ))}
        </fieldset>
        <fieldset className="editor-choice">
          <legend className="sr-only">{t("theme")}</legend>
          {(["light", "dark"] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === theme}
              onClick={() => setTheme(name)}
            >
              {t(`themes.${name}`)}
            </button>
          ))}
        </fieldset>
        {showOn && around && (
          <select
            className="admin-control editor-shown-on"
            aria-label={t("page")}
            value={around.page?.entry}
            onChange={({ target }) => showOn(target.value)}
          >
            {around.cards
              .toSorted((one, other) => one.title.localeCompare(other.title, language))
              .map(({ entry, title }) => (
                <option key={entry} value={entry}>
                  {title}
                </option>
              ))}
          </select>
        )}
        {children}
      </div>
      {isMissing && (
        <LoadAgain
          onRetry={() => {
            if (isDeaf) tryAgain();
            askAround();
          }}
        />
      )}
      {!isMissing && isPageless && <p className="admin-empty">{t("none")}</p>}
      <div ref={box} className="editor-frame-box" hidden={isMissing || isPageless}>
        <iframe
          ref={frame}
          key={`${language} ${tries}`}
          onLoad={watchFrame}
          src={localizedPath("/admin/preview", language)}
          title={t("frame")}
          width={widths[width]}
          height={height}
          style={{ scale }}
        />
      </div>
    </section>
  );
}
