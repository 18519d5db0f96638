import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useCall } from "#features/accounts/use-call.ts";
import type { CallOutcome } from "#platform/session/call-client.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";
import { BillingControls } from "./billing-controls.tsx";
import type { BillingFields } from "./billing-fields.ts";
import type { BillingAddress, BillingAddresses } from "./calls.ts";
import { type BillingErrors, checkBilling, firstErrors } from "./check-billing.ts";

interface Props {
  /** Absent: a new one. */
  address?: BillingAddress;
  send(fields: BillingFields): Promise<CallOutcome<BillingAddresses>>;
  onDone(answer: BillingAddresses): void;
  /** Absent where nothing else could be shown instead. */
  onClose?(): void;
}

/** The fields of one billing address, checked in place by the schema that the server uses. */
export function BillingForm({ address, send, onDone, onClose }: Props) {
  const t = useTranslations("account");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { call, isLoading, problem } = useCall();
  const [errors, setErrors] = useState<BillingErrors>({});

  function refuse(found: BillingErrors) {
    setErrors(found);
    // Once the fields are drawn as wrong.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    const { fields, errors: found } = checkBilling(new FormData(event.currentTarget));
    if (!fields) return refuse(found);
    const answer = await call(async () => {
      const result = await send(fields);
      if (result.outcome === "refused") refuse(firstErrors(result.errors));
      return result;
    });
    if (answer) onDone(answer);
  }

  return (
    <form ref={form} onSubmit={save} noValidate className="grid gap-6">
      <BillingControls
        id={id}
        address={address}
        errors={errors}
        onTyped={(name) => setErrors(({ [name]: _, ...others }) => others)}
      />
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <button type="submit" disabled={isLoading} className={buttonLook("primary")}>
            {isLoading && <Spinner />}
            {t(isLoading ? "saving" : "save")}
          </button>
          {onClose && (
            <button type="button" onClick={onClose} className={buttonLook("quiet")}>
              {t("billing.cancel")}
            </button>
          )}
        </div>
        <p role="alert" className="text-error text-small empty:hidden">
          {problem}
        </p>
      </div>
    </form>
  );
}
