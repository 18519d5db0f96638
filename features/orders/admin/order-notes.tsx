import { useTranslations } from "use-intl";
import { AdminSubmit, AdminText } from "#platform/admin/admin-field.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { OrderAnswer, officeCalls } from "./office-calls.ts";
import { OrderThread } from "./order-thread.tsx";

/** What colleagues tell each other about an order; no buyer ever sees it. */
export function OrderNotes({ id, notes }: { id: string } & Pick<OrderAnswer, "notes">) {
  const t = useTranslations("admin");
  const { send, isBusy } = useSend<typeof officeCalls>();
  return (
    <OrderThread
      heading={t("orders.notes")}
      said={notes.map((note) => ({ ...note, kind: "note" }))}
      draftName={`order note ${id}`}
      onSend={(text, { key, renewKey }) => {
        const given = { body: { id, text }, key: key() };
        return send("POST /api/admin/order/note", given, { done: t("note.saved"), renewKey });
      }}
      field={
        <AdminText
          label={t("note.text")}
          isNamed
          name="text"
          required
          rows={3}
          maxLength={10_000}
        />
      }
      button={<AdminSubmit isBusy={isBusy}>{t("note.save")}</AdminSubmit>}
    />
  );
}
