import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { NewsItem } from "./calls.ts";

const placeholder = {
  ...{ src: "/pictures/news-placeholder.svg", srcSet: undefined },
  ...{ width: 800, height: 450 },
};

/** One article: picture, category, title, date, and who wrote and who published it. */
export function NewsCard({ item }: { item: NewsItem }) {
  const t = useTranslations("news");
  const layout = useTranslations("layout");
  const { publishedAt, publishedBy, source } = item;
  const { src, srcSet, width, height } = item.image ?? placeholder;
  return (
    <article className="relative grid h-full content-start overflow-hidden rounded-card border border-line bg-surface">
      <img
        {...{ src, srcSet, width, height }}
        sizes="(width >= 62rem) 380px, (width >= 48rem) 48vw, 92vw"
        alt=""
        loading="lazy"
        className="aspect-video w-full object-cover"
      />
      <div className="grid content-start gap-3 p-5">
        <p className="font-semibold text-blueprint text-small">{t("category")}</p>
        <h3 className="line-clamp-3 font-semibold text-subtitle">
          <Outward to={item.url} look="after:absolute after:inset-0 hover:text-brand">
            {item.title}
            {item.url !== "#" && <span className="sr-only"> ({layout("opensInNewTab")})</span>}
          </Outward>
        </h3>
        <div className="flex items-center gap-3 text-ink-soft text-small">
          <img
            src={publishedBy.avatar}
            alt=""
            width={32}
            height={32}
            className="size-8 flex-none rounded-full border border-line bg-paper"
          />
          <p>
            <time dateTime={publishedAt.iso ?? undefined}>{publishedAt.text}</time>
            {" · "}
            {publishedBy.firstName} {publishedBy.lastName}
            {" · "}
            <Outward to={source.url} look="relative underline underline-offset-4">
              {source.name}
            </Outward>
          </p>
        </div>
      </div>
    </article>
  );
}

interface OutwardProps {
  /** `#` where the feed gave no address: then it is no link. */
  to: string;
  look: string;
  children: ReactNode;
}

function Outward({ to, look, children }: OutwardProps) {
  if (to === "#") return children;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}
