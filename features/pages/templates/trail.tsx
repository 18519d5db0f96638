import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";

interface Props {
  /** What lies between the home page and this one: `trail` of a document, and what a template knows beside it. */
  steps: readonly { title: string; path: string }[];
}

/** The way from the home page to a page, above its heading. */
export function Trail({ steps }: Props) {
  const t = useTranslations("layout");
  const to = useLocalizedPath();
  const way = [{ title: t("home"), path: "/" }, ...steps];
  return (
    <nav aria-label={t("trail")} className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 font-semibold text-small">
        {way.map(({ title, path }, index) => (
          <li key={path} className="flex gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-edge">
                /
              </span>
            )}
            <Link
              to={to(path)}
              className="inline-block py-0.5 text-brand underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
