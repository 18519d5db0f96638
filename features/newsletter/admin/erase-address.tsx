import { useTranslations } from "use-intl";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { newsletterCalls } from "../calls.ts";

/** Erases an address when its owner asks for it. Who only wants no more mail is unsubscribed, and stays so. */
export function EraseAddress({ id, email }: { id: string; email: string }) {
  const t = useTranslations("admin.emails");
  const { send, isBusy } = useSend<typeof newsletterCalls>();
  return (
    <DangerButton
      isBusy={isBusy}
      heading={t("eraseHeading")}
      text={t("eraseText", { email })}
      yes={t("eraseYes")}
      onYes={() =>
        void send("POST /api/admin/email/delete", { body: { id } }, { done: t("erased") })
      }
    >
      {t("erase")} <span className="sr-only">{email}</span>
    </DangerButton>
  );
}
