import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useExistingPaths } from "#platform/content/menus.tsx";
import { TypedWords } from "./hero/typed-words.tsx";

const services = [
  "web",
  "mobile",
  "desktop",
  "ai",
  "integration",
  "data",
  "devops",
  "iot",
] as const;

const list = "/services/v1";

/** The services we offer, typed one after the other. */
export function TypedServices() {
  const t = useTranslations("hero");
  const hasList = useExistingPaths().includes(list);
  const typed = useMemo(() => services.map((id) => ({ id, word: t(`services.${id}`) })), [t]);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold text-blueprint text-subtitle">
      <span>{t("kicker")}</span>
      <TypedWords typed={typed} to={hasList ? list : undefined} />
    </p>
  );
}
