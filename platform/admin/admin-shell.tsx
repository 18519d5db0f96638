import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { FactoryMark } from "#ui/pictures/factory-mark.tsx";

interface Props {
  /** Language, theme; who is signed in. */
  tools?: ReactNode;
  navigation?: ReactNode;
  children?: ReactNode;
}

/** The slim frame around every screen of the back office; without anything, what the build writes. */
export function AdminShell({ tools, navigation, children }: Props) {
  const t = useTranslations("layout");
  const { code } = useLanguage();
  const to = useLocalizedPath();
  const name = useSite().name[code];
  return (
    <div className="admin">
      <header className="admin-bar">
        <a href={to("/")} className="admin-home" aria-label={t("logo", { name })}>
          <FactoryMark className="admin-mark" />
          <span className="admin-name">{name}</span>
        </a>
        <div className="admin-tools">{tools}</div>
      </header>
      <div className="admin-body">
        {navigation}
        <main id="content" tabIndex={-1} className="admin-main">
          {children ?? <Waiting />}
        </main>
      </div>
    </div>
  );
}

/** Before anything is known. The words of the back office come with its data; without scripts none of that comes. */
function Waiting() {
  const t = useTranslations("auth");
  const { code } = useLanguage();
  const name = useSite().name[code];
  const id = useId();
  return (
    <div className="admin-waiting" aria-busy="true">
      <title>{name}</title>
      <h1 id={id} className="sr-only">
        {name}
      </h1>
      <span aria-hidden="true" className="admin-spinner" />
      <noscript>
        <p className="admin-needs-script">{t("adminNeedsScript")}</p>
      </noscript>
    </div>
  );
}
