import words from "#content/personal-data.json" with { type: "json" };
import { withoutTokens } from "#features/mailbox/show-mails.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { legalBases, type PersonalData } from "#platform/personal-data/table-data.ts";
import type { Found, Person } from "./find-person.ts";

/** What opens an account or a link, or says what another column says. */
const leftOut = /_hash$|^hash$|_key$|^search_text$|^body_html$/;
const isInstant = /(^|_)(at|until)$/;

/** What was found as data that programs read and people can, with the words of a language. */
export function showPerson(
  { about, doneBy }: Person,
  { address, language, at }: { address: string; language: LanguageCode; at: Date },
) {
  const show = (found: Found[]) =>
    found.map(({ table, kept, rows }) => ({
      table,
      why: kept.map((one) => whyOf(one, language)).filter(({ columns }) => columns.length > 0),
      rows: rows.map(showRow),
    }));
  return {
    address,
    lookedUpAt: at.toISOString(),
    about: show(about),
    ...(doneBy.length > 0 && { doneAsColleague: show(doneBy) }),
  };
}

const whyOf = (
  { columns, purpose, bases, category, receivers }: PersonalData,
  language: LanguageCode,
) => ({
  columns: columns.filter((column) => !leftOut.test(column)),
  purpose: words.purposes[purpose][language],
  category: words.categories[category][language],
  legalBases: bases.map(
    (basis) => `KVKK ${legalBases[basis].kvkk}, GDPR ${legalBases[basis].gdpr}`,
  ),
  receivers: receivers.map((receiver) => words.receivers[receiver][language]),
});

const showRow = (row: Found["rows"][number]) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !leftOut.test(column))
      .map(([column, value]) => [column, showValue(column, value)]),
  );

function showValue(column: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (typeof value === "number" && isInstant.test(column)) return new Date(value).toISOString();
  return typeof value === "string" ? withoutTokens(value) : value;
}
