import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { CheckIcon } from "#ui/pictures/icons.tsx";
import { PriceAndTime } from "./price-and-time.tsx";
import { serviceCardOf } from "./service-card.ts";
import { useEuro } from "./use-euro.ts";

interface Props {
  services: readonly EntryCard[];
  level: "h2" | "h3";
}

/** All at a glance, then each at length, with its drawing on alternating sides. */
export function ServicesRows({ services, level }: Props) {
  return (
    <>
      <Overview services={services} />
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

/** Which service, from what price, how long. */
function Overview({ services }: Pick<Props, "services">) {
  const t = useTranslations("service");
  const euro = useEuro();
  return (
    <table className="w-full border-collapse rounded-card border border-line bg-surface text-small">
      <caption className="mb-3 text-start text-ink-soft">{t("overview")}</caption>
      <thead>
        <tr className="border-line border-b text-start text-ink-soft">
          <th className="px-2 py-3 text-start font-medium sm:px-6">{t("service")}</th>
          <th className="px-2 py-3 text-end font-medium sm:px-6">{t("from")}</th>
          <th className="px-2 py-3 text-end font-medium sm:px-6">{t("duration")}</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => {
          const { priceFrom, duration } = serviceCardOf(service);
          return (
            <tr key={service.entry} className="border-line border-t first:border-t-0">
              <th scope="row" className="px-2 py-3 text-start font-semibold sm:px-6">
                <a
                  href={`#${service.entry}`}
                  className="text-brand underline decoration-1 underline-offset-4"
                >
                  {service.title}
                </a>
              </th>
              <td className="whitespace-nowrap px-2 py-3 text-end tabular-nums sm:px-6">
                {euro(priceFrom)}
              </td>
              <td className="px-2 py-3 text-end sm:px-6">{duration}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
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
    <article className="grid items-center gap-8 lg:grid-cols-[1fr_1.3fr] lg:gap-16">
      <div
        className={`rounded-card bg-blueprint-tint p-6 sm:p-10 ${isTurned ? "lg:order-last" : ""}`}
      >
        <DrawnPicture name={card.drawing} className="mx-auto h-auto w-full max-w-xs" />
      </div>
      <div className="grid gap-5">
        <Heading className="text-title">{service.title}</Heading>
        <p className="text-ink-soft">{card.summary}</p>
        <ul className="grid gap-2">
          {card.deliverables.map(({ id, what }) => (
            <li key={id} className="flex gap-2">
              <CheckIcon className="mt-0.5 size-5 flex-none text-brand" />
              {what}
            </li>
          ))}
        </ul>
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
