import { memo } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { OrderText, orderTextLook } from "#features/buyer-rights/texts/order-text.tsx";
import { type Consent, orderTextKinds, shownTo } from "#features/buyer-rights/texts/shown-texts.ts";
import type { OrderTexts } from "../calls.ts";
import { consentControls } from "./consent-controls.ts";

interface Props {
  buyer: { kind: string; country: string };
  /** Those of this order; undefined while it is not known who buys where. */
  texts: OrderTexts | "failed" | undefined;
  /** Where all texts can be read. */
  to: string;
  /** What is asked and was not given. */
  wrong: readonly Consent[];
}

const all = Object.keys(consentControls) as Consent[];
/** Where the consents stand: each below the text that it is about, the others at the end. */
const groups = [
  ...orderTextKinds.map((kind) => ({ kind, consents: all.filter((each) => each === kind) })),
  { kind: "others", consents: all.filter((each) => !orderTextKinds.includes(each as "terms")) },
];

/**
 * What a buyer reads and agrees to; while it is not known who buys where, all that may be asked, as each sentence says
 * whom it is about: a person is asked all that a business is.
 */
export const Consents = memo(function Consents({
  buyer: { kind: buyerKind, country },
  texts,
  to,
  wrong,
}: Props) {
  const t = useTranslations("checkout");
  const kind = buyerKind === "business" ? buyerKind : "person";
  const row = kind === "business" || country !== "" ? shownTo({ kind, country }) : undefined;
  const isShown = (consent: Consent) =>
    !row || row.asked.includes(consent) || row.offered.includes(consent);
  const ofBuyer = Array.isArray(texts)
    ? texts.filter(({ kind }) => row?.texts.some((each) => each === kind))
    : [];
  const link = (words: React.ReactNode) => (
    <Link to={to} target="_blank" className="text-brand underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-3">
        {ofBuyer.length > 0 ? t("textsHere") : t.rich("texts", { link })}
      </legend>
      <p role="status" className="text-ink-soft empty:sr-only">
        {texts === "failed" && t("textsFailed")}
      </p>
      <div
        data-order-texts=""
        suppressHydrationWarning
        className={`hidden noscript:block ${orderTextLook}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the server writes the texts here for those without JavaScript
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      {groups.map(({ kind, consents }) => {
        const text = ofBuyer.find((each) => each.kind === kind);
        return (
          <div
            key={kind}
            hidden={!text && !consents.some(isShown)}
            className={`grid grid-cols-1 gap-3 ${ofBuyer.length > 0 ? "last-of-type:border-line last-of-type:border-t last-of-type:pt-4" : ""}`}
          >
            {text && <OrderText title={text.title} text={text.text} />}
            {consents.map((consent) => (
              <label key={consent} hidden={!isShown(consent)} className="flex gap-3">
                <input
                  type="checkbox"
                  name={consentControls[consent]}
                  value="yes"
                  aria-invalid={wrong.includes(consent) ? true : undefined}
                  className="mt-1 size-5 flex-none accent-brand"
                />
                <span className={wrong.includes(consent) ? "text-error" : undefined}>
                  {t(`consents.${consent}`)}
                </span>
              </label>
            ))}
          </div>
        );
      })}
      <p role="alert" className="text-error text-small empty:hidden">
        {wrong.length > 0 && t("errors.consents")}
      </p>
    </fieldset>
  );
});
