import { useEffect, useRef } from "react";
import { makeKey } from "#platform/session/make-key.ts";
import { keepPrivateDraft, readPrivateDraft } from "#platform/session/private-drafts.ts";

type Fields = Record<string, string>;

/** What belongs to a text and is no part of it. */
interface Marks {
  /** Sent again after a reload, it is still one reply. */
  idempotencyKey: string;
  /** What the page showed when the text was begun. */
  seen: string;
}

/**
 * Keeps what is typed into a form until it is sent, over reloads and other screens; `name` is unique to the form and
 * what it is about, `shown` is the newest that the page shows of it.
 */
export function useDraft(name: string, shown = "") {
  const form = useRef<HTMLFormElement>(null);
  const marks = useRef<Marks>({ idempotencyKey: "", seen: shown });
  const isBegun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown counts when a text is begun
  useEffect(() => {
    const { idempotencyKey = makeKey(), seen = shown, ...fields } = readPrivateDraft(name) ?? {};
    marks.current = { idempotencyKey, seen };
    for (const [field, text] of Object.entries(fields)) setField(form.current, field, text);
    isBegun.current = !isEmpty(fields);
  }, [name]);

  const read = () => fieldsOf(form.current);

  function keep(): void {
    const fields = read();
    if (!isBegun.current) marks.current.seen = shown;
    isBegun.current = !isEmpty(fields);
    keepPrivateDraft(name, isBegun.current ? { ...fields, ...marks.current } : undefined);
  }

  /** What is sent next is something new. */
  function renewKey(): void {
    marks.current.idempotencyKey = makeKey();
    keep();
  }

  return {
    form,
    /** Of the next sending. */
    key: () => marks.current.idempotencyKey,
    /** The newest that the page showed when the text was begun, or that its writer was told of since. */
    seen: () => marks.current.seen,
    /** The writer knows of this now. */
    see(newest: string): void {
      marks.current.seen = newest;
      keep();
    },
    /** What stands in the form now, field by field. */
    read,
    /** For `onInput`. */
    keep,
    renewKey,
    /** These fields have been sent: they go, unless somebody went on typing meanwhile. */
    sent(fields: Fields): void {
      const now = read();
      const isSame = Object.keys(fields).every((field) => fields[field] === now[field]);
      if (isSame) form.current?.reset();
      renewKey();
    },
  };
}

const isEmpty = (fields: Fields) => Object.values(fields).every((text) => text === "");

function setField(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

function fieldsOf(form: HTMLFormElement | null): Fields {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
