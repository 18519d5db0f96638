import { useMemo } from "react";
import { useTranslations } from "use-intl";
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

/** The services we offer, typed one after the other. */
export function TypedServices() {
  const t = useTranslations("hero");
  const typed = useMemo(() => services.map((id) => ({ id, word: t(`services.${id}`) })), [t]);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold text-blueprint text-subtitle">
      <span>{t("kicker")}</span>
      <TypedWords typed={typed} />
    </p>
  );
}
