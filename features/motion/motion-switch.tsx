import { useTranslations } from "use-intl";
import { chooseMotion, useMotion } from "#ui/motion/motion.ts";
import { MotionIcon, PauseIcon } from "#ui/pictures/icons.tsx";

/** Stops and starts everything that moves by itself; follows the system's wish until it is used. `labelled`: with its words. */
export function MotionSwitch({ labelled = false }: { labelled?: boolean }) {
  const t = useTranslations("layout");
  const moving = useMotion();
  const words = t(moving ? "stopMotion" : "startMotion");
  const Icon = moving ? PauseIcon : MotionIcon;
  return (
    <button
      type="button"
      className={labelled ? "choice justify-self-start" : "tool-button"}
      aria-label={labelled ? undefined : words}
      title={labelled ? undefined : words}
      onClick={() => chooseMotion(!moving)}
    >
      <Icon className="size-5" />
      {labelled && words}
    </button>
  );
}
