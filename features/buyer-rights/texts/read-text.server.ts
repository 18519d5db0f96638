import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { companyFacts } from "#features/legal/company-facts.server.ts";
import { fillFacts } from "#features/legal/fill-facts.ts";
import { sectionsIn } from "#features/pages/describe-entry.server.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { readLiveOfKind } from "#features/pages/live-pages.server.ts";
import { withOwnLegalText } from "#features/pages/own-legal-texts.server.ts";
import { readEntryFile } from "#features/pages/read-entry-file.server.ts";
import { readLiveSites } from "#features/pages/site/read-shells.server.ts";
import { readVersions, versionKey } from "#features/pages/stored-entries.server.ts";
import { newestRelease } from "#features/publishing/release-store.server.ts";
import type { ShownSite } from "#platform/content/site-shell.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Db } from "#platform/store/store.server.ts";
import { withdrawPage } from "../withdrawal/withdrawal-fields.ts";
import { plainText } from "./plain-text.server.ts";
import { type OrderTextKind, orderTextKinds, orderTextOf } from "./shown-texts.ts";

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

/** The texts of selling in a language, by their kind. */
export type TextTemplates = Readonly<Record<OrderTextKind, TextTemplate>>;

/** The texts as they are live, with the facts that are; what is not live, as the site begins with it. */
export async function readTextTemplates(db: Db, language: LanguageCode): Promise<TextTemplates> {
  const live = (await readLiveOfKind(db, "order-text")).filter((row) => row.language === language);
  const documents = await readVersions(db, live);
  const found = new Map(
    live.map((row) => [orderTextOf(row.entry), documents.get(versionKey(row))] as const),
  );
  const sites = await readLiveSites(db);
  return templatesOf((kind) => found.get(kind) ?? seedOf(kind), language, sites[language]);
}

/** The same for whoever asks often: read again once something was published. */
export function keepTextTemplates(): typeof readTextTemplates {
  const kept = new Map<LanguageCode, { release: number; templates: TextTemplates }>();
  return async (db, language) => {
    // First, so that what is kept under it is never older.
    const release = await newestRelease(db);
    const known = kept.get(language);
    if (known?.release === release) return known.templates;
    const templates = await readTextTemplates(db, language);
    kept.set(language, { release, templates });
    return templates;
  };
}

/** The texts that a site begins with. */
export const seededTemplates = (language: LanguageCode): TextTemplates =>
  templatesOf(seedOf, language, wholeSite);

const templatesOf = (
  documentOf: (kind: OrderTextKind) => EntryDocument,
  language: LanguageCode,
  site: ShownSite,
): TextTemplates =>
  Object.fromEntries(
    orderTextKinds.map((kind) => [kind, makeTemplate(kind, documentOf(kind), language, site)]),
  ) as Record<OrderTextKind, TextTemplate>;

const folder = fileURLToPath(new URL("../../../content/entries", import.meta.url));
const seeds = new Map<OrderTextKind, EntryDocument>();

/** @throws when its file cannot be read; the message names it */
function seedOf(kind: OrderTextKind): EntryDocument {
  const known = seeds.get(kind);
  if (known) return known;
  const name = `order-text/order-${kind}.yaml`;
  const text = readFileSync(`${folder}/${name}`, "utf8");
  const { entry, problems } = readEntryFile(withOwnLegalText({ name, text }));
  if (!entry || problems.length > 0) throw new Error(problems.join("\n"));
  seeds.set(kind, entry);
  return entry;
}

function makeTemplate(
  kind: OrderTextKind,
  document: EntryDocument,
  language: LanguageCode,
  site: ShownSite,
): TextTemplate {
  const said = (value: unknown) => {
    const words = (
      value as Partial<Record<LanguageCode, string | { value: string }>> | undefined
    )?.[language];
    return typeof words === "object" ? words.value : (words ?? "");
  };
  const { title, updated, introduction } = document.values;
  const parts = [
    plainText(said(introduction)),
    ...sectionsIn(document, language).flatMap(({ values: { heading, body } }) => [
      heading ? `## ${said(heading)}` : "",
      plainText(said(body)),
    ]),
  ];
  const text = parts.filter((part) => part !== "").join("\n\n");
  const template = fillFacts(text, {
    ...companyFacts(site, language),
    withdrawPath: localizedPath(withdrawPage, language),
    ...Object.fromEntries(orderPlaces.map((place) => [place, `{${place}}`])),
  });
  return {
    ...{ kind, updated: String(updated), title: said(title) },
    template: template.trim(),
  };
}

/** The texts in every language, as somebody confirms them. */
export const readAllTemplates = (db: Db): Promise<TextTemplates[]> =>
  Promise.all(languageCodes.map((language) => readTextTemplates(db, language)));
