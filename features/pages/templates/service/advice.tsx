import { useTranslations } from "use-intl";
import { RichTextView } from "#features/sections/rich-text-view.tsx";
import type { ServiceValues } from "../../service-fields.ts";

/** For whom it is right, and for whom it is not. */
export function Advice({ service }: { service: Pick<ServiceValues, "advice"> }) {
  const t = useTranslations("service");
  return (
    <section aria-labelledby="fit-heading">
      <h2 id="fit-heading" className="mb-6 text-title">
        {t("fit")}
      </h2>
      <RichTextView text={service.advice} />
    </section>
  );
}
