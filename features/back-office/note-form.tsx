import { type FormEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { useSend } from "./use-send.ts";

/** A note on a message that no visitor ever sees. */
export function NoteForm({ id }: { id: string }) {
  const t = useTranslations("admin.note");
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy } = useSend();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text"));
    if (await send("message/note", { id, text }, t("saved"))) form.current?.reset();
  }

  return (
    <section className="desk-card" aria-labelledby="note-heading">
      <h2 id="note-heading">{t("heading")}</h2>
      <form ref={form} className="desk-form" onSubmit={submit}>
        <label>
          <span className="sr-only">{t("text")}</span>
          <textarea
            name="text"
            required
            rows={3}
            maxLength={10_000}
            placeholder={t("hint")}
            className="desk-control"
          />
        </label>
        <div>
          <button type="submit" className="desk-button" disabled={isBusy}>
            {t("save")}
          </button>
        </div>
      </form>
    </section>
  );
}
