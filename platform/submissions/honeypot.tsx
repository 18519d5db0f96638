import { useTranslations } from "use-intl";
import { honeypotControl } from "./honeypot-control.ts";

/**
 * A field that no person sees; whoever fills it in is a machine (the API's `Website`).
 * What browsers and password managers fill in by themselves must never land here, or an honest message counts as
 * spam. They ignore `autocomplete="off"` and what is merely out of sight; they leave alone what is not laid out
 * (form-field.css) and what looks like nothing they know. The data attributes say it to four managers by name.
 */
export function Honeypot() {
  const t = useTranslations("forms");
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {t("honeypot")}
        <input
          name={honeypotControl}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
