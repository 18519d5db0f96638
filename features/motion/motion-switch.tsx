import { useTranslations } from "use-intl";
import { chooseMotion, useMotion } from "#ui/motion/motion.ts";
import { MotionIcon, PauseIcon } from "#ui/pictures/icons.tsx";

/** Stops and starts everything that moves by itself; follows the system's wish until it is used. `look`: its class names. */
export function MotionSwitch({ look }: { look: string }) {
  const t = useTranslations("layout");
  const moving = useMotion();
  const Icon = moving ? PauseIcon : MotionIcon;
  return (
    <button type="button" className={look} onClick={() => chooseMotion(!moving)}>
      <Icon className="size-5" />
      {t(moving ? "stopMotion" : "startMotion")}
    </button>
  );
}
