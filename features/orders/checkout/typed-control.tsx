import { memo } from "react";
import { useTranslations } from "use-intl";
import { FormField } from "#ui/form-field/form-field.tsx";
import { type BuyerControl, type Control, isNeededOf } from "./buyer-controls.ts";
import { errorMessage } from "./error-message.ts";

interface Props {
  control: Control;
  buyer: { kind: string; country: string };
  errors: Partial<Record<string, string>>;
  onInput(control: BuyerControl): void;
}

/**
 * A control that is typed into. What is not asked of this buyer is hidden, and kept: another country may ask it again.
 * There are a dozen: drawn anew only when something of them changes.
 */
export const TypedControl = memo(function TypedControl({ control, buyer, errors, onInput }: Props) {
  const t = useTranslations("checkout");
  const forms = useTranslations("forms");
  const { name, type, autoComplete, inputMode, isAsked } = control;
  const isRequired = control.isRequired || isNeededOf(name, buyer);
  const id = `order-${name}`;
  const error = errorMessage(t, name, errors[name]);
  const hint = t.has(`hints.${name}` as "hints.vatId") ? t(`hints.${name}` as "hints.vatId") : "";
  return (
    <div hidden={isAsked ? !isAsked(buyer) : false}>
      <FormField
        id={id}
        name={name}
        label={t(`fields.${name}` as "fields.name")}
        requiredLabel={isRequired ? forms("required") : undefined}
        error={error}
      >
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          required={isRequired}
          data-draft-field=""
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`}
          onInput={() => onInput(name)}
          className="field-control"
        />
        {hint && (
          <p id={`${id}-hint`} className="text-ink-soft text-small">
            {hint}
          </p>
        )}
      </FormField>
    </div>
  );
});
