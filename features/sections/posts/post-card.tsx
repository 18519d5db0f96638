import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { ShownDay } from "#platform/fields/fields.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { SampleLabel } from "../sample-label.tsx";
import { SoftText } from "../soft-text.tsx";

/** One post in a list; all of it leads there. Alone in a row of its list (`@container`), it has its picture at its side. */
export function PostCard({ post, level }: { post: EntryCard; level: "h2" | "h3" }) {
  const t = useTranslations("blog");
  const to = useLocalizedPath();
  const Heading = level;
  const { date, category, drawing, minutes } = post.values as {
    date: ShownDay;
    category: string;
    drawing?: string | Photo;
    minutes: number;
  };
  return (
    <article className="relative flex h-full @xl:flex-row flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-200 hover:border-edge">
      {drawing && (
        <div className="@xl:grid @xl:w-2/5 shrink-0 @xl:content-center bg-blueprint-tint px-6 py-5 has-[img]:p-0">
          <ShownPicture
            picture={drawing}
            className="mx-auto h-36 w-auto"
            photo="h-48 @xl:h-full w-full"
            sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
          />
        </div>
      )}
      <div className="flex grow flex-col gap-3 p-6">
        {post.sample && <SampleLabel />}
        <p className="font-semibold text-blueprint text-small">
          {t(`categories.${category}` as "categories.deciding")}
        </p>
        <Heading className="font-semibold text-subtitle">
          <Link to={to(post.path)} className="after:absolute after:inset-0 hover:text-brand">
            {post.title}
          </Link>
        </Heading>
        <SoftText>{post.description}</SoftText>
        <p className="mt-auto pt-2 text-ink-soft text-small">
          <time dateTime={date.iso}>{date.words}</time>
          {" · "}
          {t("readingTime", { minutes })}
        </p>
      </div>
    </article>
  );
}
