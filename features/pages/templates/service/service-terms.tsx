import { useTranslations } from "use-intl";
import { useEuro } from "#features/sections/services-list/use-euro.ts";
import type { ServiceValues } from "../../service-fields.ts";

interface Props {
  service: Pick<ServiceValues, "priceFrom" | "priceFor" | "duration">;
  className: string;
}

/** From what price, for what, how long. */
export function ServiceTerms({ service, className }: Props) {
  const t = useTranslations("service");
  const euro = useEuro();
  return (
    <dl className={className}>
      <div>
        <dt className="text-ink-soft text-small">{t("from")}</dt>
        <dd className="font-semibold text-subtitle">
          {euro(service.priceFrom)}{" "}
          <span className="font-normal text-ink-soft text-small">{t("net")}</span>
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft text-small">{t("duration")}</dt>
        <dd className="font-semibold text-subtitle">{service.duration}</dd>
      </div>
      <div>
        <dt className="text-ink-soft text-small">{t("example")}</dt>
        <dd className="text-small">{service.priceFor}</dd>
      </div>
    </dl>
  );
}
