import { useTranslations } from "use-intl";

/** What a type of section is called; one of a newer release by its own name. */
export function useSectionName(): (type: string) => string {
  const t = useTranslations("admin.editor");
  return (type) => {
    const key = `types.${type}` as "types.text";
    return t.has(key) ? t(key) : type;
  };
}
