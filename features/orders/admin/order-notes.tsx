import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "#platform/admin/moment.tsx";
import { useDraft } from "#platform/admin/use-draft.ts";
import { useSend } from "#platform/admin/use-send.ts";
import type { OrderAnswer, officeCalls } from "./office-calls.ts";

/** What colleagues tell each other about an order; no buyer ever sees it. */
export function OrderNotes({ id, notes }: { id: string } & Pick<OrderAnswer, "notes">) {
  const t = useTranslations("admin");
  const { send, isBusy } = useSend<typeof officeCalls>();
  const draft = useDraft(`order note ${id}`);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = draft.read();
    const body = { id, text: written.text ?? "" };
    if (await send("POST /api/admin/order/note", { body }, { done: t("note.saved") }))
      draft.sent(written);
  }

  return (
    <section className="admin-card" aria-labelledby="order-notes">
      <h2 id="order-notes">{t("orders.notes")}</h2>
      {notes.length > 0 && (
        <ol className="admin-thread">
          {notes.map(({ text, by, at }) => (
            <li key={`${at} ${text}`} className="admin-said-by" data-kind="note">
              <p className="admin-row admin-small">
                <strong>{by}</strong>
                <Moment at={at} />
              </p>
              <p className="admin-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <form ref={draft.form} className="admin-form" onSubmit={submit} onInput={draft.keep}>
        <label>
          <span className="sr-only">{t("note.text")}</span>
          <textarea name="text" required rows={3} maxLength={10_000} className="admin-control" />
        </label>
        <div>
          <button type="submit" className="admin-button" disabled={isBusy}>
            {t("note.save")}
          </button>
        </div>
      </form>
    </section>
  );
}
