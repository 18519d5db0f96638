import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { serviceCardOf } from "./service-card.ts";
import { useEuro } from "./use-euro.ts";

interface Props {
  services: readonly EntryCard[];
  /** Where a service's name leads; nothing said: to its page. */
  to?: (service: EntryCard) => string;
}

/** Which service, from what price, how long. */
export function ServicesPrices({ services, to }: Props) {
  const t = useTranslations("service");
  const euro = useEuro();
  const localized = useLocalizedPath();
  const leadsTo = to ?? (({ path }: EntryCard) => localized(path));
  return (
    <table className="w-full border-collapse rounded-card border border-line bg-surface text-small">
      <caption className="mb-3 text-start text-ink-soft">{t("overview")}</caption>
      <thead>
        <tr className="border-line border-b text-start text-ink-soft">
          <th className="px-1.5 py-3 text-start font-medium sm:px-6">{t("service")}</th>
          <th className="px-1.5 py-3 text-end font-medium sm:px-6">{t("from")}</th>
          <th className="px-1.5 py-3 text-end font-medium sm:px-6">{t("duration")}</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => {
          const { priceFrom, duration } = serviceCardOf(service);
          return (
            <tr key={service.entry} className="border-line border-t first:border-t-0">
              <th
                scope="row"
                className="hyphens-auto px-1.5 max-[340px]:wrap-anywhere py-3 text-start font-semibold sm:px-6"
              >
                <Link
                  to={leadsTo(service)}
                  className="text-brand underline decoration-1 underline-offset-4"
                >
                  {service.title}
                </Link>
              </th>
              <td className="whitespace-nowrap px-1.5 py-3 text-end tabular-nums sm:px-6">
                {euro(priceFrom)}
              </td>
              <td className="px-1.5 py-3 text-end sm:px-6">{duration}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
