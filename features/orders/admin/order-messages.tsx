import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "#platform/admin/moment.tsx";
import { useDraft } from "#platform/admin/use-draft.ts";
import { useSend } from "#platform/admin/use-send.ts";
import type { talkCalls } from "../talk/talk-calls.ts";
import { longestMessage } from "../talk/talk-limits.ts";
import type { OrderAnswer } from "./office-calls.ts";

/** What buyer and company wrote to each other about an order; the buyer sees it, and hears of it by mail. */
export function OrderMessages({ id, messages }: { id: string } & Pick<OrderAnswer, "messages">) {
  const t = useTranslations("admin.orders");
  const { send, isBusy } = useSend<typeof talkCalls>();
  const draft = useDraft(`order message ${id}`);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = draft.read();
    const body = { id, text: written.text ?? "" };
    if (await send("POST /api/admin/order/message", { body }, { done: t("talk.sent") }))
      draft.sent(written);
  }

  return (
    <section className="admin-card" aria-labelledby="order-talk">
      <h2 id="order-talk">{t("talk.heading")}</h2>
      {messages.length > 0 && (
        <ol className="admin-thread">
          {messages.map(({ from, text, by, at }) => (
            <li key={`${at} ${from}`} className="admin-said-by" data-kind={from}>
              <p className="admin-row admin-small">
                <strong>{from === "buyer" ? t("buyer") : by}</strong>
                <Moment at={at} />
              </p>
              <p className="admin-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <form ref={draft.form} className="admin-form" onSubmit={submit} onInput={draft.keep}>
        <label>
          <span className="admin-label">{t("talk.text")}</span>
          <textarea
            name="text"
            required
            rows={4}
            maxLength={longestMessage}
            className="admin-control"
          />
        </label>
        <p className="admin-soft admin-small">{t("talk.intro")}</p>
        <div>
          <button type="submit" className="admin-button" data-tone="primary" disabled={isBusy}>
            {t("talk.send")}
          </button>
        </div>
      </form>
    </section>
  );
}
