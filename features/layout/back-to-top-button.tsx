import { useTranslations } from "use-intl";
import { BackToTop } from "#ui/back-to-top/back-to-top.tsx";
import { useMotion } from "#ui/motion/motion.ts";
import { topId } from "./top-id.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** docs/specification.md, Constants, px. */
const threshold = 450;

/** The way back up to the element called `top`, once the page is scrolled by 450 px. */
export default function BackToTopButton() {
  const t = useTranslations("layout");
  return (
    <BackToTop
      shown={useScrolledPast(threshold)}
      moving={useMotion()}
      label={t("backToTop")}
      top={topId}
    />
  );
}
