import { Link, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { RestoreEntry } from "#features/content-board/admin/bin/restore-entry.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";

/** Instead of an entry that lies in the bin. */
export function BinnedEntry({ id }: { id: string }) {
  const t = useTranslations("admin.content.bin");
  const to = useLocalizedPath();
  const { revalidate } = useRevalidator();
  return (
    <div className="admin-stack admin-narrow">
      <AdminTitle>{id}</AdminTitle>
      <p>{t("isBinned")}</p>
      <RestoreEntry entry={id} title={id} onDone={() => void revalidate()} />
      <Link to={to("/admin/bin")} className="admin-link">
        {t("toBin")}
      </Link>
    </div>
  );
}
