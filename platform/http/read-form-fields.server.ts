import { type FlatFields, gatherFields } from "./flat-fields.server.ts";
import { Problem } from "./problem.server.ts";

/**
 * Reads `application/x-www-form-urlencoded`. Browsers write each line break as CR LF there; it is read as the LF
 * that the visitor typed. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
 * @throws Problem `malformed` when an escape is no UTF-8
 */
export function readFormFields(text: string): FlatFields {
  return gatherFields(
    text
      .split("&")
      .filter(Boolean)
      .map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return [decode(name), decode(value.join("=")).replaceAll("\r\n", "\n")] as const;
      }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new Problem("malformed", { detail: "The form is not encoded as UTF-8." });
  }
}
