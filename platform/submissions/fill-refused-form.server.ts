import { escapeHtml } from "#platform/rules/escape-html.ts";
import type { RefusedForm } from "./refused-form.ts";

/** What goes into a form of a built page. */
type FormToFill = Omit<RefusedForm, "page">;

const attributeOf = (attributes: string, name: "name" | "type" | "value") =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
const nameOf = (attributes: string) => attributeOf(attributes, "name") ?? "";

/**
 * Answers a refused plain form post with its page: what was typed and what was wrong stand in the form. No script is
 * added that runs, so the page's policy stays as it is; the data block is for the page's script, which puts React in
 * charge again.
 */
export function fillRefusedForm(html: string, refused: RefusedForm): string {
  const data = JSON.stringify(refused).replaceAll("<", "\\u003c");
  return fillForm(html, refused).replace(
    "</head>",
    () => `<script type="application/json" id="refused-form">${data}</script></head>`,
  );
}

/**
 * Puts texts into a form of a built page, at places that its markup marks: controls by `name`, error slots by
 * `data-error-for`, the form's own by `data-form-status`.
 */
export function fillForm(html: string, { form, values, errors, status }: FormToFill): string {
  const wholeForm = new RegExp(`<form\\b[^>]*\\sdata-form="${form}"[^>]*>[\\s\\S]*?</form>`);
  return html.replace(wholeForm, (markup) => {
    const filled = fillSlots(fillControls(markup, values, errors), errors);
    return status === undefined
      ? filled
      : filled.replace(
          /(<p\b[^>]*\sdata-form-status\b[^>]*>)(?=<\/p>)/,
          (slot) => slot + escapeHtml(status),
        );
  });
}

function fillControls(
  markup: string,
  values: Record<string, string>,
  errors: Record<string, string>,
): string {
  return fillChoices(markup, values).replace(
    /<(input|textarea)\b([^>]*?)(\s*\/?>)/g,
    (tag, element, attributes, close) => {
      const name = nameOf(attributes);
      if (!Object.hasOwn(values, name)) return tag;
      const value = escapeHtml(values[name] ?? "");
      if (["checkbox", "radio"].includes(attributeOf(attributes, "type") ?? "")) {
        const own = attributeOf(attributes, "value") ?? "on";
        const bare = attributes.replace(/\schecked(="[^"]*")?/, "");
        return `<input${bare}${own === value ? ' checked=""' : ""}${close}`;
      }
      const invalid = Object.hasOwn(errors, name) ? ' aria-invalid="true"' : "";
      // A textarea's first line break is markup, not text: one of ours goes in front.
      return element === "textarea"
        ? `<textarea${attributes}${invalid}${close}\n${value}`
        : `<input${attributes.replace(/\svalue="[^"]*"/, "")} value="${value}"${invalid}${close}`;
    },
  );
}

/** Marks what was chosen; what is none of the options leaves the first one. */
function fillChoices(markup: string, values: Record<string, string>): string {
  return markup.replace(
    /(<select\b([^>]*)>)([\s\S]*?)(?=<\/select>)/g,
    (whole, start, attributes, options) => {
      const name = nameOf(attributes);
      const chosen = Object.hasOwn(values, name) ? values[name] : "";
      if (!chosen) return whole;
      const place = `<option value="${escapeHtml(chosen)}"`;
      return (
        start + options.replace(' selected=""', "").replace(place, () => `${place} selected=""`)
      );
    },
  );
}

function fillSlots(markup: string, errors: Record<string, string>): string {
  return markup.replace(
    /(<p\b[^>]*\sdata-error-for="([^"]*)"[^>]*>)(?=<\/p>)/g,
    (slot, _, name) => slot + escapeHtml(Object.hasOwn(errors, name) ? (errors[name] ?? "") : ""),
  );
}
