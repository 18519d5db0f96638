import { stringify } from "yaml";
import { navigation } from "#platform/content/navigation.ts";
import type { NavigationItem } from "#platform/content/navigation-schema.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";
import type { EntryDocument } from "../entry-document.ts";
import type { EntryKind } from "../kinds.ts";
import { wordOf } from "../own-words.server.ts";
import { readEntry } from "../read-entry.server.ts";
import { type EntryFile, fieldName } from "../read-entry-file.server.ts";
import { wordEntries } from "../words/word-fields.ts";

/*
 * What a site begins with around its pages, as entries: made of content/navigation.json, content/site.json and the words
 * of the menus, so that a company that has changed those finds what it wrote.
 */

type Words = Record<LanguageCode, string>;

const messages = readWords<Record<string, Record<string, string>>>("messages");
const adminMessages = readWords<unknown>("messages/admin");

const inEach = (say: (code: LanguageCode) => string): Words =>
  Object.fromEntries(languageCodes.map((code) => [code, say(code)])) as Words;
const navWords = (key: string) => inEach((code) => messages[code].nav?.[key] ?? key);
const footerWords = (key: string) => inEach((code) => messages[code].footer?.[key] ?? key);
const titleOf = (part: string) =>
  inEach((code) => wordOf(adminMessages[code], `admin.parts.${part}`) ?? part);

/** As files of a folder of entries. */
export const siteSeeds = (): EntryFile[] =>
  Object.entries(written()).map(([name, entry]) => ({
    name: `${name}.yaml`,
    text: stringify(entry, { lineWidth: 0 }),
  }));

let read: readonly EntryDocument[] | undefined;

/** @throws where content/site.json or content/navigation.json holds what no entry can */
export function seedParts(): readonly EntryDocument[] {
  read ??= Object.entries(written()).map(([name, values]) => {
    const [kind = "", id = ""] = name.split("/");
    const { entry, problems } = readEntry(kind as EntryKind, id, values);
    if (problems.length === 0) return entry;
    const lines = problems.map(({ path, message }) => `${name}: ${fieldName(path)}: ${message}`);
    throw new Error(lines.join("\n"));
  });
  return read;
}

function written(): Record<string, object> {
  return {
    "menu/header-menu": {
      title: titleOf("header-menu"),
      items: withIds(
        navigation.menu.filter(({ audience }) => !audience).flatMap((item) => groupLines(item, 1)),
      ),
    },
    "menu/header-actions": {
      title: titleOf("header-actions"),
      items: withIds(navigation.actions.flatMap((item) => [lineOf(item, 1)])),
    },
    "menu/footer-menu": {
      title: titleOf("footer-menu"),
      items: withIds(
        (["links", "legal"] as const).flatMap((column) => [
          { id: column, label: footerWords(column), level: 1 },
          ...(column === "links" ? navigation.footer : navigation.legal).map((item) =>
            lineOf(item, 2),
          ),
        ]),
      ),
    },
    "site-facts/site-facts": factsEntry(),
    ...Object.fromEntries(
      wholeSite.offices.map(({ key, image, city, ...office }, index) => [
        `office/office-${key}`,
        {
          ...{ title: inEach(() => city), order: index + 1, city },
          ...withoutEmpty(office),
          ...(image && { drawing: image }),
        },
      ]),
    ),
    "announcement/announcement": { title: titleOf("announcement") },
    ...Object.fromEntries(
      Object.keys(wordEntries).map((id) => [`words/${id}`, { title: titleOf(id) }]),
    ),
  };
}

/** A group with its columns, each of them a line of its own. */
function groupLines(item: NavigationItem, level: number) {
  const columns = Map.groupBy(item.children ?? [], ({ column }) => column);
  return [
    lineOf(item, level),
    ...[...columns].flatMap(([column, items]) =>
      column === undefined
        ? items.map((child) => lineOf(child, level + 1))
        : [
            { id: column, label: navWords(column), level: level + 1 },
            ...items.map((child) => lineOf(child, level + 2)),
          ],
    ),
  ];
}

function lineOf(item: NavigationItem, level: number) {
  const { key, label, remark, url, badge, audience, target, look } = item;
  return {
    ...{ id: key, label: navWords(label), level },
    ...(remark && { remark: navWords(remark) }),
    ...(url !== undefined && { to: url }),
    ...(target && { newWindow: true }),
    ...(look && { button: look }),
    ...(badge === "jobs" && { counts: "job" }),
    ...(audience && { audience }),
  };
}

/** Names of lines are their own, in small letters: a key may stand in two groups. */
function withIds<Line extends { id: string }>(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const plain = line.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const id = seen.has(plain) ? `${plain}-${seen.size}` : plain;
    seen.add(id);
    return { ...line, id };
  });
}

function factsEntry() {
  const { name, contact, socialLinks, foundedYear, statistics, apps, clientLogos } = wholeSite;
  const { address, phone, email, officeHours } = contact;
  const { satisfactionSource, ...counted } = statistics;
  const logos = (names: readonly string[]) => names.map((logo) => ({ id: logo, logo }));
  return {
    ...{ title: titleOf("site-facts"), name, address },
    ...withoutEmpty({ phone }),
    ...{ email, opens: officeHours.opens, closes: officeHours.closes },
    social: socialLinks.map(({ icon, url }) => ({ id: icon, network: icon, url })),
    ...{ foundedYear, ...counted },
    ...(satisfactionSource && { satisfactionSource }),
    ...storeOf("appStore", apps.appStore),
    ...storeOf("googlePlay", apps.googlePlay),
    ...{ heroLogos: logos(clientLogos.hero), contactLogos: logos(clientLogos.contact) },
  };
}

const storeOf = (store: string, address: string) =>
  address === "" ? {} : address === "soon" ? { [`${store}Soon`]: true } : { [store]: address };

const withoutEmpty = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== "key"));
