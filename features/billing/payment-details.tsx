import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "#features/accounts/loaded.tsx";
import { Panel } from "#features/accounts/panel.tsx";
import { useAnswer } from "#features/accounts/use-answer.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { BillingCard } from "./billing-card.tsx";
import { BillingForm } from "./billing-form.tsx";
import type { BillingAddresses, billingCalls } from "./calls.ts";

const callBilling = clientOf<typeof billingCalls>();

/** Whom the invoices of this account are made out to. */
export default function PaymentDetails() {
  const { answer, problem, load, put } = useAnswer(() =>
    callBilling("GET /api/account/billing-addresses"),
  );
  return (
    <Loaded answer={answer} problem={problem} onRetry={load}>
      {({ addresses }) => <Addresses addresses={addresses} onChange={put} />}
    </Loaded>
  );
}

interface Props extends BillingAddresses {
  onChange(answer: BillingAddresses): void;
}

function Addresses({ addresses, onChange }: Props) {
  const t = useTranslations("account.billing");
  /** The address whose form is open; `new`: one that is to be added. */
  const [open, setOpen] = useState<string>();
  const [said, say] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const isFirst = addresses.length === 0;

  /** What was pressed goes: the focus stays in this place, which says what was done. */
  function show(answer: BillingAddresses, text: string) {
    onChange(answer);
    setOpen(undefined);
    say(text);
    place.current?.focus();
  }

  const close = isFirst ? undefined : () => setOpen(undefined);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 outline-none">
      <p role="status" className="text-small empty:sr-only">
        {said}
      </p>
      {addresses.map((address) =>
        open === address.id ? (
          <Panel key={address.id} heading={t("change")}>
            <BillingForm
              address={address}
              send={(body) =>
                callBilling("PUT /api/account/billing-addresses/:id", {
                  params: { id: address.id },
                  body,
                })
              }
              onDone={(answer) => show(answer, t("saved"))}
              onClose={close}
            />
          </Panel>
        ) : (
          <BillingCard
            key={address.id}
            address={address}
            onEdit={() => setOpen(address.id)}
            onChange={show}
          />
        ),
      )}
      {open === "new" || isFirst ? (
        <Panel heading={t(isFirst ? "first" : "add")} text={isFirst ? t("firstText") : undefined}>
          <BillingForm
            send={(body) => callBilling("POST /api/account/billing-addresses", { body })}
            onDone={(answer) => show(answer, t("saved"))}
            onClose={close}
          />
        </Panel>
      ) : (
        <button
          type="button"
          onClick={() => setOpen("new")}
          className={`${buttonLook("secondary")} justify-self-start`}
        >
          {t("add")}
        </button>
      )}
      <p className="text-ink-soft text-small">{t("noCards")}</p>
    </div>
  );
}
