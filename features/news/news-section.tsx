import { useTranslations } from "use-intl";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { useMotion } from "#ui/motion/motion.ts";
import type { NewsAnswer } from "./calls.ts";
import { NewsCard } from "./news-card.tsx";

/** Technology news in the page's language: three in a row on wide screens, from our own host. */
export function NewsSection({ answer }: { answer: NewsAnswer }) {
  const t = useTranslations("news");
  const carousel = useTranslations("carousel");
  const moving = useMotion();
  return (
    <section id="news" aria-labelledby="news-heading" className="border-line border-t">
      <div className="measure py-section">
        <div className="mb-10 grid gap-4">
          <h2 id="news-heading" className="text-title">
            {t("heading")}
          </h2>
          <p className="text-ink-soft">{t("text")}</p>
        </div>
        <Carousel
          look="carousel-news"
          loop={false}
          autoplay={false}
          moving={moving}
          slides={answer.items.map((item, index) => ({
            key: `${item.url}-${index}`,
            content: <NewsCard item={item} />,
          }))}
          words={{
            label: t("heading"),
            previous: carousel("previous"),
            next: carousel("next"),
            pause: carousel("pause"),
            play: carousel("play"),
          }}
        />
      </div>
    </section>
  );
}
