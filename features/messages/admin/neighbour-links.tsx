import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { Neighbours } from "../calls.ts";
import { messageAddress } from "./inbox-filters.ts";

interface Props {
  neighbours: Neighbours;
  /** The filter of the list. */
  query: URLSearchParams;
}

/** To the messages before and after the open one, in the list that led here; "back" still leads to that list. */
export function NeighbourLinks({ neighbours, query }: Props) {
  const t = useTranslations("admin.message");
  const to = useLocalizedPath();
  return (
    <nav aria-label={t("neighbours")} className="admin-row admin-push">
      {(["newer", "older"] as const).map((way) => {
        const id = neighbours[way];
        return (
          id && (
            <Link
              key={way}
              to={to(messageAddress(id, query))}
              replace
              rel={way === "newer" ? "prev" : "next"}
              className="admin-link"
            >
              {t(way)}
            </Link>
          )
        );
      })}
    </nav>
  );
}
