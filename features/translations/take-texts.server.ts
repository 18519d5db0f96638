import type { EntryDocument } from "#features/pages/entry-document.ts";
import { takeEntries } from "#features/pages/import-entries.server.ts";
import { readEntry } from "#features/pages/read-entry.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { wordsSaid } from "#features/pages/words/check-words.server.ts";
import { writtenEntry } from "#features/pages/write-entry.server.ts";
import type { Administrator, AuditAction } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { TakenText } from "./calls.ts";
import { decideText, type GivenText } from "./decide-text.ts";
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
    if (changed.length > 0) {
      await takeEntries(trx, changed, { by: "translations", now });
      const names = changed.map(({ id }) => id);
      const subject = names.slice(0, 5).join(", ");
      await audit(trx, by, { action, subject, details: { entries: names.length } }, now);
    }
    return told;
  });
}

interface Done {
  decision: TakenText["decision"];
  message?: string;
  document?: EntryDocument;
}

const answerOf = ({ entry, field }: IncomingText, { decision, message }: Done): TakenText => ({
  ...{ entry, field, decision },
  message: message ?? null,
});

/** The entry with the translation in it, where it may stand there. */
function takeText(before: EntryDocument, given: IncomingText): Done {
  const { field, language, of } = given;
  const document = structuredClone(before);
  const found = textsOf(document).find((text) => text.field === field);
  if (!found || language === sourceLanguage) return { decision: "gone" };
  const { texts } = found;
  const value = given.value.replaceAll("\r\n", "\n").trim();
  const decision = decideText(standingIn(texts, language), { ...given, value });
  if (decision !== "taken" && decision !== "late") return { decision };
  texts[language] = { value, of };
  const { entry, problems } = readEntry(document.kind, document.id, writtenEntry(document));
  const [problem] = [...problems, ...wrongWord(entry, given)];
  return problem
    ? { decision: "refused", message: problem.message }
    : { decision, document: entry };
}

/** A word of the site that lacks what is put into it could not be said. */
const wrongWord = ({ id, values }: EntryDocument, { field, language }: IncomingText) =>
  wordsSaid(id, values, language).flatMap(({ item, wrong }) =>
    wrong && field === `items.${item}.text` ? [wrong] : [],
  );

/** What stands there, as `decideText` looks at it. */
export function standingIn(texts: Texts, language: LanguageCode) {
  const own = translationIn(texts, language);
  return {
    sourceHash: textHash(sourceOf(texts)),
    targetHash: own ? textHash(own.value) : "",
    value: own?.value ?? "",
    of: own?.of ?? "",
  };
}
