import { createHash } from "node:crypto";
import type { InlineHashes } from "./static-manifest.server.ts";

/** Of every inline script that is executed (data blocks like JSON-LD need none) and of every inline style. */
export function inlineHashesOf(html: string): InlineHashes {
  const elements = [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)];
  const hashesOf = (wanted: string) => {
    const texts = elements
      .filter(
        ([, name, attributes = ""]) =>
          name === wanted && !/\bsrc=|type="application\//.test(attributes),
      )
      .map(([, , , text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
    return [...new Set(texts)];
  };
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}

/** Of a file's content, as its ETag carries it. */
export function contentHash(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
