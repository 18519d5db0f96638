import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { useMotion } from "#ui/motion/motion.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import { ClientLogo, keyOfLogo } from "./pictures/client-logos.tsx";

/** Where the two rows differ (docs/specification.md, Screens). */
const rows = {
  hero: { look: "carousel-hero-logos", loop: true, captioned: false },
  contact: { look: "carousel-contact-logos", loop: false, captioned: true },
} as const;

interface Props {
  row: keyof typeof rows;
  /** Those of the company's facts where nothing is said. */
  logos?: readonly (string | Photo)[];
}

/** The companies we work with, as a row that moves on by itself and can be paused. */
export function ClientLogos({ row, logos }: Props) {
  const t = useTranslations("carousel");
  const moving = useMotion();
  const { clientLogos } = useSite();
  const { look, loop, captioned } = rows[row];
  return (
    <Carousel
      look={look}
      loop={loop}
      captioned={captioned}
      autoplay
      moving={moving}
      slides={(logos ?? clientLogos[row]).map((logo) => ({
        key: keyOfLogo(logo),
        content: <ClientLogo logo={logo} />,
      }))}
      words={{
        label: t("clients"),
        previous: t("previous"),
        next: t("next"),
        pause: t("pause"),
        play: t("play"),
      }}
    />
  );
}
