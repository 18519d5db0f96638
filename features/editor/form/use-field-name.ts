import { useTranslations } from "use-intl";

/** The name of a field in words; one that a newer release may have is called by its own name. */
export function useFieldName(): (name: string) => string {
  const t = useTranslations("admin.editor");
  return (name) => {
    const key = `fields.${name}` as "fields.title";
    return t.has(key) ? t(key) : name;
  };
}
