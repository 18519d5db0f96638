import { useTranslations } from "use-intl";
import { useAtViewTime } from "#ui/view-time/use-at-view-time.ts";
import { referenceIn } from "./reference-pattern.ts";

/**
 * The reference that stands in a thank-you page's address. Without JavaScript the server puts it in
 * (server/http/thanks-page.ts finds the place by `data-reference`).
 */
export function ReferenceNote() {
  const t = useTranslations("thanks.contact");
  const reference = useAtViewTime(readReference, "");
  return (
    <p data-reference="" hidden={!reference}>
      {t("reference")}: <strong>{reference}</strong>
    </p>
  );
}

const readReference = () => referenceIn(location.search) ?? "";
