import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage } from "#platform/language/use-language.ts";
import { addressOf, clientOf } from "#platform/session/call-client.ts";
import { makeKey } from "#platform/session/make-key.ts";
import { draftKeys, keepInDraft, restoreDraft } from "#platform/submissions/form-draft.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import type { ShownOrder } from "../calls.ts";
import type { talkCalls } from "./talk-calls.ts";
import { longestMessage } from "./talk-limits.ts";

const call = clientOf<typeof talkCalls>();

interface Props {
  order: Pick<ShownOrder, "reference" | "messages" | "files">;
  /** Of a signed link. */
  orderKey: string;
  level: "h2" | "h3";
}

/** What the company and the buyer tell each other about an order, and the files that the company gave. */
export function OrderTalk({ order, orderKey, level: Heading }: Props) {
  const t = useTranslations("checkout.talk");
  const { reference, files } = order;
  const [messages, setMessages] = useState(order.messages);
  const id = `talk-${reference}`;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <Heading id={id} className="text-subtitle">
        {t("heading")}
      </Heading>
      {files.length > 0 && <Files files={files} orderKey={orderKey} />}
      {messages.length > 0 && <Messages messages={messages} />}
      <MessageForm reference={reference} orderKey={orderKey} onSent={setMessages} />
    </section>
  );
}

function Files({ files, orderKey }: { files: ShownOrder["files"]; orderKey: string }) {
  const t = useTranslations("checkout.talk");
  const { number } = useFormatter();
  const size = (bytes: number) =>
    number(Math.max(1, Math.round(bytes / 1024)), { style: "unit", unit: "kilobyte" });
  return (
    <ul aria-label={t("files")} className="border-line border-t">
      {files.map(({ id, name, kind, bytes }) => (
        <li key={id} className="border-line border-b">
          <a
            href={addressOf("GET /api/shop/order/file", { query: { order: orderKey, id } }).address}
            download
            className="wrap-anywhere inline-flex min-h-11 items-center py-1 font-medium text-brand underline underline-offset-4"
          >
            {t("file", { name, kind: kind.toUpperCase(), size: size(bytes) })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Messages({ messages }: { messages: ShownOrder["messages"] }) {
  const t = useTranslations("checkout.talk");
  const { code } = useLanguage();
  const { name } = useSite();
  const { dateTime } = useFormatter();
  return (
    <ol className="grid grid-cols-1 gap-3">
      {messages.map(({ from, text, at }) => (
        <li
          key={`${at} ${from}`}
          className={`rounded-card border p-4 ${from === "company" ? "border-blueprint bg-blueprint-tint" : "border-line bg-surface"}`}
        >
          <p className="flex max-w-none flex-wrap justify-between gap-x-4 text-small">
            <strong>{from === "company" ? name[code] : t("you")}</strong>
            <time dateTime={at} className="text-ink-soft">
              {dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}
            </time>
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface FormProps {
  reference: string;
  orderKey: string;
  onSent(messages: ShownOrder["messages"]): void;
}

/** What is typed stays in the tab until it is sent. */
function MessageForm({ reference, orderKey, onSent }: FormProps) {
  const t = useTranslations("checkout.talk");
  const form = useRef<HTMLFormElement>(null);
  /** The tries of one text have one key: sent again after a lost answer, it is still one message. */
  const tries = useRef({ text: "", key: "" });
  const [isLoading, setLoading] = useState(false);
  useFocusBack(isLoading);
  const [said, say] = useState<"sent" | "failed" | "limited" | "lost">();
  // Several orders stand on one page: each has a field of its own in the draft.
  const name = `message-${reference}`;
  useEffect(() => {
    if (form.current) restoreDraft(form.current, draftKeys.orderMessage);
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sending = event.currentTarget;
    const text = String(new FormData(sending).get(name) ?? "");
    setLoading(true);
    if (tries.current.text !== text) tries.current = { text, key: makeKey() };
    const given = { body: { order: orderKey, text }, key: tries.current.key };
    const result = await call("POST /api/shop/order/message", given);
    setLoading(false);
    if (result.outcome === "offline") return say("lost");
    if (result.outcome !== "done") return say(result.outcome === "limited" ? "limited" : "failed");
    tries.current = { text: "", key: "" };
    say("sent");
    onSent(result.answer.messages);
    keepInDraft(draftKeys.orderMessage, { [name]: "" });
    sending.reset();
  }

  return (
    <form
      ref={form}
      onSubmit={send}
      onInput={() => say(undefined)}
      data-draft={draftKeys.orderMessage}
      className="grid grid-cols-1 gap-2"
    >
      <label htmlFor={name} className="font-medium">
        {t("text")}
      </label>
      <textarea
        id={name}
        name={name}
        required
        rows={4}
        maxLength={longestMessage}
        data-draft-field=""
        aria-describedby={`${name}-hint`}
        className="field-control"
      />
      <p id={`${name}-hint`} className="text-ink-soft text-small">
        {t("intro")}
      </p>
      <button
        type="submit"
        disabled={isLoading}
        className={`${buttonLook("secondary")} justify-self-start`}
      >
        {isLoading && <Spinner />}
        {t("send")}
      </button>
      <p role="status" className="text-brand text-small empty:sr-only">
        {said === "sent" && t("sent")}
      </p>
      <p role="alert" className="text-error text-small empty:hidden">
        {said && said !== "sent" && t(said)}
      </p>
    </form>
  );
}
