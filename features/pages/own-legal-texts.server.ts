import { existsSync, readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { defaultLanguage, type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import { type EntryFile, readEntryFile } from "./read-entry-file.server.ts";

interface OwnText {
  code: LanguageCode;
  updated: string;
  heading: string;
  introduction: string;
  sections: { id: string; heading: string; body: string }[];
}

const form =
  /^---\nupdated: (?<updated>\d{4}-\d\d-\d\d)\n---\s+# (?<heading>.+)\n(?<rest>[\s\S]*)$/;
const sectionForm = /^(?<heading>.+?) \{#(?<id>[a-z][a-z-]*)\}\n(?<body>[\s\S]*)$/;

const readFile = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/**
 * An entry that was a folder of Markdown files, with the texts of the company where its copy still has such files: a
 * text that binds somebody is never replaced by ours.
 * @param read the text of a file; undefined where there is none
 * @throws WrongSetting naming the file that cannot be taken over
 */
export function withOwnLegalText(file: EntryFile, read = readFile): EntryFile {
  const name = file.name.replace(/\.yaml$/, "");
  const folder = Object.hasOwn(formerTexts, name) ? formerTexts[name] : undefined;
  if (folder === undefined) return file;
  const isMarkdown = name.startsWith("legal-text/");
  const own = languageCodes.flatMap((code) => {
    const text = read(`${folder}/${code}.md`);
    return text === undefined ? [] : [readOwn(`${folder}/${code}.md`, text, code, isMarkdown)];
  });
  if (own.length === 0) return file;
  const taken = { ...file, text: stringify(withTexts(parse(file.text), own, name)) };
  const { problems } = readEntryFile(taken);
  if (problems.length === 0) return taken;
  throw new WrongSetting(
    `${folder}: ${problems.join("\n")}\nThese texts are taken over as an entry: mend them, or take the folder away to begin with the entry of ${file.name}.`,
  );
}

function readOwn(file: string, text: string, code: LanguageCode, isMarkdown: boolean): OwnText {
  const { updated = "", heading = "", rest = "" } = form.exec(text)?.groups ?? {};
  if (updated === "")
    throw new WrongSetting(
      `${file} must begin with "---", "updated: year-month-day", "---", "# Heading"`,
    );
  const [introduction = "", ...sections] = rest.split(/^## /m);
  const written = (words: string) =>
    isMarkdown
      ? words.trim().replace(/\[\{(\w+)\}\]\(mailto:\{\1\}\)/g, "{$1}")
      : words.trim().replace(/[\\`*_[\]<>]/g, "\\$&");
  return {
    ...{ code, updated, heading, introduction: written(introduction) },
    sections: sections.map((section) => {
      const { id = "", heading = "", body = "" } = sectionForm.exec(section)?.groups ?? {};
      if (id === "")
        throw new WrongSetting(`${file}: "## ${section.split("\n")[0]}" needs an anchor: {#name}`);
      return { id, heading, body: written(body) };
    }),
  };
}

type Branch = Record<string, unknown>;
type Section = Branch & { id: string; hidden?: LanguageCode[] };

/** Languages without a file keep what the entry says; what a text has not is hidden in its language. */
function withTexts(entry: Branch, own: readonly OwnText[], name: string): Branch {
  const head = name.startsWith("legal-text/") ? "heading" : "title";
  const codes = own.map(({ code }) => code);
  const say = (said: unknown, pick: (text: OwnText) => string | undefined) => ({
    ...(said as Branch | undefined),
    ...Object.fromEntries(own.map((text) => [text.code, pick(text)])),
  });
  const first = own.find(({ code }) => code === defaultLanguage.code) ?? own[0];
  const before = new Map((entry.sections as Section[]).map((one) => [one.id, one]));
  const ids = new Set([
    ...(first?.sections.map(({ id }) => id) ?? []),
    ...own.flatMap(({ sections }) => sections.map(({ id }) => id)),
    ...before.keys(),
  ]);
  const sections = [...ids].flatMap((id): Section[] => {
    const was = before.get(id);
    const texts = new Map(
      own.map((text) => [text.code, text.sections.find((one) => one.id === id)]),
    );
    const hidden = languageCodes.filter((code) =>
      codes.includes(code) ? !texts.get(code) : !was || was.hidden?.includes(code),
    );
    if (hidden.length === languageCodes.length) return [];
    const { heading, body } = was ?? ({} as Branch);
    return [
      {
        ...{ id, type: "text", ...(hidden.length > 0 && { hidden }) },
        heading: say(heading, ({ code }) => texts.get(code)?.heading),
        body: say(body, ({ code }) => texts.get(code)?.body),
      },
    ];
  });
  return {
    ...entry,
    updated: own
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
    [head]: say(entry[head], ({ heading }) => heading),
    introduction: say(entry.introduction, ({ introduction }) => introduction),
    sections,
  };
}

/** Entries that were folders of Markdown, a file a language; a company may have written its own (own-legal-texts). */
const formerTexts: Readonly<Record<string, string>> = {
  "legal-text/imprint": "content/legal/imprint",
  "legal-text/privacy": "content/legal/privacy",
  "legal-text/cookies": "content/legal/cookies",
  "legal-text/accessibility": "content/legal/accessibility",
  "legal-text/terms-conditions": "content/legal/terms",
  "order-text/order-information": "content/order-texts/information",
  "order-text/order-contract": "content/order-texts/contract",
  "order-text/order-withdrawal": "content/order-texts/withdrawal",
  "order-text/order-terms": "content/order-texts/terms",
};
