import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { pagesToOffer } from "./pages-to-offer.ts";

interface Props {
  /** Of the first page, without the language. */
  path: string;
  part: number;
  parts: number;
}

const look =
  "grid min-h-11 min-w-11 place-items-center rounded-control border border-edge bg-surface px-3 font-semibold text-small";

/** The way to the other pages of a list; nothing where one page is enough. */
export function ListPager({ path, part, parts }: Props) {
  const t = useTranslations("blog");
  const to = useLocalizedPath();
  if (parts < 2) return null;
  const offered = pagesToOffer(part, parts);
  return (
    <nav aria-label={t("pages")} className="mt-10">
      <ol className="flex flex-wrap gap-2">
        {offered.map((page, index) =>
          page === "gap" ? (
            <li key={`after ${offered[index - 1]}`} className="px-1 py-2.5" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={to(page === 1 ? path : `${path}/${page}`)}
                aria-label={t("page", { page })}
                aria-current={page === part ? "page" : undefined}
                className={`${look} hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
