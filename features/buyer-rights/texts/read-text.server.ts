import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { companyFacts } from "#features/legal/company-facts.server.ts";
import { fillFacts } from "#features/legal/fill-facts.server.ts";
import { wholeSite as site } from "#platform/content/whole-site.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { withdrawPage } from "../withdrawal/withdrawal-fields.ts";
import type { OrderTextKind } from "./shown-texts.ts";

/** What of an order a text can name in braces. */
export const orderPlaces = [
  "buyerName",
  "buyerAddress",
  "buyerEmail",
  "buyerPhone",
  "buyerTaxNumber",
  "orderLines",
  "orderNet",
  "orderTax",
  "orderTotal",
  "taxNote",
  "paymentMethod",
  "payWithin",
  "start",
  "orderReference",
  "orderDate",
] as const;
export type OrderPlace = (typeof orderPlaces)[number];

export interface TextTemplate {
  kind: OrderTextKind;
  title: string;
  /** Day of the last change, `2026-11-22`. */
  updated: string;
  /** As the company wrote it, its facts filled in, with places for those of an order. */
  template: string;
}

const folder = fileURLToPath(new URL("../../../content/order-texts", import.meta.url));
const form =
  /^---\nupdated: (?<updated>\d{4}-\d\d-\d\d)\n---\n\n# (?<title>.+)\n\n(?<body>[\s\S]+)$/;
const kept = new Map<string, TextTemplate>();

/**
 * A text of selling in a language, content/order-texts; read once.
 * @throws when it has not its form or names an unknown fact; the message names the file
 */
export function readTextTemplate(kind: OrderTextKind, language: LanguageCode): TextTemplate {
  const file = path.join(folder, kind, `${language}.md`);
  const known = kept.get(file);
  if (known) return known;
  try {
    const read = readTemplate(readFileSync(file, "utf8"), language);
    kept.set(file, { kind, ...read });
    return { kind, ...read };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function readTemplate(text: string, language: LanguageCode) {
  const { updated, title, body } = form.exec(text)?.groups ?? {};
  if (!updated || !title || !body)
    throw new Error('it must begin with "---", "updated: year-month-day", "---", "# Title"');
  const withoutAnchors = body.replace(/ \{#[a-z-]+\}$/gm, "");
  const template = fillFacts(withoutAnchors, {
    ...companyFacts(site, language),
    withdrawPath: localizedPath(withdrawPage, language),
    ...Object.fromEntries(orderPlaces.map((place) => [place, `{${place}}`])),
  });
  return { updated, title, template: template.trim() };
}
