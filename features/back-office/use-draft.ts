import { useEffect, useRef } from "react";
import { makeKey } from "#features/session/make-key.ts";
import { keepPrivateDraft, readPrivateDraft } from "#features/session/private-drafts.ts";

/**
 * Keeps what is typed into a form until it is sent, over reloads and other screens; `name` is unique to the form and
 * what it is about. The idempotency key lives as long as the text: sent again after a reload, it is still one reply.
 */
export function useDraft(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef("");

  useEffect(() => {
    const { idempotencyKey = makeKey(), ...fields } = readPrivateDraft(name) ?? {};
    key.current = idempotencyKey;
    for (const [field, text] of Object.entries(fields)) setField(form.current, field, text);
  }, [name]);

  const read = () => fieldsOf(form.current);

  function keep(): void {
    const fields = read();
    const isEmpty = Object.values(fields).every((text) => text === "");
    keepPrivateDraft(name, isEmpty ? undefined : { ...fields, idempotencyKey: key.current });
  }

  /** What is sent next is something new. */
  function renewKey(): void {
    key.current = makeKey();
    keep();
  }

  return {
    form,
    /** Of the next sending. */
    key: () => key.current,
    /** What stands in the form now, field by field. */
    read,
    /** For `onInput`, and after the page has filled a field by `fill`. */
    keep,
    fill: (field: string, text: string) => setField(form.current, field, text),
    renewKey,
    /** It has been sent. */
    clear(): void {
      form.current?.reset();
      renewKey();
    },
  };
}

function setField(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

function fieldsOf(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
