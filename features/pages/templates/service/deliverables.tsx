import { useTranslations } from "use-intl";
import { CheckIcon } from "#ui/pictures/icons.tsx";
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
      <ul className="grid gap-3">
        {service.deliverables.map(({ id, what }) => (
          <li key={id} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 flex-none text-brand" />
            {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
