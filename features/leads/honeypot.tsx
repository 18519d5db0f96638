import { useTranslations } from "use-intl";

/** A field that no person sees; whoever fills it in is a machine (the API's `Website`). */
export function Honeypot() {
  const t = useTranslations("forms");
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {t("honeypot")}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
