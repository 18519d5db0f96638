import { escapeHtml } from "#features/content/escape-html.ts";
import type { RefusedForm } from "#features/leads/refused-form.ts";

/** What goes into a page that answers a refused plain form post: what its script is told, and one thing more. */
interface FormToFill extends RefusedForm {
  /** A sentence about the whole submission. */
  status?: string;
}

const nameOf = (attributes: string) => /\sname="([^"]*)"/.exec(attributes)?.[1] ?? "";

/**
 * Puts what was typed and what was wrong into a built page, at places that the form's markup marks: controls by
 * `name`, error slots by `data-error-for`, the form's own by `data-form-status`. No script is added that runs, so
 * the page's policy stays as it is; the data block is for the page's script, which puts React in charge again.
 */
export function fillRefusedForm(html: string, refused: FormToFill): string {
  const { form, values, errors, status } = refused;
  const wholeForm = new RegExp(`<form\\b[^>]*\\sdata-form="${form}"[^>]*>[\\s\\S]*?</form>`);
  const data = JSON.stringify({ page: refused.page, form, values, errors }).replaceAll(
    "<",
    "\\u003c",
  );
  return html
    .replace(wholeForm, (markup) => {
      const filled = fillSlots(fillControls(markup, values, errors), errors);
      return status === undefined
        ? filled
        : filled.replace(
            /(<p\b[^>]*\sdata-form-status\b[^>]*>)(?=<\/p>)/,
            (slot) => slot + escapeHtml(status),
          );
    })
    .replace(
      "</head>",
      () => `<script type="application/json" id="refused-form">${data}</script></head>`,
    );
}

function fillControls(
  markup: string,
  values: Record<string, string>,
  errors: Record<string, string>,
): string {
  return markup.replace(
    /<(input|textarea)\b([^>]*?)(\s*\/?>)/g,
    (tag, element, attributes, close) => {
      const name = nameOf(attributes);
      if (!Object.hasOwn(values, name)) return tag;
      const value = escapeHtml(values[name] ?? "");
      const invalid = Object.hasOwn(errors, name) ? ' aria-invalid="true"' : "";
      // A textarea's first line break is markup, not text: one of ours goes in front.
      return element === "textarea"
        ? `<textarea${attributes}${invalid}${close}\n${value}`
        : `<input${attributes} value="${value}"${invalid}${close}`;
    },
  );
}

function fillSlots(markup: string, errors: Record<string, string>): string {
  return markup.replace(
    /(<p\b[^>]*\sdata-error-for="([^"]*)"[^>]*>)(?=<\/p>)/g,
    (slot, _, name) => slot + escapeHtml(Object.hasOwn(errors, name) ? (errors[name] ?? "") : ""),
  );
}
