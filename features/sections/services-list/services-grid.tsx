import { Link } from "react-router";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { SoftText } from "../soft-text.tsx";
import { PriceAndTime } from "./price-and-time.tsx";
import { serviceCardIn } from "./service-card.ts";

interface Props {
  services: readonly EntryCard[];
  level: "h2" | "h3";
}

/** A card each; all of it leads to the service. */
export function ServicesGrid({ services, level: Heading }: Props) {
  const to = useLocalizedPath();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {services.map((service) => {
        const card = serviceCardIn("grid", service);
        return (
          <li
            key={service.entry}
            className="relative flex flex-col gap-3 overflow-hidden rounded-card border border-line bg-surface p-6 transition-colors duration-200 hover:border-edge"
          >
            <div className="-mx-6 -mt-6 mb-2 bg-blueprint-tint px-6 py-4 has-[img]:p-0">
              <ShownPicture
                picture={card.drawing}
                className="mx-auto h-40 w-auto"
                photo="h-48 w-full"
                sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
              />
            </div>
            <Heading className="font-semibold text-subtitle">
              <Link to={to(service.path)} className="after:absolute after:inset-0 hover:text-brand">
                {service.title}
              </Link>
            </Heading>
            <SoftText className="text-small">{service.description}</SoftText>
            <PriceAndTime service={card} className="mt-auto grid gap-1 border-line border-t pt-4" />
          </li>
        );
      })}
    </ul>
  );
}
