import "#ui/article/article.css";
import "./legal-text.css";
import type { ComponentProps, ElementType } from "react";
import { useTranslations } from "use-intl";
import type { LegalPage } from "./read-legal-page.server.ts";

/** A legal text with its contents. The HTML comes from our own Markdown files, made while building. */
export function LegalDocument({ page }: { page: LegalPage }) {
  const t = useTranslations("legal");
  const { heading, introduction, sections, updated, updatedInWords } = page;
  return (
    <article>
      <header className="blueprint-grid border-line border-b">
        <div className="measure grid gap-5 py-12 lg:py-20">
          <Html as="h1" className="text-display" html={heading} />
          <Html as="div" className="text-ink-soft" html={introduction} />
          <p className="text-ink-soft text-small">
            <time dateTime={updated}>{t("updated", { date: updatedInWords })}</time>
          </p>
        </div>
      </header>
      <div className="measure article">
        <nav className="article-contents" aria-labelledby="article-contents">
          <h2 id="article-contents" className="mb-3 text-small">
            {t("contents")}
          </h2>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <Html as="a" href={`#${section.id}`} html={section.heading} />
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map(({ id, heading, html }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="legal-section">
              <Html as="h2" id={`${id}-heading`} html={heading} />
              <Html as="div" html={html} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

type HtmlProps<Tag extends ElementType> = { as: Tag; html: string } & ComponentProps<Tag>;

function Html<Tag extends ElementType>({ as, html, ...attributes }: HtmlProps<Tag>) {
  const Element: ElementType = as;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us (content/legal), never by a visitor
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
