import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { TickedList } from "#ui/ticked-list/ticked-list.tsx";
import { SoftText } from "../soft-text.tsx";
import { PriceAndTime } from "./price-and-time.tsx";
import { serviceCardOf } from "./service-card.ts";
import { ServicesPrices } from "./services-prices.tsx";

interface Props {
  services: readonly EntryCard[];
  level: "h2" | "h3";
}

/** All at a glance, then each at length, with its drawing on alternating sides. */
export function ServicesRows({ services, level }: Props) {
  return (
    <>
      <ServicesPrices services={services} to={({ entry }) => `#${entry}`} />
      <ol className="mt-section grid gap-section">
        {services.map((service, index) => (
          <li key={service.entry} id={service.entry} className="scroll-mt-28">
            <ServiceRow service={service} level={level} isTurned={index % 2 === 1} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  service: EntryCard;
  level: Props["level"];
  isTurned: boolean;
}

function ServiceRow({ service, level: Heading, isTurned }: RowProps) {
  const t = useTranslations("service");
  const to = useLocalizedPath();
  const card = serviceCardOf(service);
  return (
    <article
      className={`grid items-center gap-8 md:gap-10 lg:gap-16 ${isTurned ? "md:grid-cols-[1.3fr_1fr]" : "md:grid-cols-[1fr_1.3fr]"}`}
    >
      <div
        className={`overflow-hidden rounded-card bg-blueprint-tint p-6 has-[img]:p-0 sm:p-10 sm:has-[img]:p-0 ${isTurned ? "md:order-last" : ""}`}
      >
        <ShownPicture
          picture={card.drawing}
          className="mx-auto h-auto w-full max-w-xs"
          photo="aspect-4/3 h-auto w-full"
        />
      </div>
      <div className="grid gap-5">
        <Heading className="text-title">{service.title}</Heading>
        <SoftText>{card.summary}</SoftText>
        <TickedList items={card.deliverables} look="gap-2" />
        <PriceAndTime service={card} className="grid max-w-md gap-1 border-line border-y py-4" />
        <p>
          <Link to={to(service.path)} className={buttonLook("secondary")}>
            {t("more", { service: service.title })}
          </Link>
        </p>
      </div>
    </article>
  );
}
