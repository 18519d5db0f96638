import "#ui/article/article.css";
import "./legal-text.css";
import { useTranslations } from "use-intl";
import { RichTextView } from "#features/sections/rich-text-view.tsx";
import type { LegalTextValues } from "../legal-fields.ts";
import type { PageDocument, ShownSection } from "../page-document.ts";
import { Contents } from "./contents.tsx";
import { PageTitle } from "./page-title.tsx";
import { Sections } from "./sections.tsx";

/** What a page gets beside its own fields: other texts that it shows whole (freeze-pages.server.ts). */
type Shown = Partial<LegalTextValues> & { texts?: readonly ShownSection[] };

/** A text that binds somebody, with its contents and the day of its last change. */
export default function LegalTextPage({ page }: { page: PageDocument }) {
  const t = useTranslations("legal");
  const { heading = page.title, introduction, updated, version, texts } = page.values as Shown;
  const sections = texts ? [...page.sections, ...texts] : page.sections;
  return (
    <article className="legal-text">
      <header className="blueprint-grid border-line border-b">
        <div className="measure grid gap-5 py-12 lg:py-20">
          <PageTitle>{heading}</PageTitle>
          {introduction && (
            <div className="text-ink-soft">
              <RichTextView text={introduction} />
            </div>
          )}
          <p className="text-ink-soft text-small">
            {version && `${t("version", { version })} · `}
            {updated && <time dateTime={updated.iso}>{t("updated", { date: updated.words })}</time>}
          </p>
        </div>
      </header>
      <div className="measure article">
        <Contents sections={sections} />
        <div className="article-column">
          <Sections sections={sections} place="column" />
        </div>
      </div>
    </article>
  );
}
