import { useTranslations } from "use-intl";
import type { FieldOfWork } from "./fields-of-work.ts";

/** What a field of work is called. */
export function useFieldWords(): (field: FieldOfWork) => string {
  const t = useTranslations("hero.services");
  return (field) => t(field);
}
