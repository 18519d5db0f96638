import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useMotion } from "#ui/motion/motion.ts";
import { PauseIcon, PlayIcon } from "#ui/pictures/icons.tsx";
import { TypedText } from "#ui/typed-text/typed-text.tsx";

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

/** The services we offer, typed one after the other, with a pause beside them. */
export function TypedServices() {
  const t = useTranslations("hero");
  const moving = useMotion();
  const [isPaused, setPaused] = useState(false);
  const words = useMemo(() => services.map((service) => t(`services.${service}`)), [t]);
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-1.5 font-semibold text-blueprint text-subtitle">
      <span>{t("kicker")}</span>
      <TypedText words={words} moving={moving && !isPaused} />
      {moving && (
        <button
          type="button"
          className="tool-button text-ink-soft"
          aria-label={t(isPaused ? "playTyping" : "pauseTyping")}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon className="size-4" />
        </button>
      )}
    </p>
  );
}
