import type { EntryDocument } from "#features/pages/entry-document.ts";
import type { Found } from "#features/pages/gate/problem.ts";
import { NotImported, takeEntries } from "#features/pages/import-entries.server.ts";
import { readEntry } from "#features/pages/read-entry.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { wordsSaid } from "#features/pages/words/check-words.server.ts";
import { writtenEntry } from "#features/pages/write-entry.server.ts";
import type { Administrator, AuditAction } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { TakenText } from "./calls.ts";
import { decideText, type GivenText, isStillByMachine } from "./decide-text.ts";
import { sourceOf, type Texts, textsOf, translationIn } from "./entry-texts.server.ts";

/** A translation that comes in, and which text it is of. */
export interface IncomingText extends GivenText {
  entry: string;
  field: string;
  language: LanguageCode;
}

/** Takes translations in, a new version for each entry that they change. Tells what became of each. */
export function takeTexts(
  store: Store,
  by: Administrator,
  action: AuditAction & `translations.${string}`,
  given: readonly IncomingText[],
  now: number,
): Promise<TakenText[]> {
  return store.write(async (trx) => {
    const entries = new Map(
      (await readNewest(trx, [...new Set(given.map(({ entry }) => entry))])).map((one) => [
        one.id,
        one,
      ]),
    );
    const told: TakenText[] = [];
    const changed: EntryDocument[] = [];
    for (const [id, own] of Map.groupBy(given, ({ entry }) => entry)) {
      let document = entries.get(id)?.document;
      let isChanged = false;
      for (const text of own) {
        const done = document ? takeText(document, text) : { decision: "gone" as const };
        told.push(answerOf(text, done));
        if (!done.document) continue;
        document = done.document;
        isChanged = true;
      }
      if (document && isChanged) changed.push(document);
    }
    const refused = await keepEntries(trx, changed, now);
    for (const text of told) {
      const message = refused.get(text.entry);
      if (message && ["taken", "late"].includes(text.decision))
        Object.assign(text, { decision: "refused", message, why: null });
    }
    const names = changed.map(({ id }) => id).filter((id) => !refused.has(id));
    if (names.length > 0) {
      const subject = names.slice(0, 5).join(", ");
      await audit(trx, by, { action, subject, details: { entries: names.length } }, now);
    }
    return told;
  });
}

/** Makes versions. @returns entry → why it could not be: a title may make an address that another entry has */
async function keepEntries(trx: Trx, changed: readonly EntryDocument[], now: number) {
  const refused = new Map<string, string>();
  const keep = (entries: readonly EntryDocument[]) =>
    takeEntries(trx, entries, { by: "translations", now });
  try {
    if (changed.length > 0) await keep(changed);
  } catch (error) {
    if (!(error instanceof NotImported)) throw error;
    for (const entry of changed)
      await keep([entry]).catch((why) => {
        if (!(why instanceof NotImported)) throw why;
        refused.set(entry.id, why.problems.join("\n"));
      });
  }
  return refused;
}

/** Decision → how many. */
export const countDecisions = (told: readonly TakenText[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(told, ({ decision }) => decision)].map(([name, own]) => [name, own.length]),
  );

interface Done {
  decision: TakenText["decision"];
  message?: string;
  why?: TakenText["why"];
  document?: EntryDocument;
}

const answerOf = ({ entry, field }: IncomingText, { decision, message, why }: Done): TakenText => ({
  ...{ entry, field, decision },
  ...{ message: message ?? null, why: why ?? null },
});

/** The entry with the translation in it, where it may stand there. */
function takeText(before: EntryDocument, given: IncomingText): Done {
  const { field, language, of } = given;
  const document = structuredClone(before);
  const found = textsOf(document).find((text) => text.field === field);
  if (!found || language === sourceLanguage) return { decision: "gone" };
  const { texts } = found;
  const value = given.value.replaceAll("\r\n", "\n").trim();
  const standing = standingIn(texts, language);
  const said = { ...given, value };
  const decision = decideText(standing, said);
  if (decision !== "taken" && decision !== "late") return { decision };
  texts[language] = { value, of, ...(isStillByMachine(standing, said) && { machine: true }) };
  const { entry, problems } = readEntry(document.kind, document.id, writtenEntry(document));
  const [problem] = [...problems, ...wrongWord(entry, given)];
  return problem
    ? { decision: "refused", message: problem.message, why: problem.why ?? null }
    : { decision, document: entry };
}

const saidOf = ({ code, value }: Pick<Found, "code" | "value">) => ({
  code,
  ...(value !== undefined && { value }),
});

/** A word of the site that lacks what is put into it could not be said. */
const wrongWord = ({ id, values }: EntryDocument, { field, language }: IncomingText) =>
  wordsSaid(id, values, language).flatMap(({ item, wrong }) =>
    wrong && field === `items.${item}.text` ? [{ message: wrong.message, why: saidOf(wrong) }] : [],
  );

/** What stands there, as `decideText` looks at it. */
export function standingIn(texts: Texts, language: LanguageCode) {
  const own = translationIn(texts, language);
  return {
    sourceHash: textHash(sourceOf(texts)),
    targetHash: own ? textHash(own.value) : "",
    value: own?.value ?? "",
    of: own?.of ?? "",
    isByMachine: own?.machine === true,
  };
}
