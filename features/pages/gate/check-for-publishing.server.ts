import type { Kysely } from "kysely";
import { readPictures } from "#features/pictures/stored-pictures.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { addressIn } from "../addresses-of.ts";
import type { EntryDocument } from "../entry-document.ts";
import { fieldsOfSection } from "../fields-of-section.ts";
import { fillNames } from "../fill-names.server.ts";
import { type EntryKind, kindOf } from "../kinds.ts";
import { withParts } from "../list-pages.server.ts";
import {
  addressKey,
  applyChanges,
  draftPages,
  draftVersion,
  type LivePage,
  pageKey,
  readLive,
} from "../live-pages.server.ts";
import type { LiveChange } from "../page-document.ts";
import { redirectsAfter, toldApart } from "../plan-release.server.ts";
import { checkAnnouncement } from "../site/check-announcement.ts";
import { checkFacts } from "../site/check-facts.ts";
import { checkMenu } from "../site/check-menu.ts";
import { readBinned, readVersions, versionKey } from "../stored-entries.server.ts";
import { checkWords } from "../words/check-words.server.ts";
import type { Around } from "./around.ts";
import { checkAddress, checkSecondName } from "./check-address.server.ts";
import { checkDate, tellsItsDate } from "./check-date.server.ts";
import { checkFields } from "./check-fields.server.ts";
import { checkForm, formIn } from "./check-form.server.ts";
import { checkHeading, checkHeadings, checkLengths } from "./check-headings.server.ts";
import { leftBehind, neverGone } from "./check-removal.server.ts";
import { readWrittenTargets } from "./dead-link.server.ts";
import { asProblem, type Found, type PublishingProblem } from "./problem.ts";

/**
 * What stands against making the changes live: the gate that everything passes. With an error nothing of the changes
 * may go live.
 * @param fixedPaths addresses of pages that are no entries, without a language
 * @param known `draft`: what the changes mean by `draftVersion`, its form was read before; `stored`: what is live, where
 *   it was read before
 */
export async function checkForPublishing(
  db: Kysely<Tables>,
  changes: readonly LiveChange[],
  fixedPaths: readonly string[],
  { draft, stored }: { draft?: EntryDocument; stored?: readonly LivePage[] } = {},
): Promise<PublishingProblem[]> {
  const wanted = changes.flatMap(({ entry, language, version }) =>
    version === null ? [] : [{ entry, language, version }],
  );
  const documents = await readVersions(db, wanted);
  if (draft) documents.set(versionKey({ entry: draft.id, version: draftVersion }), draft);
  const known = wanted.flatMap((change) => {
    const document = documents.get(versionKey(change));
    return document ? [{ ...change, document }] : [];
  });
  const problems: PublishingProblem[] = wanted
    .filter((change) => !documents.has(versionKey(change)))
    .map(({ entry, language, version }) => ({
      ...{ level: "error", entry, language, field: "" },
      ...{ message: `there is no version ${version}`, code: "noVersion" },
    }));
  const binned = await readBinned(db);
  problems.push(
    ...wanted
      .filter(({ entry }) => binned.has(entry))
      .map(({ entry, language }): PublishingProblem => {
        const message = "is in the bin: take it out first, then it can be shown";
        return { level: "error", entry, language, field: "", code: "binned", message };
      }),
  );
  const formOf = once(checkForm);
  // Of a value that cannot be read nothing else can be asked.
  const legible = known.filter(({ document }) => formOf(document).found.length === 0);
  const illegible = known.filter((one) => !legible.includes(one));
  const placed = legible.filter(
    ({ document, language }) => addressIn(document, language) !== undefined,
  );
  const removals = changes.filter(({ version }) => version === null);
  const before = stored ?? (await readLive(db));
  const drafts = draft ? draftPages(draft) : [];
  const standing = await applyChanges(db, before, [...removals, ...placed], 0, drafts);
  const { live } = toldApart(standing);
  const redirects = await redirectsAfter(db, toldApart(before).live, live);
  const hasMenu = legible.some(({ document }) => document.kind === "menu");
  const around = {
    written: new Set(hasMenu ? await readWrittenTargets(db) : []),
    entries: new Set(live.map(pageKey)),
    taken: new Map(withParts(standing).map(({ entry, ...place }) => [addressKey(place), entry])),
    addresses: new Set(withParts(live).map(addressKey)),
    leading: new Set(
      redirects
        .filter(({ shownIn }) => shownIn === undefined)
        .map(({ language, from }) => addressKey({ language, path: from })),
    ),
    fixedPaths: new Set(fixedPaths),
    pictures: await readPictures(db),
    formOf,
  };
  const dated = new Set(
    legible.filter(({ document }) => tellsItsDate(document)).map(({ document: { id } }) => id),
  );
  const liveDated = before.filter(({ entry }) => dated.has(entry));
  const liveTexts = await readVersions(db, liveDated);
  const textOf = new Map(liveDated.map((page) => [pageKey(page), liveTexts.get(versionKey(page))]));
  return [
    ...problems,
    ...illegible.flatMap(({ entry, language, document }) =>
      formIn(formOf(document), language).map((found) => asProblem(entry, language, found)),
    ),
    ...legible.flatMap(({ document, language }) => checkEntry(document, language, around)),
    ...legible.flatMap(({ document, language }) =>
      checkDate(document, language, textOf.get(pageKey({ entry: document.id, language }))),
    ),
    ...removals.flatMap((change) => [...neverGone(change, before), ...leftBehind(change, live)]),
  ];
}

/** What is asked of one kind alone. */
const checksOfKind: Partial<
  Record<EntryKind, (document: EntryDocument, language: LanguageCode) => Found[]>
> = {
  "site-facts": ({ values }) => checkFacts(values, wholeSite.contact),
  announcement: ({ values }, language) => checkAnnouncement(values, language),
  menu: ({ id, values }) => checkMenu(id, values),
  words: ({ id, values }, language) => checkWords(id, values, language),
};

function checkEntry(
  document: EntryDocument,
  language: LanguageCode,
  around: Around,
): PublishingProblem[] {
  const found: Found[] = [
    ...formIn(around.formOf(document), language),
    ...checkAddress(document, language, around),
    ...checkFields(kindOf(document.kind).fields, document.values, "", document, language, around),
    ...checkSecondName(document, language, around),
    ...checkNames(document, language),
    ...checkLengths(document, language),
    ...checkHeading(document, language),
    ...checkHeadings(document, language),
    ...(checksOfKind[document.kind]?.(document, language) ?? []),
    ...document.sections
      .filter(({ hidden }) => !hidden.includes(language))
      .flatMap(({ id, type, values }) => {
        const fields = fieldsOfSection(type);
        const place = `sections.${id}`;
        return fields ? checkFields(fields, values, `${place}.`, document, language, around) : [];
      }),
  ];
  return found.map((one) => asProblem(document.id, language, one));
}

function once<Key extends object, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}

/** What stands in braces has to be a fact. */
function checkNames(document: EntryDocument, language: LanguageCode): Found[] {
  try {
    fillNames(document, language);
    return [];
  } catch (error) {
    return [{ field: "", code: "form", message: (error as Error).message }];
  }
}
