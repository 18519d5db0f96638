import { type FormEvent, type ReactNode, useId } from "react";
import { Moment } from "#platform/admin/moment.tsx";
import { useDraft } from "#platform/admin/use-draft.ts";

interface Said {
  /** How it looks: the buyer's words, the company's, or a note. */
  kind: string;
  by: string;
  at: string;
  text: string;
}

interface Props {
  heading: string;
  said: readonly Said[];
  /** What is typed is kept under this name until it is sent. */
  draftName: string;
  /** Its `name` is `text`, with its label. */
  field: ReactNode;
  button: ReactNode;
  /** Whether it worked: what did not stays typed. */
  onSend(
    text: string,
    draft: Pick<ReturnType<typeof useDraft>, "key" | "renewKey">,
  ): Promise<object | undefined>;
}

/** What people wrote about an order, and the form to add to it. */
export function OrderThread({ heading, said, draftName, field, button, onSend }: Props) {
  const id = useId();
  const draft = useDraft(draftName);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = draft.read();
    if (await onSend(written.text ?? "", draft)) draft.sent(written);
  }

  return (
    <section className="admin-card" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {said.length > 0 && (
        <ol className="admin-thread">
          {said.map(({ kind, by, at, text }) => (
            <li key={`${at} ${kind} ${text}`} className="admin-said-by" data-kind={kind}>
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
        {field}
        <div>{button}</div>
      </form>
    </section>
  );
}
