import { useTranslations } from "use-intl";
import type { PostCategory } from "#features/pages/post-categories.ts";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { ShownDay } from "#platform/fields/fields.ts";
import type { Photo } from "#ui/pictures/photo.ts";

/** What a list knows of a post beside its title. */
export const factsOf = ({ values }: EntryCard) =>
  values as { date: ShownDay; category: PostCategory; drawing?: string | Photo; minutes: number };

/** Category, day and reading time in one line. */
export function PostFacts({ post }: { post: EntryCard }) {
  const t = useTranslations("blog");
  const { date, category, minutes } = factsOf(post);
  return (
    <p className="text-ink-soft text-small">
      <span className="font-semibold text-blueprint">{t(`categories.${category}`)}</span>
      {" · "}
      <time dateTime={date.iso}>{date.words}</time>
      <span className="max-sm:hidden">{" · "}</span>
      <span className="max-sm:block">{t("readingTime", { minutes })}</span>
    </p>
  );
}
