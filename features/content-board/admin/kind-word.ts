import { useTranslations } from "use-intl";

/** What entries of a kind are called; a kind without words yet by its own name. */
export function useKindWord(): (kind: string) => string {
  const t = useTranslations("admin.content");
  return (kind) => (t.has(`kind.${kind}` as "kind.post") ? t(`kind.${kind}` as "kind.post") : kind);
}
