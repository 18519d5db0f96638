import { useTranslations } from "use-intl";
import { site } from "#features/content/site.ts";
import { StoreBadge } from "#ui/pictures/store-badges.tsx";

const stores = ["appStore", "googlePlay"] as const;

/** Where the company's app can be had; nothing where it has none (content/site.json, `apps`). */
export function StoreBadges() {
  const t = useTranslations("footer");
  const offered = stores.filter((store) => site.apps[store] !== "");
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t("apps")} className="flex flex-wrap gap-3">
      {offered.map((store) => (
        <li key={store}>
          <a href={site.apps[store]} target="_blank" rel="noopener noreferrer">
            <StoreBadge store={store} words={t(store)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
