import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { useMotion } from "#ui/motion/motion.ts";
import { ClientLogo } from "./pictures/client-logos.tsx";

/** Where the two rows differ (docs/specification.md, Screens). */
const rows = {
  hero: { look: "carousel-hero-logos", loop: true, captioned: false },
  contact: { look: "carousel-contact-logos", loop: false, captioned: true },
} as const;

/** The companies we work with, as a row that moves on by itself and can be paused. */
export function ClientLogos({ row }: { row: keyof typeof rows }) {
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
      slides={clientLogos[row].map((name) => ({
        key: name,
        content: <ClientLogo name={name} />,
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
