import { createHmac } from "node:crypto";

/** Signs with the server's secret: HMAC-SHA-256, base64url. Each use puts its own name in front of the text. */
export function createSign(secret: string) {
  return (text: string): string => createHmac("sha256", secret).update(text).digest("base64url");
}

export type Sign = ReturnType<typeof createSign>;
