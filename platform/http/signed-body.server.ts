import { createHmac } from "node:crypto";

/** The header by which a receiver knows that a body came from us, as GitHub has it. */
export const signedBody = (body: string, secret: string): Record<string, string> => ({
  "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
});
