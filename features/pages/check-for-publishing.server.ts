import type { Kysely } from "kysely";
import { wideEnough } from "#features/pictures/picture-text.ts";
import {
  type Picture,
  readPictures,
  shownPart,
} from "#features/pictures/stored-pictures.server.ts";
import { openingTypes } from "#features/sections/section-types.ts";
import type { Fields, Problem, Values } from "#platform/fields/field.ts";
import { isGroup } from "#platform/fields/fields.ts";
import { isByMachine, isStale } from "#platform/fields/leaves.server.ts";
import { groupsOf, leavesOf, valueIn } from "#platform/fields/leaves.ts";
import { readLink } from "#platform/fields/read-link.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { addressesOf, addressField, addressIn } from "./addresses-of.ts";
import { keepsOldDate, tellsItsDate } from "./check-date.server.ts";
import { fieldsOfSection } from "./describe-entry.server.ts";
import type { EntryDocument, EntrySection } from "./entry-document.ts";
import { fillNames } from "./fill-names.server.ts";
import { isFormerScreen } from "./former-screens.ts";
import type { GateCode } from "./gate-codes.ts";
import { isPageless, kindOf } from "./kinds.ts";
import { withParts } from "./list-pages.server.ts";
import {
  applyChanges,
  draftPages,
  draftVersion,
  type LivePage,
  pageKey,
  readLive,
} from "./live-pages.server.ts";
import type { LiveChange } from "./page-document.ts";
import { readEntry } from "./read-entry.server.ts";
import { fieldName } from "./read-entry-file.server.ts";
import { isSecondName, showSecondNames } from "./show-second-names.server.ts";
import { checkMenu } from "./site/check-menu.ts";
import { wrongSlug } from "./slugs.ts";
import { readNewest, readVersions, versionKey } from "./stored-entries.server.ts";
import { checkWords } from "./words/check-words.server.ts";
import { writtenEntry } from "./write-entry.server.ts";

/** An error keeps a language from going live, a warning does not. */
export interface PublishingProblem {
  level: "error" | "warning";
  entry: string;
  language: LanguageCode;
  /** `title`, `sections.first.body`; empty: the entry itself. */
  field: string;
  message: string;
  /** The same for whoever says it in another language. */
  code: GateCode;
  /** What the code is about: an address, a number, a name. */
  value?: string;
  /** A link that leads nowhere: the page can be drawn without it. */
  isDeadLink?: true;
}

/** Longer ones are cut in the results of a search engine. */
const shownTitle = 65;
const shownDescription = 160;

/**
 * What stands against making the changes live: the gate that everything passes. With an error nothing of the changes
 * may go live.
 * @param fixedPaths addresses of pages that are no entries, without a language
 * @param draft what the changes mean by `draftVersion`; its form was read before
 */
export async function checkForPublishing(
  db: Kysely<Tables>,
  changes: readonly LiveChange[],
  fixedPaths: readonly string[],
  draft?: EntryDocument,
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
  const formOf = once(checkForm);
  // Of a value that cannot be read nothing else can be asked.
  const legible = known.filter(({ document }) => formOf(document).found.length === 0);
  const illegible = known.filter((one) => !legible.includes(one));
  const placed = legible.filter(
    ({ document, language }) => addressIn(document, language) !== undefined,
  );
  const removals = changes.filter(({ version }) => version === null);
  const before = await readLive(db);
  const drafts = draft ? draftPages(draft) : [];
  const standing = await applyChanges(db, before, [...removals, ...placed], 0, drafts);
  const live = showSecondNames(standing.filter((page) => !isPageless(page)));
  const hasMenu = legible.some(({ document }) => document.kind === "menu");
  const around = {
    written: new Set(hasMenu ? await readWrittenTargets(db) : []),
    entries: new Set(live.map(pageKey)),
    taken: new Map(withParts(standing).map(({ entry, ...place }) => [addressKey(place), entry])),
    addresses: new Set(withParts(live).map(addressKey)),
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

const addressKey = ({ language, path }: Pick<LivePage, "language" | "path">) =>
  `${language} ${path}`;

interface Around {
  /** Of pages after the changes: `entry language`, and `language path`. */
  entries: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  /** `language path` → entry, also of second names that have nothing to show. */
  taken: ReadonlyMap<string, string>;
  fixedPaths: ReadonlySet<string>;
  /** By their ids. */
  pictures: ReadonlyMap<string, Picture>;
  /** Entries and addresses that exist, live or not, as links name them; asked for menus alone. */
  written: ReadonlySet<string>;
  /** Asked once for all languages of a document. */
  formOf(document: EntryDocument): Form;
}

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
    ...(document.kind === "menu" ? checkMenu(document.id, document.values) : []),
    ...(document.kind === "words" ? checkWords(document.id, document.values, language) : []),
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

const asProblem = (entry: string, language: LanguageCode, found: Found): PublishingProblem => ({
  ...{ level: "error", entry, language, ...found },
});

type Found = Pick<PublishingProblem, "field" | "message" | "code" | "value" | "isDeadLink"> & {
  level?: "warning";
};

function once<Key extends object, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}

/** What another release stored may not be what this one can show. */
interface Form {
  found: readonly Found[];
  /** Sections of types that this release does not know. */
  unknown: readonly EntrySection[];
}

function checkForm(document: EntryDocument): Form {
  const { id, kind, sections } = document;
  try {
    const { problems } = readEntry(kind, id, writtenEntry(document));
    const found = problems
      .filter(({ path }) => path.at(-1) !== "type")
      .map(
        ({ path, message }): Found => ({ field: placeIn(sections, path), message, code: "form" }),
      );
    return { found, unknown: sections.filter(({ type }) => !fieldsOfSection(type)) };
  } catch (error) {
    const message = `is stored in a form that this release cannot read (${(error as Error).message}): import it again`;
    return { found: [{ field: "", message, code: "form" }], unknown: [] };
  }
}

const formIn = ({ found, unknown }: Form, language: LanguageCode): Found[] => [
  ...found,
  ...unknown
    .filter(({ hidden }) => !hidden.includes(language))
    .map(
      ({ id, type }): Found => ({
        ...{ field: `sections.${id}`, code: "unknownSection", value: type },
        message: `this release knows no section of the type ${type}`,
      }),
    ),
];

/** Sections are named as everywhere in the gate: by their ids. */
function placeIn(sections: readonly EntrySection[], path: Problem["path"]): string {
  const [first, index, ...rest] = path;
  const section = first === "sections" ? sections[Number(index)] : undefined;
  return section ? fieldName([`sections.${section.id}`, ...rest]) : fieldName(path);
}

function checkAddress(
  document: EntryDocument,
  language: LanguageCode,
  { taken, fixedPaths }: Around,
): Found[] {
  const field = addressField(document, language);
  const path = addressIn(document, language);
  if (path === undefined)
    return [{ field, code: "noAddress", message: "is missing: write one of a–z, 0–9 and hyphens" }];
  const slug = document.slugs[language];
  const wrong = slug === undefined ? undefined : wrongSlug(slug, language);
  if (wrong) return [{ field, code: "wrongAddress", message: wrong }];
  if (fixedPaths.has(path))
    return [
      { field, code: "ownPage", value: path, message: `${path} is a page of the site already` },
    ];
  const other = taken.get(addressKey({ language, path }));
  return other === undefined || other === document.id
    ? []
    : [{ field, code: "taken", value: other, message: `${path} belongs to ${other} already` }];
}

/** Readers are told by the date which text they have before them. */
function checkDate(
  document: EntryDocument,
  language: LanguageCode,
  live: EntryDocument | undefined,
): PublishingProblem[] {
  if (!live || !keepsOldDate(document, live, language)) return [];
  const message = "is the day of the text that is live, and this one says something else";
  const about = { level: "warning", field: "updated", code: "oldDate" } as const;
  return [{ ...about, entry: document.id, language, message }];
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

/** Nothing to show is no mistake: samples may not be live, and the first post is still to be written. */
function checkSecondName(
  document: EntryDocument,
  language: LanguageCode,
  { entries }: Around,
): Found[] {
  if (!isSecondName(document) || entries.has(pageKey({ entry: document.id, language }))) return [];
  const message = `${document.values.shows} is not live in this language: there is no page until it is`;
  return [{ level: "warning", field: "shows", code: "nothingShown", message }];
}

function checkFields(
  fields: Fields,
  values: Values,
  place: string,
  document: EntryDocument,
  language: LanguageCode,
  around: Around,
): Found[] {
  const found: Found[] = missingGroups(fields, values, place, language);
  for (const { path, leaf, value } of leavesOf(fields, values)) {
    const field = place + fieldName(path);
    const said = valueIn(leaf, value, language);
    if (said === undefined) {
      if (leaf.required) found.push({ field, code: "missing", message: "is missing" });
      continue;
    }
    if (leaf.translated && isStale(value, language))
      found.push({
        ...{ level: "warning", field, code: "stale" },
        message: "the text it was made from has changed",
      });
    if (leaf.translated && isByMachine(value, language))
      found.push({
        ...{ level: "warning", field, code: "machine" },
        message: "was translated by a machine, and nobody has confirmed it",
      });
    for (const picture of leaf.photosIn?.(said) ?? [])
      found.push(
        ...checkPicture(around.pictures.get(picture), field, language, {
          isSaidHere: isSaid(values, path, language),
          wide: leaf.wideEnough,
        }),
      );
    for (const link of leaf.linksOf?.(said) ?? []) {
      const message = deadLink(link, document, language, around);
      if (!message) continue;
      // A menu leaves out what is not live in a language, until it is.
      const isForLater = document.kind === "menu" && around.written.has(link.replace(/#.*/, ""));
      const level = isForLater ? { level: "warning" as const } : {};
      found.push({ ...level, field, code: "deadLink", value: link, message, isDeadLink: true });
    }
  }
  return found;
}

/** @param here `isSaidHere`: what it shows is said where it stands; `wide`: px from which it looks sharp there */
function checkPicture(
  picture: Picture | undefined,
  field: string,
  language: LanguageCode,
  { isSaidHere, wide = wideEnough }: { isSaidHere: boolean; wide?: number | undefined },
): Found[] {
  if (!picture) return [{ field, code: "noPicture", message: "names a picture that is not there" }];
  const { name, alt, decorative } = picture;
  const { width } = shownPart(picture);
  const isSaid = isSaidHere || decorative || alt[language] !== undefined;
  const isSmall = width < wide;
  return [
    ...(isSaid
      ? []
      : [
          {
            ...{ field, code: "noAlt" as const, value: name },
            message: `${name} needs an alternative text in this language, or to be decoration`,
          },
        ]),
    ...(isSmall
      ? [
          {
            ...{ level: "warning" as const, field, code: "smallPicture" as const },
            ...{ value: String(width), message: `is ${width} px wide and may look soft` },
          },
        ]
      : []),
  ];
}

/** Beside a picture there may stand what it shows there. */
function isSaid(
  values: Values,
  path: readonly (string | number)[],
  language: LanguageCode,
): boolean {
  const group = path
    .slice(0, -1)
    .reduce<unknown>((branch, step) => (branch as Values)[step], values) as Values;
  const { alt, decorative } = group;
  return (
    decorative === true || (alt as Record<string, unknown> | undefined)?.[language] !== undefined
  );
}

/** `page:entry` and `/address` of every entry. */
async function readWrittenTargets(db: Kysely<Tables>): Promise<string[]> {
  return (await readNewest(db))
    .filter((entry) => !isPageless(entry))
    .flatMap(({ id, document }) => [
      `page:${id}`,
      ...addressesOf(document).map(({ path }) => path),
    ]);
}

function missingGroups(
  fields: Fields,
  values: Values,
  place: string,
  language: LanguageCode,
): Found[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isGroup(field)) return [];
    const groups = groupsOf(field, values[name]);
    if (groups.length === 0)
      return field.required
        ? [{ field: place + name, code: "missing", message: "is missing" }]
        : [];
    return groups.flatMap(({ at, inside }) => {
      const message = field.missing?.(inside, language);
      return [
        ...(message
          ? [{ field: place + fieldName([name, ...at]), code: "notWhole" as const, message }]
          : []),
        ...missingGroups(field.fields, inside, `${place}${fieldName([name, ...at])}.`, language),
      ];
    });
  });
}

/** Why a link leads nowhere; links to other hosts are not asked. */
function deadLink(
  written: string,
  document: EntryDocument,
  language: LanguageCode,
  { entries, addresses, fixedPaths }: Around,
): string | undefined {
  const link = readLink(written);
  if (typeof link === "string") return link;
  if (link.kind === "entry")
    return entries.has(pageKey({ entry: link.target, language }))
      ? undefined
      : `leads to ${link.target}, which is not live in this language`;
  if (link.kind === "address") {
    return fixedPaths.has(link.target) || addresses.has(addressKey({ language, path: link.target }))
      ? undefined
      : `leads to ${link.target}, which is no page in this language`;
  }
  if (link.kind === "anchor") {
    const isThere = document.sections.some(
      ({ id, hidden }) => `#${id}` === link.target && !hidden.includes(language),
    );
    return isThere ? undefined : `leads to ${link.target}, which is no section of this page`;
  }
  return undefined;
}

function checkLengths({ kind, values }: EntryDocument, language: LanguageCode): Found[] {
  const { fields } = kindOf(kind);
  return [
    { field: "title", most: shownTitle },
    { field: "description", most: shownDescription },
  ].flatMap(({ field, most }): Found[] => {
    const leaf = fields[field];
    const length = leaf ? String(valueIn(leaf, values[field], language) ?? "").length : 0;
    return length > most
      ? [
          {
            ...{ level: "warning", field, code: "searchLength", value: String(most) },
            message: `${length} letters: search engines show ${most}`,
          },
        ]
      : [];
  });
}

/** A page without a heading of its own is opened by its first section, which then says what the page is. */
function checkHeading({ kind, values, sections }: EntryDocument, language: LanguageCode): Found[] {
  if (kind !== "page") return [];
  const first = sections.find(({ hidden }) => !hidden.includes(language));
  const says = (fields: Fields | undefined, stored: Values | undefined) =>
    fields?.heading !== undefined &&
    valueIn(fields.heading, stored?.heading, language) !== undefined;
  const isOpened =
    first && openingTypes.includes(first.type) && says(fieldsOfSection(first.type), first.values);
  return says(kindOf(kind).fields, values) || isOpened
    ? []
    : [
        {
          ...{ field: "heading", code: "noHeading" },
          message: "is missing, and the first section cannot stand in for it",
        },
      ];
}

/** A `###` needs a heading above it: the section's own, or one before it. */
function checkHeadings({ sections }: EntryDocument, language: LanguageCode): Found[] {
  let isBelowHeading = false;
  const found: Found[] = [];
  for (const { id, hidden, type, values } of sections) {
    const fields = fieldsOfSection(type);
    if (!fields || hidden.includes(language)) continue;
    isBelowHeading ||=
      fields.heading !== undefined &&
      valueIn(fields.heading, values.heading, language) !== undefined;
    if (isBelowHeading) continue;
    for (const { path, leaf, value } of leavesOf(fields, values)) {
      const said = leaf.kind === "rich-text" ? valueIn(leaf, value, language) : undefined;
      if (typeof said === "string" && /^### /m.test(said))
        found.push({
          field: `sections.${id}.${fieldName(path)}`,
          ...{
            code: "headingAbove",
            message: "a ### heading needs a heading of a section above it",
          },
        });
    }
  }
  return found;
}

/** The site itself leads to what was a screen. */
function neverGone(
  { entry, language }: LiveChange,
  live: readonly LivePage[],
): PublishingProblem[] {
  const page = live.find((one) => one.entry === entry && one.language === language);
  if (page?.kind === "menu" || page?.kind === "site-facts") {
    const message = "stands around every page: it can be changed, and not taken away";
    return [{ level: "error", entry, language, field: "", code: "staysAround", message }];
  }
  if (!page || !isFormerScreen(page.path)) return [];
  const message = `the site leads to ${page.path}: it can be changed, and not taken away`;
  return [{ level: "error", entry, language, field: "", code: "stays", value: page.path, message }];
}

/** Pages that stay and lead to one that goes: their links become plain words. */
function leftBehind(
  { entry, language }: LiveChange,
  live: readonly LivePage[],
): PublishingProblem[] {
  return live
    .filter((page) => page.language === language && page.reads.includes(`entry:${entry}`))
    .map((page) => ({
      ...{ level: "warning", entry, language, field: "", code: "leftBehind", value: page.entry },
      message: `${pageKey(page)} leads here; its link becomes plain words`,
    }));
}
