/** Session-storage keys of unsent text, also the forms' `data-draft`; draft.head.js writes them. */
export const draftKeys = {
  contact: "draft-contact",
  application: "draft-application",
  partner: "draft-partner",
  project: "draft-project",
  withdrawal: "draft-withdrawal",
  email: "draft-email",
  checkout: "draft-checkout",
  orderMessage: "draft-order-message",
} as const;

type Draft = Record<string, string>;

/** What is kept of a form, by control. */
export function readDraft(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Puts unsent text back into the fields that are still as the page came: empty, or with what the server wrote there. */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  const draft = readDraft(key);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "[data-draft-field]",
  )) {
    const kept = draft[field.name];
    // A choice has no such default of its own: it is empty.
    const isUntouched = field.value === "" || field.value === field.defaultValue;
    if (typeof kept === "string" && isUntouched) field.value = kept;
  }
}

/** Keeps something beside what was typed. */
export function keepInDraft(key: string, more: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(key), ...more }));
  } catch {
    // Storage is blocked or full: it holds for this page.
  }
}

/** Forgets a form's text once it has been sent. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
