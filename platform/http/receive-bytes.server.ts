import { Problem } from "./problem.server.ts";

/**
 * What of a body is read. `patience`: up to so many times as much is received and forgotten before it is refused,
 * since a browser reads no answer before it has sent.
 * @throws Problem `too_large` or `malformed`
 */
export async function receiveBytes(
  { body }: Request,
  most: number,
  patience = 1,
): Promise<{ bytes: Buffer; isTooLarge: boolean }> {
  const tooLarge = new Problem("too_large", { detail: `At most ${most} bytes are read.` });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > most * patience) throw tooLarge;
      if (size <= most) chunks.push(chunk);
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    throw new Problem("malformed", { detail: "The body ended early." });
  }
  return { bytes: Buffer.concat(chunks), isTooLarge: size > most };
}
