import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { serviceCardIn } from "./service-card.ts";
import { useEuro } from "./use-euro.ts";

interface Props {
  services: readonly EntryCard[];
  /** Where a service's name leads; nothing said: to its page. */
  to?: (service: EntryCard) => string;
}

/** On a phone the table is a sheet without a frame: its columns need the width. */
const cell = "px-1.5 py-3 max-sm:first:ps-0 max-sm:last:pe-0 sm:px-6";

/** Which service, from what price, how long. */
export function ServicesPrices({ services, to }: Props) {
  const t = useTranslations("service");
  const euro = useEuro();
  const localized = useLocalizedPath();
  const leadsTo = to ?? (({ path }: EntryCard) => localized(path));
  return (
    <table className="w-full border-separate border-spacing-0 border-line text-small max-sm:border-b sm:rounded-card sm:border sm:bg-surface">
      <caption className="mb-3 text-start text-ink-soft">{t("overview")}</caption>
      <thead>
        <tr className="text-start text-ink-soft">
          <th className={`${cell} text-start font-medium`}>{t("service")}</th>
          <th className={`${cell} text-end font-medium`}>{t("from")}</th>
          <th className={`${cell} text-end font-medium`}>{t("duration")}</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => {
          const { priceFrom, duration } = serviceCardIn("prices", service);
          return (
            <tr key={service.entry} className="*:border-line *:border-t">
              <th
                scope="row"
                className={`${cell} max-[21.25rem]:w-full max-[21.25rem]:wrap-anywhere text-start font-semibold`}
              >
                <Link
                  to={leadsTo(service)}
                  className="inline-block py-0.5 text-brand underline decoration-1 underline-offset-4"
                >
                  {service.title}
                </Link>
              </th>
              <td className={`${cell} whitespace-nowrap text-end tabular-nums`}>
                {euro(priceFrom)}
              </td>
              <td className={`${cell} text-end min-[22.5rem]:whitespace-nowrap`}>{duration}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
