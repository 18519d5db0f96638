import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { StarIcon } from "./important-star.tsx";
import { filterOf } from "./inbox-filters.ts";

/** Leaves the important ones of what the inbox shows, whatever else the filter says; pressed again, all of them. */
export function ImportantOnly() {
  const t = useTranslations("admin.message");
  const [query, setQuery] = useSearchParams();
  const isOn = query.get("important") === "yes";
  function turn() {
    const asked = filterOf(query);
    if (isOn) asked.delete("important");
    else asked.set("important", "yes");
    setQuery(asked);
  }
  return (
    <AdminButton className="admin-star-button" aria-pressed={isOn} onClick={turn}>
      <StarIcon className="admin-star" />
      {t("important")}
    </AdminButton>
  );
}

/** Within the filter's form: what is searched for leaves it on. */
export function ImportantKept() {
  const [query] = useSearchParams();
  return <input type="hidden" name="important" defaultValue={query.get("important") ?? ""} />;
}
