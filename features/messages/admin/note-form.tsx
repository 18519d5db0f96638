import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { AdminSubmit, AdminText } from "#platform/admin/admin-field.tsx";
import { useDraft } from "#platform/admin/use-draft.ts";
import { useSend } from "#platform/admin/use-send.ts";
import type { messageCalls } from "../calls.ts";

/** A note on a message that no visitor ever sees. */
export function NoteForm({ id }: { id: string }) {
  const t = useTranslations("admin.note");
  const { send, isBusy } = useSend<typeof messageCalls>();
  const draft = useDraft(`note ${id}`);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = draft.read();
    const given = { body: { id, text: written.text ?? "" }, key: draft.key() };
    const { renewKey } = draft;
    if (await send("POST /api/admin/message/note", given, { done: t("saved"), renewKey }))
      draft.sent(written);
  }

  return (
    <section className="admin-card" aria-labelledby="note-heading">
      <h2 id="note-heading">{t("heading")}</h2>
      <form ref={draft.form} className="admin-form" onSubmit={submit} onInput={draft.keep}>
        <AdminText
          label={t("text")}
          isNamed
          name="text"
          required
          rows={3}
          maxLength={10_000}
          placeholder={t("hint")}
        />
        <div>
          <AdminSubmit isBusy={isBusy}>{t("save")}</AdminSubmit>
        </div>
      </form>
    </section>
  );
}
