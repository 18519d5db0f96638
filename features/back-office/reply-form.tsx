import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { fillTemplate } from "./fill-template.ts";
import type { Message, ReplyTemplate } from "./message-answers.ts";
import { useDraft } from "./use-draft.ts";
import { useSend } from "./use-send.ts";

interface Props {
  message: Message;
  /** In the language of the message. */
  templates: ReplyTemplate[];
}

/** An answer by mail; a template fills the fields, and what is sent is what stands there. */
export function ReplyForm({ message, templates }: Props) {
  const t = useTranslations("admin.reply");
  const { send, isBusy } = useSend();
  const { id, email, name, reference, language } = message;
  const draft = useDraft(`reply ${id}`);

  function fill(key: string) {
    const template = templates.find((one) => one.key === key);
    if (!template) return;
    for (const part of ["subject", "text"] as const)
      draft.fill(part, fillTemplate(template[part], { name, reference }));
    draft.keep();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const repeated = { words: t("repeated"), after: draft.renewKey };
    const options = { done: t("sent"), key: draft.key(), repeated };
    if (await send("message/reply", { id, ...draft.read() }, options)) draft.clear();
  }

  return (
    <section className="desk-card" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{t("heading")}</h2>
      <p className="desk-soft desk-small">{t("to", { email })}</p>
      <form ref={draft.form} className="desk-form" onSubmit={submit} onInput={draft.keep}>
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
