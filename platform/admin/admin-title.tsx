import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage } from "#platform/language/use-language.ts";

interface Props {
  /** Heading and page title in one. */
  children: string;
  /** Beside the heading: a badge, a button. */
  aside?: ReactNode;
  /** Of the words, where it is not the page's. */
  lang?: string;
}

/** The heading of a screen, and its title in the browser's tab. */
export function AdminTitle({ children, aside, lang }: Props) {
  const t = useTranslations("admin");
  const { code } = useLanguage();
  const site = useSite();
  return (
    <div className="admin-head">
      <title>{`${children} · ${t("title")} · ${site.name[code]}`}</title>
      <h1 lang={lang}>{children}</h1>
      {aside}
    </div>
  );
}
