import { useTranslations } from "use-intl";
import { site } from "#platform/content/site.ts";
import { StoreBadge } from "#ui/pictures/store-badges.tsx";

const stores = [
  { key: "appStore", name: "App Store" },
  { key: "googlePlay", name: "Google Play" },
] as const;

/** Where the company's app can be had, or will be (content/site.json, `apps`); nothing where it has none. */
export function StoreBadges() {
  const t = useTranslations("footer");
  const offered = stores.filter(({ key }) => site.apps[key] !== "");
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t("apps")} className="flex flex-wrap gap-3">
      {offered.map(({ key, name }) => (
        <li key={key}>
          {site.apps[key] === "soon" ? (
            <StoreBadge store={key} words={t("appSoon", { store: name })} />
          ) : (
            <a href={site.apps[key]} target="_blank" rel="noopener noreferrer">
              <StoreBadge store={key} words={t(key)} isLink />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
