import { useTranslations } from "use-intl";
import { TickedList } from "#ui/ticked-list/ticked-list.tsx";
import type { ServiceValues } from "../../service-fields.ts";

interface Props {
  service: Pick<ServiceValues, "deliverables">;
  className: string;
}

/** What the customer has in hand at the end. */
export function Deliverables({ service, className }: Props) {
  const t = useTranslations("service");
  return (
    <section aria-labelledby="deliverables-heading" className={className}>
      <h2 id="deliverables-heading" className="mb-5 text-subtitle">
        {t("deliverables")}
      </h2>
      <TickedList items={service.deliverables} />
    </section>
  );
}
