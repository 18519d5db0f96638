import { endsInCheckDigits } from "./mod-97.ts";

/** Coarse address of 2 to 12 digits, perhaps a fine one of up to 30, two check digits. */
const form = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d\d$/;

/**
 * Whom an invoice to a German public body goes to, in capitals; nothing where form or check digits are wrong.
 * Formatspezifikation Leitweg-ID 2.0.2, https://leitweg-id.de
 */
export function readLeitwegId(typed: string): string | undefined {
  if (typed.length > 60) return undefined;
  const id = typed.trim().toUpperCase();
  if (!form.test(id)) return undefined;
  return endsInCheckDigits(id.replaceAll("-", "")) ? id : undefined;
}
