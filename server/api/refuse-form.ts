import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import type { Problem, ProblemCode } from "#platform/http/problem.server.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import { numberFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { waitInWords } from "#platform/language/wait-in-words.ts";
import { fillRefusedForm } from "#platform/submissions/fill-refused-form.server.ts";
import { toProblem } from "./answer-errors.ts";
import { answerPage } from "./answer-page.ts";
import { type LeadForm, languageOfSubmission } from "./lead-form.ts";
import type { AppParts } from "./parts.ts";

/** What a page says about a submission as a whole (`forms.status.…`). */
const statusKeys: Partial<Record<ProblemCode, string>> = {
  limited: "limited",
  forbidden: "forbidden",
  unavailable: "unavailable",
  failed: "unavailable",
};

/**
 * Answers a refused plain form post: the form's page with everything typed and the messages in their places.
 * @throws what was given, where there is no such page or nothing that it could say
 */
export function refuseForm<Form>(
  c: Context<Env>,
  form: LeadForm<Form>,
  parts: AppParts,
  fields: Record<string, string>,
  error: unknown,
): Response {
  const problem = toProblem(error, c, parts.log);
  const language = languageOfSubmission(c, fields.Language);
  const page = localizedPath(form.page, language);
  const built = parts.site?.readPage(page);
  const errors = fieldMessages(form, language, problem);
  const status = statusMessage(language, problem);
  if (!built || (status === undefined && Object.keys(errors).length === 0)) throw problem;

  const own = Object.entries(form.controls).filter(([, field]) => isTyped(field));
  const values = Object.fromEntries(own.map(([control, field]) => [control, fields[field] ?? ""]));
  const filled = fillRefusedForm(built.html, { page, form: form.name, values, errors, status });
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return answerPage(c, { ...built, html: filled }, problem.status);
}

/** Everything but the hidden control and the honeypot. */
const isTyped = (field: string) => field !== "Language" && field !== "Website";

function fieldMessages<Form>(
  form: LeadForm<Form>,
  language: LanguageCode,
  problem: Problem,
): Record<string, string> {
  const { errors = {} } = problem.details;
  // Too large as a whole: of all fields only the message can be so long.
  const codes = problem.code === "too_large" ? { Message: ["too_long"] } : errors;
  const messages = Object.entries(form.controls).flatMap(([control, field]) => {
    const code = Object.hasOwn(codes, field) ? codes[field as keyof typeof codes]?.[0] : undefined;
    if (code === undefined) return [];
    const key = `forms.errors.${control}`;
    const message = findWord(language, `${key}.${code}`) ?? findWord(language, `${key}.required`);
    return message === undefined ? [] : [[control, message]];
  });
  return Object.fromEntries(messages);
}

function statusMessage(language: LanguageCode, { code, details }: Problem): string | undefined {
  const key = statusKeys[code];
  const { locale } = languageOf(language);
  const wait = waitInWords(details.retryAfter ?? 60, (value, options) =>
    numberFormat(locale, options).format(value),
  );
  return key && findWord(language, `forms.status.${key}`)?.replace("{wait}", () => wait);
}
