import { createHmac } from "node:crypto";
import type { Sign } from "#platform/session/signature.server.ts";

/** Signs with the server's secret: HMAC-SHA-256, base64url. Each use puts its own name in front of the text. */
export function createSign(secret: string): Sign {
  return (text) => createHmac("sha256", secret).update(text).digest("base64url");
}
