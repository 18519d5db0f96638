import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage } from "#platform/language/use-language.ts";
import type { PageKey } from "./pages.ts";

/**
 * Title and description of a page in its language; React puts them into the head, also after a navigation.
 * What only machines read is written by the build (machine-head.server.ts).
 */
export function PageHead({ page }: { page: PageKey }) {
  const t = useTranslations("pages");
  const { code } = useLanguage();
  const site = useSite();
  return (
    <>
      <title>{`${t(`${page}.title`)} · ${site.name[code]}`}</title>
      <meta name="description" content={t(`${page}.description`)} />
    </>
  );
}
