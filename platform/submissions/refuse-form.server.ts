import { toProblem } from "#platform/http/answer-errors.server.ts";
import { answerPage } from "#platform/http/answer-page.server.ts";
import type { RequestContext } from "#platform/http/context.server.ts";
import { languageOfRequest } from "#platform/http/preferred-language.server.ts";
import type { Problem, ProblemCode } from "#platform/http/problem.server.ts";
import type { ReadPage } from "#platform/http/static-site.server.ts";
import { findWord } from "#platform/language/find-word.server.ts";
import { numberFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { waitInWords } from "#platform/language/wait-in-words.ts";
import type { FeatureLog } from "#platform/log/log.server.ts";
import { fillRefusedForm } from "./fill-refused-form.server.ts";
import type { FormToReceive } from "./form-to-receive.server.ts";

export interface RefusalParts {
  log: FeatureLog;
  /** A built page with its language; undefined where there is none, as in development. */
  readPage(path: string): Promise<ReadPage | undefined>;
}

/** What of a form says how its refusal looks. */
export type FormToRefuse = Pick<
  FormToReceive<unknown>,
  "name" | "page" | "controls" | "file" | "longest" | "words" | "fillRefused"
>;

/** What a page says about a submission as a whole. */
const statusKeys: Partial<Record<ProblemCode, string>> = {
  limited: "forms.status.limited",
  forbidden: "forms.status.forbidden",
  unavailable: "forms.status.unavailable",
  failed: "forms.status.unavailable",
  unknown: "forms.status.offline",
};

/**
 * Answers a refused plain form post: the form's page with everything typed and the messages in their places.
 * @throws what was given, where there is no such page or nothing that it could say
 */
export async function refuseForm(
  c: RequestContext,
  form: FormToRefuse,
  { log, readPage }: RefusalParts,
  fields: Record<string, string>,
  error: unknown,
  hadFile = false,
): Promise<Response> {
  const problem = toProblem(error, c, log);
  const language = languageOfRequest(c, fields.Language);
  const path = typeof form.page === "string" ? form.page : form.page(fields);
  const page = localizedPath(path, language);
  const built = await readPage(page).catch((err: unknown) => {
    log.error({ err }, "the page of a refused form cannot be read");
    return undefined;
  });
  const errors = fieldMessages(form, language, problem, hadFile);
  const status = statusMessage(form, language, problem);
  if (!built || (status === undefined && Object.keys(errors).length === 0)) throw problem;

  const own = Object.entries(form.controls);
  const values = Object.fromEntries(own.map(([control, field]) => [control, fields[field] ?? ""]));
  const filled = fillRefusedForm(built.html, { page, form: form.name, values, errors, status });
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  const html = form.fillRefused?.(filled, problem, language) ?? filled;
  return answerPage(c, { ...built, html }, problem.status);
}

function fieldMessages(
  form: FormToRefuse,
  language: LanguageCode,
  problem: Problem,
  hadFile: boolean,
): Record<string, string> {
  const { errors = {} } = problem.details;
  const { file, longest } = form;
  const isTooLarge = problem.code === "too_large" && longest !== undefined;
  const codes = {
    // No page can put a file into a form: it has to be chosen once more, whatever was wrong.
    ...(file && hadFile && { [file.field]: ["choose_again"] }),
    ...(isTooLarge ? { [longest]: ["too_long"] } : errors),
  };
  const controls = { ...form.controls, ...(file && { [file.control]: file.field }) };
  const messages = Object.entries(controls).flatMap(([control, field]) => {
    const code = Object.hasOwn(codes, field) ? codes[field as keyof typeof codes]?.[0] : undefined;
    if (code === undefined) return [];
    const words = form.words?.errors ?? "forms.errors";
    const message =
      findWord(language, `${words}.${control}.${code}`) ??
      findWord(language, `${words}.any.${code}`) ??
      findWord(language, `${words}.${control}.required`);
    return message === undefined ? [] : [[control, message]];
  });
  return Object.fromEntries(messages);
}

function statusMessage(
  { words }: FormToRefuse,
  language: LanguageCode,
  { code, details }: Problem,
): string | undefined {
  const ofFields = Object.entries(details.errors ?? {}).flatMap(
    ([field, [wrong = ""]]) => words?.whole?.(field, wrong) ?? [],
  );
  const key = words?.status[code] ?? ofFields[0] ?? statusKeys[code];
  const { locale } = languageOf(language);
  const wait = waitInWords(details.retryAfter ?? 60, (value, options) =>
    numberFormat(locale, options).format(value),
  );
  return key && findWord(language, key)?.replace("{wait}", () => wait);
}
