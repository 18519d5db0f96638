import { useTranslations } from "use-intl";
import type { NewsItem } from "./news-answer.ts";

const placeholder = { src: "/pictures/news-placeholder.svg", width: 800, height: 450 };

/** One article: picture, category, title, date, and who wrote and who published it. */
export function NewsCard({ item }: { item: NewsItem }) {
  const t = useTranslations("news");
  const layout = useTranslations("layout");
  const { publishedAt, publishedBy, source } = item;
  const author = `${publishedBy.firstName} ${publishedBy.lastName}`;
  return (
    <article className="relative grid h-full content-start overflow-hidden rounded-card border border-line bg-surface">
      <img
        {...(item.image ?? placeholder)}
        sizes="(width >= 992px) 380px, (width >= 768px) 48vw, 92vw"
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-video w-full object-cover"
      />
      <div className="grid content-start gap-3 p-5">
        <p className="font-semibold text-blueprint text-small">{t("category")}</p>
        <h3 className="line-clamp-3 font-semibold text-subtitle">
          <Article url={item.url} title={item.title} hint={layout("opensInNewTab")} />
        </h3>
        <p className="text-ink-soft text-small">
          <time dateTime={publishedAt.iso ?? undefined}>{publishedAt.text}</time>
          {" · "}
          {author}
          {" · "}
          <a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            className="relative underline underline-offset-4"
          >
            {source.name}
          </a>
        </p>
      </div>
    </article>
  );
}

function Article({ url, title, hint }: { url: string; title: string; hint: string }) {
  if (url === "#") return <span>{title}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="after:absolute after:inset-0 hover:text-brand"
    >
      {title}
      <span className="sr-only"> ({hint})</span>
    </a>
  );
}
