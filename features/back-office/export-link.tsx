import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { adminAddress } from "./ask-admin.ts";

interface Props {
  /** Of the API. */
  call: string;
  /** What the address may hold. */
  names: readonly string[];
}

/** What the filter shows, all pages of it, as a table for other programs. */
export function ExportLink({ call, names }: Props) {
  const t = useTranslations("admin.filters");
  const [query] = useSearchParams();
  const asked = Object.fromEntries(names.map((name) => [name, query.get(name)]));
  return (
    <a href={adminAddress(call, asked)} download className="desk-link desk-push">
      {t("export")}
    </a>
  );
}
