import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { later } from "#ui/later/later.tsx";
import { CategoryLinks } from "./category-links.tsx";
import type { PostListValues } from "./section.ts";

// A plain form: its code comes when somebody comes to it.
const emailForm = later("email-form", () => import("#features/newsletter/email-form.tsx"));

interface Props {
  id: string;
  values: PostListValues;
  /** The list that is shown, without the language. */
  current: string;
}

/** What stands beside the list: categories, the newest posts, the newsletter. */
export function PostSidebar({ id, values, current }: Props) {
  const t = useTranslations("blog");
  const to = useLocalizedPath();
  const { all, categories = [], newest = [], newsletter } = values;
  return (
    <aside aria-labelledby={`${id}-topics`} className="grid content-start gap-12">
      <div>
        <h2 id={`${id}-topics`} className="mb-3 text-subtitle">
          {t("topics")}
        </h2>
        <CategoryLinks look="column" all={all} categories={categories} current={current} />
      </div>
      {newest.length > 0 && (
        <div>
          <h2 className="mb-3 text-subtitle">{t("newest")}</h2>
          <ol className="grid gap-4">
            {newest.map(({ entry, path, title }) => (
              <li key={entry}>
                <Link to={to(path)} className="underline underline-offset-4 hover:text-brand">
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      {newsletter && (
        <div className="grid gap-4 rounded-card border border-line bg-surface p-6">
          <h2 className="text-subtitle">{newsletter}</h2>
          {emailForm}
        </div>
      )}
    </aside>
  );
}
