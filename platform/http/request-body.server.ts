import type { FlatFields } from "./flat-fields.server.ts";
import { Problem } from "./problem.server.ts";
import { readFlatJson } from "./read-flat-json.server.ts";
import { readFormFields } from "./read-form-fields.server.ts";
import { receiveBytes } from "./receive-bytes.server.ts";

/**
 * Bytes. Whatever its letters, the longest contact message that the schema accepts fits: 10,694 characters in all
 * fields and 1,800 in those of its campaign take at most 12 bytes each, be it `%F0%9F%98%80` in a form that a browser
 * posts or `\ud83d\ude00` in JSON.
 */
const bodyLimit = 160 * 1024;

/** `json`: from the page's script; `form`: posted by the browser itself. */
export type BodyKind = "json" | "form";

const kinds: Record<string, BodyKind> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/**
 * Tells how a body is to be read.
 * @throws Problem `unsupported_type` for another type, another charset than UTF-8 and for compressed bodies
 */
export function bodyKind(headers: Headers): BodyKind {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = parameters
    .map((one) => one.trim())
    .find((one) => one.startsWith("charset="))
    ?.slice("charset=".length)
    .replaceAll('"', "");
  const kind = kinds[type.trim()];
  if (!kind || (charset && charset !== "utf-8") || headers.has("content-encoding")) {
    throw new Problem("unsupported_type", {
      detail: `Send ${Object.keys(kinds).join(" or ")} in UTF-8, not compressed.`,
    });
  }
  return kind;
}

/**
 * Reads a body of texts.
 * @throws Problem `too_large` or `malformed`
 */
export async function readFields(request: Request, kind: BodyKind): Promise<FlatFields> {
  const text = await readText(request);
  return kind === "json" ? readFlatJson(text) : readFormFields(text);
}

/** The body as text: at most 160 KB, which is known before the rest arrives, and nothing but UTF-8. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length")) > bodyLimit)
    throw new Problem("too_large", { detail: `At most ${bodyLimit} bytes are read.` });
  const { bytes } = await receiveBytes(request, bodyLimit);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Problem("malformed", { detail: "The body is not UTF-8." });
  }
}
