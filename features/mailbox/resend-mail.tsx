import { useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { ConfirmDialog } from "#platform/admin/confirm-dialog.tsx";
import { useKey } from "#platform/admin/use-key.ts";
import { useSend } from "#platform/admin/use-send.ts";
import type { ListedMail, mailboxCalls } from "./calls.ts";
import { useReceiver } from "./use-receiver.ts";

/** A mail that waits is tried at once; of any other its receiver gets a second copy, so that is asked first. */
export function ResendMail({ mail }: { mail: Pick<ListedMail, "id" | "to" | "state"> }) {
  const t = useTranslations("admin");
  const { send, isBusy } = useSend<typeof mailboxCalls>();
  const { key, renewKey } = useKey();
  const [asks, setAsks] = useState(false);
  const isWaiting = mail.state === "waiting";
  const to = useReceiver()(mail.to);

  async function resend() {
    setAsks(false);
    const { id } = mail;
    const given = isWaiting ? { body: { id } } : { body: { id, copy: true }, key: key() };
    // It may have been sent since this page was loaded; then the page shows that, and the next click asks.
    const refused = () => t("delivery.sentMeanwhile");
    if (await send("POST /api/admin/mail/resend", given, { done: t("delivery.resent"), refused }))
      renewKey();
  }

  return (
    <>
      <AdminButton disabled={isBusy} onClick={() => (isWaiting ? resend() : setAsks(true))}>
        {t("delivery.resend")}
      </AdminButton>
      <ConfirmDialog
        isOpen={asks}
        heading={t("delivery.againHeading")}
        text={
          mail.state === "failed"
            ? t("delivery.againFailed", { to })
            : t("delivery.againSent", { to })
        }
        yes={t("delivery.resend")}
        tone="primary"
        onYes={resend}
        onNo={() => setAsks(false)}
      />
    </>
  );
}
