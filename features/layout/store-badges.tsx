import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { StoreBadge } from "#ui/pictures/store-badges.tsx";

const stores = [
  { key: "appStore", name: "App Store" },
  { key: "googlePlay", name: "Google Play" },
] as const;

/** Where the company's app can be had, or will be; nothing where it has none. */
export function StoreBadges() {
  const t = useTranslations("footer");
  const { apps } = useSite();
  const offered = stores.filter(({ key }) => apps[key] !== "");
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t("apps")} className="flex flex-wrap gap-3">
      {offered.map(({ key, name }) => (
        <li key={key}>
          {apps[key] === "soon" ? (
            <StoreBadge store={key} words={t("appSoon", { store: name })} />
          ) : (
            <a href={apps[key]} target="_blank" rel="noopener noreferrer">
              <StoreBadge store={key} words={t(key)} isLink />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
