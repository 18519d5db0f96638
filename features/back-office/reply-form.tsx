import { type FormEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Message, ReplyTemplate } from "./admin-answers.ts";
import { fillTemplate } from "./fill-template.ts";
import { useSend } from "./use-send.ts";

interface Props {
  message: Message;
  /** In the language of the message. */
  templates: ReplyTemplate[];
}

/** An answer by mail; a template fills the fields, and what is sent is what stands there. */
export function ReplyForm({ message, templates }: Props) {
  const t = useTranslations("admin.reply");
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy } = useSend();
  const { id, email, name, reference, language } = message;

  function fill(key: string) {
    const template = templates.find((one) => one.key === key);
    const fields = form.current?.elements;
    if (!template || !fields) return;
    for (const part of ["subject", "text"] as const) {
      const field = fields.namedItem(part) as HTMLInputElement;
      field.value = fillTemplate(template[part], { name, reference });
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const [subject, text] = [String(written.get("subject")), String(written.get("text"))];
    if (await send("message/reply", { id, subject, text }, t("sent"))) form.current?.reset();
  }

  return (
    <section className="desk-card" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{t("heading")}</h2>
      <p className="desk-soft desk-small">{t("to", { email })}</p>
      <form ref={form} className="desk-form" onSubmit={submit}>
        <label>
          <span className="desk-label">{t("template")}</span>
          <select
            className="desk-control"
            defaultValue=""
            onChange={({ target }) => fill(target.value)}
          >
            <option value="">{t("noTemplate")}</option>
            {templates.map(({ key, name: words }) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="desk-label">{t("subject")}</span>
          <input name="subject" required maxLength={150} lang={language} className="desk-control" />
        </label>
        <label>
          <span className="desk-label">{t("text")}</span>
          <textarea
            name="text"
            required
            rows={9}
            maxLength={10_000}
            lang={language}
            className="desk-control"
          />
        </label>
        <div>
          <button type="submit" className="desk-button" data-tone="primary" disabled={isBusy}>
            {t(isBusy ? "sending" : "send")}
          </button>
        </div>
      </form>
    </section>
  );
}
