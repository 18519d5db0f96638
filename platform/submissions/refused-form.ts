/** What the server wrote into a page that answers a refused post made without JavaScript. */
export interface RefusedForm {
  /** The page's own address; the post went to another one. */
  page: string;
  form: string;
  /** Control → what was typed. */
  values: Record<string, string>;
  /** Control → a sentence about what is wrong with it. */
  errors: Record<string, string>;
  /** A sentence about the whole submission. */
  status?: string;
}

let refused: RefusedForm | undefined;

/**
 * A form that was posted before React arrived came back with messages, or with a reference, inside: take them out
 * again, so that the page is the built one when React meets it, and keep them for the form (`refusedFormOf`).
 */
export function takeRefusedForm(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-reference]")) {
    place.hidden = true;
    place.querySelector("strong")?.replaceChildren();
  }
  const block = document.getElementById("refused-form");
  if (!block?.textContent) return;
  refused = JSON.parse(block.textContent) as RefusedForm;
  block.remove();
  history.replaceState(null, "", refused.page);
  for (const slot of document.querySelectorAll("[data-error-for], [data-form-status]")) {
    slot.textContent = "";
  }
  for (const field of document.querySelectorAll("[data-form] [aria-invalid]")) {
    field.removeAttribute("aria-invalid");
  }
}

/** Whether a form of this page is still to take its refused submission. */
export const hasRefusedForm = () => refused !== undefined;

/** The refused submission of this page load, if it was this form's; given once. */
export function refusedFormOf(form: RefusedForm["form"]): RefusedForm | undefined {
  if (refused?.form !== form) return undefined;
  const taken = refused;
  refused = undefined;
  return taken;
}
