import { useTranslations } from "use-intl";
import type { ServiceCard } from "./service-card.ts";
import { useEuro } from "./use-euro.ts";

interface Props {
  service: Pick<ServiceCard, "priceFrom" | "duration">;
  className: string;
}

/** What a service costs at least, and how long it takes. */
export function PriceAndTime({ service: { priceFrom, duration }, className }: Props) {
  const t = useTranslations("service");
  const euro = useEuro();
  return (
    <dl className={className}>
      {[
        { label: t("from"), value: euro(priceFrom) },
        { label: t("duration"), value: duration },
      ].map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 text-small">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
