import { useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";

/**
 * One for each theme, of which a browser fetches the one that is shown: `loading="lazy"` leaves out what is not
 * displayed. https://html.spec.whatwg.org/multipage/urls-and-fetching.html#lazy-loading-attributes
 */
const themes = [
  { theme: "light", look: "dark:hidden" },
  { theme: "dark", look: "hidden dark:block" },
];

/**
 * What a customer's software shows, with sample data: orders, stock and line stops, drawn for a hand too and cut
 * nowhere. By scripts/make-dashboard-pictures.ts.
 */
export default function DashboardPicture() {
  const t = useTranslations("hero");
  const { code } = useLanguage();
  return (
    <div className="mx-auto max-w-[56rem] rounded-card border border-line bg-surface p-2 shadow-float">
      {themes.map(({ theme, look }) => (
        <picture key={theme} className={look}>
          {["avif", "webp"].map((type) => (
            <source
              key={type}
              {...{ type: `image/${type}`, media: "(width < 40rem)", width: 780, height: 1160 }}
              srcSet={`/pictures/dashboard-${code}-${theme}-phone.${type}`}
            />
          ))}
          <source type="image/avif" srcSet={`/pictures/dashboard-${code}-${theme}.avif`} />
          <img
            src={`/pictures/dashboard-${code}-${theme}.webp`}
            width={1200}
            height={670}
            alt={t("dashboard")}
            loading="lazy"
            // Else it is an empty card first, for whoever scrolls there and in a picture of the whole page.
            decoding="sync"
            className="h-auto w-full rounded-control"
          />
        </picture>
      ))}
    </div>
  );
}
