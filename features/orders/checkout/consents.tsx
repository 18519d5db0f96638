import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Consent, shownTo } from "#features/buyer-rights/texts/shown-texts.ts";
import { consentControls } from "./consent-controls.ts";

interface Props {
  buyer: { kind: string; country: string };
  /** Where all texts can be read. */
  to: string;
  /** What is asked and was not given. */
  wrong: readonly Consent[];
}

const all = Object.keys(consentControls) as Consent[];

/** What a buyer reads and agrees to; while it is not known who buys, all of it, as each sentence says whom it is about. */
export function Consents({ buyer: { kind, country }, to, wrong }: Props) {
  const t = useTranslations("checkout");
  const row =
    kind === "business" || (kind === "person" && country !== "")
      ? shownTo({ kind, country })
      : undefined;
  const isShown = (consent: Consent) =>
    !row || row.asked.includes(consent) || row.offered.includes(consent);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3">
        {t.rich("texts", {
          link: (words) => (
            <Link to={to} target="_blank" className="text-brand underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </legend>
      {all.map((consent) => (
        <label key={consent} hidden={!isShown(consent)} className="flex gap-3 hidden:hidden">
          <input
            type="checkbox"
            name={consentControls[consent]}
            value="yes"
            aria-invalid={wrong.includes(consent) ? true : undefined}
            className="mt-1.5 size-4 flex-none accent-brand"
          />
          <span className={wrong.includes(consent) ? "text-error" : undefined}>
            {t(`consents.${consent}`)}
          </span>
        </label>
      ))}
      <p role="alert" className="text-error text-small empty:hidden">
        {wrong.length > 0 && t("errors.consents")}
      </p>
    </fieldset>
  );
}
