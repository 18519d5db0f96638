import { navigation } from "#platform/content/navigation.ts";
import type { NavigationItem } from "#platform/content/navigation-schema.ts";
import type { SiteFacts, SiteShell } from "#platform/content/site-shell.ts";
import type { Field, Fields, ShowContext, ShownValues, Values } from "#platform/fields/field.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import { showValues } from "#platform/fields/show-values.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { OwnWords } from "#platform/language/own-words.server.ts";
import { readWords } from "#platform/language/read-words.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import type { EntryDocument } from "../entry-document.ts";
import { showWords, wordsOfPages } from "../words/show-words.server.ts";
import { showAnnouncement } from "./show-announcement.server.ts";
import { type AroundMenu, showColumns, showMenu } from "./show-menu.ts";
import { announcementFields, menuFields, officeFields, siteFactsFields } from "./site-fields.ts";

export interface AroundSite extends AroundMenu {
  context: ShowContext;
  /** ms */
  now: number;
}

/**
 * What stands around and behind the pages of a language.
 * @param parts what is live of it, and of what is not the files that a site begins with
 */
export function showSite(parts: readonly EntryDocument[], around: AroundSite): SiteShell {
  const { context } = around;
  const one = <Declared extends Fields>(id: string, fields: Declared) =>
    showValues(fields, parts.find((part) => part.id === id)?.values ?? {}, context);
  const linesOf = (id: string) => one(id, menuFields).items ?? [];
  const own = showWords(parts, context.language);
  const words = wordsOfPages(own);
  const announcement = showAnnouncement(one("announcement", announcementFields), around.now);
  return {
    facts: showFacts(parts, context),
    menus: {
      menu: [
        ...showMenu(linesOf("header-menu"), around),
        ...accountMenus(context.language, own.messages),
      ],
      actions: showMenu(linesOf("header-actions"), around),
      footer: showColumns(linesOf("footer-menu"), around),
    },
    ...(announcement && { announcement }),
    ...(words && { words }),
  };
}

/** The company's facts as a language says them. */
export function showFacts(parts: readonly EntryDocument[], context: ShowContext): SiteFacts {
  const { language } = context;
  const facts = parts.find(({ kind }) => kind === "site-facts")?.values ?? {};
  const shown = showValues(siteFactsFields, facts, context);
  const words = (fields: Fields, values: Values, name: string) =>
    inAll(fields[name] as Field, values[name], language);
  const { companyLogo: logo, companyLogoOnDark: onDark } = shown;
  const { sectors, products, customers, satisfactionPercent } = shown;
  // Each once; one that is gone is left out, the gate has said so.
  const logos = (rows: readonly { logo?: string | Photo }[] = []) => {
    const there = rows.flatMap(({ logo }) => logo ?? []);
    return [...new Map(there.map((logo) => [JSON.stringify(logo), logo])).values()];
  };
  return {
    name: words(siteFactsFields, facts, "name"),
    ...(logo && { logo: { picture: logo, ...(onDark && { onDark }) } }),
    foundedYear: shown.foundedYear,
    contact: {
      address: words(siteFactsFields, facts, "address"),
      ...{ phone: shown.phone ?? "", email: shown.email },
      officeHours: { opens: shown.opens, closes: shown.closes },
    },
    offices: parts
      .filter(({ kind }) => kind === "office")
      .map(({ id, values }) => ({ id, values, shown: showValues(officeFields, values, context) }))
      .sort((a, b) => a.shown.order - b.shown.order || (a.id < b.id ? -1 : 1))
      .map(({ id, values, shown }) => officeOf(id, shown, words(officeFields, values, "country"))),
    socialLinks: (shown.social ?? []).flatMap(({ network: icon, name, url }) =>
      url === undefined ? [] : [{ icon, url, ...(name && { name }) }],
    ),
    apps: {
      appStore: shown.appStore ?? (shown.appStoreSoon ? "soon" : ""),
      googlePlay: shown.googlePlay ?? (shown.googlePlaySoon ? "soon" : ""),
    },
    statistics: {
      ...{ sectors, products, customers, satisfactionPercent },
      ...(shown.satisfactionSource && {
        satisfactionSource: words(siteFactsFields, facts, "satisfactionSource"),
      }),
    },
    clientLogos: { hero: logos(shown.heroLogos), contact: logos(shown.contactLogos) },
  };
}

const officeOf = (
  id: string,
  {
    city,
    countryCode,
    postalCode = "",
    address,
    phone = "",
    drawing,
  }: ShownValues<typeof officeFields>,
  country: Record<LanguageCode, string>,
): SiteFacts["offices"][number] => ({
  key: id.replace(/^office-/, ""),
  ...{ country, countryCode, city, postalCode, address, phone },
  image: drawing ?? "",
});

/** In the form of content/site.json; what a language does not say is said as on this page. */
function inAll(field: Field, value: unknown, own: LanguageCode): Record<LanguageCode, string> {
  const said = (code: LanguageCode) => valueIn(field, value, code);
  return Object.fromEntries(
    languageCodes.map((code) => [code, String(said(code) ?? said(own) ?? "")]),
  ) as Record<LanguageCode, string>;
}

const messages = readWords<{ nav: Record<string, string> }>("messages");

/** What members and strangers find beside the menu: it follows the screens of the account, and is nobody's to write. */
function accountMenus(code: LanguageCode, own: OwnWords["messages"]) {
  const words = messages[code].nav;
  const shown = ({ key, label, url, audience, target }: NavigationItem) => ({
    ...{ key, label: own?.[`nav.${label}`] ?? words[label] ?? label },
    ...(url && { url }),
    ...(audience && { audience }),
    ...(target && { target }),
  });
  return navigation.menu
    .filter(({ audience }) => audience)
    .map(({ children = [], ...item }) => ({
      ...{ ...shown(item), isAccount: true as const },
      children: children.map(shown),
    }));
}
