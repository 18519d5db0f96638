import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { isSameSignature, type Sign, tokenParts } from "#platform/session/signature.server.ts";

/**
 * Two links lead to an order. `mail`: only who reads the buyer's mailbox has it, so opening it shows that the order is
 * meant. `page`: whoever ordered gets it at once, and it shows nothing.
 */
export type Way = "mail" | "page";
const ways: readonly Way[] = ["mail", "page"];

const signatureOf = (reference: string, way: Way, sign: Sign) => sign(`order-${way}:${reference}`);

/** What such a link carries: the reference and our signature. It needs no table and never expires. */
export const makeOrderKey = (reference: string, way: Way, sign: Sign): string =>
  `${reference}.${signatureOf(reference, way, sign)}`;

/** The reference of a key that we made, and by which way it came; undefined for any other text. */
export function readOrderKey(key: string, sign: Sign): { reference: string; way: Way } | undefined {
  const [reference = "", signature = ""] = tokenParts(key, 2) ?? [];
  const way = ways.find((one) => isSameSignature(signature, signatureOf(reference, one, sign)));
  return reference && way ? { reference, way } : undefined;
}

/** The order's page, without the site's origin. */
export const orderPath = (key: string, language: LanguageCode): string =>
  `${localizedPath("/shop/order", language)}?order=${key}`;
