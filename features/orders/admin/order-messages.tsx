import { useTranslations } from "use-intl";
import { AdminSubmit, AdminText } from "#platform/admin/admin-field.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { talkCalls } from "../talk/talk-calls.ts";
import { longestMessage } from "../talk/talk-limits.ts";
import type { OrderAnswer } from "./office-calls.ts";
import { OrderThread } from "./order-thread.tsx";

/** What buyer and company wrote to each other about an order; the buyer sees it, and hears of it by mail. */
export function OrderMessages({ id, messages }: { id: string } & Pick<OrderAnswer, "messages">) {
  const t = useTranslations("admin.orders");
  const { send, isBusy } = useSend<typeof talkCalls>();
  return (
    <OrderThread
      heading={t("talk.heading")}
      said={messages.map(({ from, by, at, text }) => ({
        ...{ kind: from, at, text },
        by: from === "buyer" ? t("buyer") : by,
      }))}
      draftName={`order message ${id}`}
      onSend={(text, { key, renewKey }) => {
        const given = { body: { id, text }, key: key() };
        return send("POST /api/admin/order/message", given, { done: t("talk.sent"), renewKey });
      }}
      field={
        <>
          <AdminText
            label={t("talk.text")}
            name="text"
            required
            rows={4}
            maxLength={longestMessage}
          />
          <p className="admin-soft admin-small">{t("talk.intro")}</p>
        </>
      }
      button={
        <AdminSubmit tone="primary" isBusy={isBusy}>
          {t("talk.send")}
        </AdminSubmit>
      }
    />
  );
}
