import { useTranslations } from "use-intl";
import { site } from "#features/content/site.ts";
import { languages } from "#features/i18n/languages.ts";
import { localizedPath } from "#features/i18n/localized-path.ts";
import { useLanguage } from "#features/i18n/use-language.ts";
import { type PageKey, pages } from "./pages.ts";

/** Title, description and addresses of a page in its language; React puts them into the head. */
export function PageHead({ page }: { page: PageKey }) {
  const t = useTranslations("pages");
  const { code } = useLanguage();
  const { path, indexed } = pages.find(({ key }) => key === page) ?? pages[0];
  const address = (language: (typeof languages)[number]["code"]) =>
    new URL(localizedPath(path, language), __SITE_ORIGIN__).href;
  return (
    <>
      <title>{`${t(`${page}.title`)} · ${site.name[code]}`}</title>
      <meta name="description" content={t(`${page}.description`)} />
      {indexed ? (
        <>
          <link rel="canonical" href={address(code)} />
          {languages.map((language) => (
            <link
              key={language.code}
              rel="alternate"
              hrefLang={language.code}
              href={address(language.code)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address("tr")} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
