import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCall } from "#features/accounts/use-call.ts";
import { countryName } from "#platform/language/country-names.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { placeLines } from "#platform/rules/place-lines.ts";
import type { CallOutcome } from "#platform/session/call-client.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import type { BillingAddress, BillingAddresses, billingCalls } from "./calls.ts";
import { hideIdentity } from "./hide-identity.ts";

const callBilling = clientOf<typeof billingCalls>();

interface Props {
  address: BillingAddress;
  onEdit(): void;
  onChange(answer: BillingAddresses, said: string): void;
}

/** One billing address with what can be done to it; deleting is asked once more in the same place. */
export function BillingCard({ address, onEdit, onChange }: Props) {
  const t = useTranslations("account.billing");
  const { call, isLoading, problem } = useCall();
  const [isAsking, setAsking] = useState(false);
  const { id, isDefault } = address;
  const name = address.company || address.name;
  const params = { id };

  async function change(send: () => Promise<CallOutcome<BillingAddresses>>, said: string) {
    const answer = await call(send);
    if (answer) onChange(answer, said);
  }
  const use = () =>
    change(
      () => callBilling("POST /api/account/billing-addresses/:id/default", { params }),
      t("chosen", { name }),
    );
  const remove = () =>
    change(
      () => callBilling("DELETE /api/account/billing-addresses/:id", { params }),
      t("removed", { name }),
    );

  return (
    <section
      aria-label={name}
      className="grid gap-4 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 break-words text-subtitle">{name}</h2>
        {isDefault && (
          <span className="rounded-full bg-brand-tint px-3 py-0.5 text-brand text-small">
            {t("default")}
          </span>
        )}
      </div>
      <AddressLines address={address} />
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="w-full font-medium">{t("removeAsk")}</p>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
            autoFocus
            disabled={isLoading}
            onClick={remove}
            className={buttonLook("danger")}
          >
            {t("removeYes")}
          </button>
          <button type="button" onClick={() => setAsking(false)} className={buttonLook("quiet")}>
            {t("removeNo")}
          </button>
        </div>
      ) : (
        <div className="-ml-2 flex flex-wrap gap-1">
          <button
            type="button"
            aria-label={t("changeNamed", { name })}
            onClick={onEdit}
            className={buttonLook("quiet")}
          >
            {t("edit")}
          </button>
          {!isDefault && (
            <button
              type="button"
              disabled={isLoading}
              aria-label={t("useNamed", { name })}
              onClick={use}
              className={buttonLook("quiet")}
            >
              {t("use")}
            </button>
          )}
          <button
            type="button"
            aria-label={t("removeNamed", { name })}
            onClick={() => setAsking(true)}
            className={buttonLook("quiet")}
          >
            {t("remove")}
          </button>
        </div>
      )}
      <p role="alert" className="text-error text-small empty:hidden">
        {problem}
      </p>
    </section>
  );
}

function AddressLines({ address }: { address: BillingAddress }) {
  const t = useTranslations("account.billing");
  const { code } = useLanguage();
  const { name, company, street, country } = address;
  const place = placeLines(address).join(", ");
  const numbers = [
    ["taxNumber", hideIdentity(address)],
    ["taxOffice", address.taxOffice],
    ["vatId", address.vatId],
    ["leitwegId", address.leitwegId],
  ] as const;
  return (
    <div className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-2">
      <address className="grid content-start break-words not-italic">
        {company && <span>{name}</span>}
        <span>{street}</span>
        <span>{place}</span>
        <span>{countryName(country, code)}</span>
      </address>
      <dl className="grid content-start gap-1 empty:hidden">
        {numbers.map(
          ([key, value]) =>
            value && (
              <div key={key} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">{t(`fields.${key}`)}</dt>
                <dd className="break-all tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
