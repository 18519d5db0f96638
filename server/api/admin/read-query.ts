import type { Context } from "hono";
import * as v from "valibot";
import site from "#content/site.json" with { type: "json" };
import { messageStatuses } from "#features/messages/lead-tables.server.ts";
import type { MessageFilter } from "#features/messages/message-filter.server.ts";
import { csvQuery } from "#platform/admin/csv-query.ts";
import { startOfDay } from "#platform/admin/office-days.server.ts";
import { rowId as id } from "#platform/admin/row-id.ts";
import { type CsvFormat, csvFormatOf } from "#platform/admin/write-csv.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { overdueBefore } from "#platform/outbox/answer-time.server.ts";
import { pageQuery } from "#platform/paging/page-query.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { searchWords } from "#platform/rules/search-words.ts";

const { timeZone } = site.contact.officeHours;
const aDay = 24 * 60 * 60 * 1000;

/** An instant, or a day of the office's calendar: then its beginning. */
const instant = v.pipe(
  v.string(),
  v.transform((text) => startOfDay(text, timeZone) ?? Date.parse(text)),
  v.custom<number>(Number.isSafeInteger, "invalid_date"),
);
/** The same for an end: a day counts as a whole. */
const end = v.pipe(
  v.string(),
  v.transform((text) => {
    const start = startOfDay(text, timeZone);
    // Half a day more lands in the next one, also where a day has 23 or 25 hours.
    return start === undefined ? Date.parse(text) : nextDay(start);
  }),
  v.custom<number>(Number.isSafeInteger, "invalid_date"),
);
const nextDay = (start: number) =>
  startOfDay(new Date(start + 1.5 * aDay).toISOString().slice(0, 10), timeZone) ?? start + aDay;

/** What an address may ask for, by name; an empty value counts as absent. */
const parameters = {
  ...pageQuery,
  status: v.optional(v.picklist([...messageStatuses, "open", "overdue"], "unknown")),
  language: v.optional(v.picklist(languageCodes, "unknown_language")),
  assignee: v.optional(id),
  id,
  message: v.optional(id),
  q: v.optional(searchWords),
  from: v.optional(instant),
  to: v.optional(end),
  since: v.optional(instant),
  ...csvQuery,
};

/** Where the parameter's name in an address differs. */
const names: Record<string, string> = { mailState: "state" };

/** All of them, as they stand in an address. */
export const queryNames = [...new Set(Object.keys(parameters).map((name) => names[name] ?? name))];

/**
 * Reads parameters of an address.
 * @throws Problem `invalid` with parameter → codes
 */
export function readQuery<Name extends keyof typeof parameters>(
  c: Context<Env>,
  ...wanted: Name[]
): v.InferOutput<v.ObjectSchema<Pick<typeof parameters, Name>, undefined>> {
  const schema = v.object(
    Object.fromEntries(wanted.map((name) => [name, parameters[name]])) as Pick<
      typeof parameters,
      Name
    >,
  );
  const given = wanted.map((name) => [name, c.req.query(names[name] ?? name) || undefined]);
  const result = v.safeParse(schema, Object.fromEntries(given), { abortPipeEarly: true });
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? "";
    return [names[name] ?? name, [issue.message]];
  });
  throw new Problem("invalid", { errors: Object.fromEntries(errors) });
}

/** More words than anybody types: each is looked for on its own. */
const mostTerms = 8;

/** The filter of the inbox; the assignee `nobody` is no id. `now` in milliseconds. */
export function readMessageFilter(c: Context<Env>, now: number): MessageFilter {
  const asked = readQuery(c, "status", "language", "assignee", "from", "to", "q");
  const { status, language, assignee, from, to, q = "" } = asked;
  const terms = foldLetters(q).split(/\s+/).filter(Boolean).slice(0, mostTerms);
  return {
    ...(status === "overdue" ? { unansweredFrom: overdueBefore(now) } : { status }),
    language,
    assigneeId: assignee === "nobody" ? null : assignee,
    from,
    to,
    terms,
  };
}

/** How an export is to be written; `zone` is an IANA name, or `office`. */
export function readCsvFormat(c: Context<Env>): CsvFormat {
  return csvFormatOf(readQuery(c, "separator", "mark", "zone"));
}
