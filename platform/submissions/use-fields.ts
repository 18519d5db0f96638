import { useTranslations } from "use-intl";
import type { FieldErrors } from "./first-mistakes.ts";

/**
 * Ties the controls of a form to their labels, and to what is told of each.
 * @param name `data-form` of its markup
 */
export function useFields<Control extends string>(name: string, errors: FieldErrors<Control>) {
  const t = useTranslations("forms");

  /** What came is a code, or the server's own sentence after a post without JavaScript. */
  function messageOf(control: Control): string | undefined {
    const error = errors[control];
    if (error === undefined) return undefined;
    const one = `errors.${control}.${error}` as "errors.name.required";
    const any = `errors.${control}.required` as "errors.name.required";
    if (t.has(one)) return t(one);
    return /^[a-z_]+$/.test(error) && t.has(any) ? t(any) : error;
  }

  return {
    /** For the control itself; `hint`: the id of what else describes it. */
    control: (control: Control, hint?: string) => ({
      id: `${name}-${control}`,
      name: control,
      "aria-invalid": errors[control] ? (true as const) : undefined,
      "aria-describedby": `${hint ? `${hint} ` : ""}${name}-${control}-error`,
      className: "field-control",
      "data-draft-field": "",
    }),
    /** For what stands around it. */
    field: (control: Control, label: string, isRequired = true) => ({
      id: `${name}-${control}`,
      name: control,
      label,
      requiredLabel: isRequired ? t("required") : undefined,
      error: messageOf(control),
    }),
  };
}
