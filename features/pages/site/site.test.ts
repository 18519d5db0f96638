import { expect, test } from "vitest";
import { navigation } from "#platform/content/navigation.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import type { LivePage } from "../live-pages.server.ts";
import { checkAnnouncement } from "./check-announcement.ts";
import { checkFacts } from "./check-facts.ts";
import { checkMenu } from "./check-menu.ts";
import { seedShells, shellOf } from "./read-shells.server.ts";
import { seedParts } from "./seed-site.server.ts";
import { showAnnouncement } from "./show-announcement.server.ts";
import { showColumns, showMenu } from "./show-menu.ts";

const line = (id: string, level: number, to?: string) => ({ id, label: id, level, to });
const around = (...paths: string[]) => ({
  exists: (path: string) => paths.includes(path),
  count: (kind: string) => (kind === "job" ? 3 : 0),
});
const lines = [
  line("shop", 1),
  { ...line("grid", 2, "/shop/grid"), remark: "What it costs" },
  line("more", 2),
  line("cart", 3, "/shop/cart#top"),
  line("partner", 1, "https://partner.example/"),
  { ...line("jobs", 1, "/career"), counts: "job" as const },
];

test("a menu shows what exists, and what leads out of the site", () => {
  expect(showMenu(lines, around("/shop/grid", "/shop/cart", "/career"))).toEqual([
    {
      ...{ key: "shop", label: "shop" },
      children: [
        { key: "grid", label: "grid", url: "/shop/grid", remark: "What it costs" },
        { key: "cart", label: "cart", url: "/shop/cart#top", column: "more" },
      ],
    },
    { key: "partner", label: "partner", url: "https://partner.example/" },
    { key: "jobs", label: "jobs", url: "/career", badge: 3 },
  ]);
});

test("a group with one entry leads to it under its own name, without any it goes; a column stays a column", () => {
  const { exists, count } = around("/shop/cart");
  const [group, ...others] = showMenu(lines, { exists, count });
  expect(group).toEqual({ key: "shop", label: "shop", url: "/shop/cart#top" });
  expect(others.map(({ key }) => key)).toEqual(["partner"]);
  expect(showMenu(lines, around()).map(({ key }) => key)).toEqual(["partner"]);
  const column = [line("law", 1), line("imprint", 2, "/imprint")];
  expect(showColumns(column, around("/imprint"))[0]?.children).toHaveLength(1);
});

test("a group that became one link stays what the link is: in a new tab, with its figure, for whom it is", () => {
  const only = { ...line("jobs", 2, "/career"), remark: "Join us", counts: "job" as const };
  const own = { ...only, newWindow: true, audience: "stranger" as const };
  expect(showMenu([line("company", 1), own], around("/career"))).toEqual([
    {
      ...{ key: "company", label: "company", url: "/career" },
      ...{ target: "_blank", badge: 3, audience: "stranger" },
    },
  ]);
});

test("a group of which everything is for the same visitors is for these alone", () => {
  const some = (audience?: "member" | "stranger") => (id: string) => ({
    ...line(id, 2, `/${id}`),
    ...(audience && { audience }),
  });
  const audienceOf = (...below: ReturnType<ReturnType<typeof some>>[]) =>
    [showMenu, showColumns].map(
      (show) => show([line("group", 1), ...below], around("/a", "/b"))[0]?.audience,
    );
  const [members, strangers, all] = [some("member"), some("stranger"), some()];
  expect(audienceOf(members("a"), members("b"))).toEqual(["member", "member"]);
  expect(audienceOf(members("a"), all("b"))).toEqual([undefined, undefined]);
  expect(audienceOf(members("a"), strangers("b"))).toEqual([undefined, undefined]);
});

test("a list that may be empty stands in the menus while it has an entry in the language", () => {
  const page = (path: string, kind = "page", values = {}): LivePage =>
    ({ entry: path, language: "en", kind, path, card: { values } }) as LivePage;
  const list = page("/portfolio/list", "page", { menuWhile: "case-study" });
  const study = page("/portfolio/one", "case-study");
  const leadsThere = (...live: LivePage[]) =>
    JSON.stringify(shellOf("en", [], { live, fixedPaths: [], now: 0 })).includes(list.path);
  expect(leadsThere(list)).toBe(false);
  expect(leadsThere(list, { ...study, language: "de" })).toBe(false);
  expect(leadsThere(list, study)).toBe(true);
});

test("a tree that is too deep, or has ends that lead nowhere, is refused by its place", () => {
  const codes = (items: object[], id = "header-menu") =>
    checkMenu(id, { items }).map(({ field, code }) => [field, code]);
  expect(codes(lines)).toEqual([]);
  expect(codes([line("a", 2, "/a")])).toEqual([["items[0].level", "menuDepth"]]);
  expect(codes([line("a", 1, "/a")], "footer-menu")).toEqual([["items[0].level", "menuColumn"]]);
  expect(codes([line("a", 1), line("b", 2, "/b")], "header-actions")).toEqual([
    ["items[1].level", "menuDepth"],
  ]);
  expect(codes([line("a", 1)])).toEqual([["items[0].to", "menuNoLink"]]);
  expect(codes([line("a", 1, "/a"), line("b", 2, "/b")])).toEqual([
    ["items[0].to", "menuGroupLink"],
  ]);
});

test("hours in which the office is never open, or too seldom for the promised answer, are refused", () => {
  const nineHours = { officeHours: { days: [1, 2, 3, 4, 5] }, answerWithinOfficeHours: 9 };
  const said = (opens: string, closes: string, contact = nineHours) =>
    checkFacts({ opens, closes }, contact).map(({ field, code, value }) => [field, code, value]);
  expect(said("09:00", "18:00")).toEqual([]);
  expect(said("00:00", "23:59")).toEqual([]);
  expect(said("18:00", "09:00")).toEqual([["closes", "closesBefore", "18:00"]]);
  expect(said("09:00", "09:00")).toEqual([["closes", "closesBefore", "09:00"]]);
  expect(said("09:00", "09:15")).toEqual([]);
  expect(said("09:00", "09:13")).toEqual([["closes", "promiseTooLong", "9"]]);
  // That it is no time of day is said already.
  expect(said("25:00", "9")).toEqual([]);
});

test("a social link leads to another website: a page of our own has no host that could name it", () => {
  const contact = { officeHours: { days: [1] }, answerWithinOfficeHours: 9 };
  const said = (...urls: string[]) =>
    checkFacts({ social: urls.map((url) => ({ network: "website", url })) }, contact).map(
      ({ field, code }) => [field, code],
    );
  expect(said("https://example.org/us", "HTTP://example.org")).toEqual([]);
  expect(
    said("https://example.org", "page:home", "/about/v1", "#top", "mailto:a@example.com"),
  ).toEqual([1, 2, 3, 4].map((at) => [`social[${at}].url`, "noWebAddress"]));
});

test("an announcement that nobody could see, or whose link nobody could, is refused by its field", () => {
  const hours = (starts: string, ends: string) => ({ on: true, starts, ends });
  const codes = (values: object) =>
    checkAnnouncement({ text: { de: "Geschlossen" }, ...values }, "de").map(({ field, code }) => [
      field,
      code,
    ]);
  expect(codes(hours("2026-12-01 09:00", "2026-12-01 18:00"))).toEqual([]);
  expect(codes(hours("2026-12-02 09:00", "2026-12-01 18:00"))).toEqual([["ends", "endsBefore"]]);
  expect(codes(hours("2026-12-01 09:00", "2026-12-01 09:00"))).toEqual([["ends", "endsBefore"]]);
  const link = { on: true, to: "/de/contact", label: { de: "Mehr" } };
  expect(codes(link)).toEqual([]);
  expect(codes({ ...link, label: { tr: "Devamı" } })).toEqual([["label", "missing"]]);
  expect(codes({ ...link, to: undefined })).toEqual([["to", "missing"]]);
  // What is switched off, or says nothing in the language, is nowhere.
  expect(codes({ ...link, label: {}, on: false })).toEqual([]);
  expect(codes({ ...link, label: {}, text: { tr: "Kapalı" } })).toEqual([]);
});

test("what a site begins with says what its files say", () => {
  for (const part of seedParts())
    if (part.kind === "menu") expect(checkMenu(part.id, part.values), part.id).toEqual([]);
  const paths = [...navigation.menu, ...navigation.footer, ...navigation.legal]
    .flatMap((item) => [item, ...(item.children ?? [])])
    .flatMap(({ url }) => url?.replace(/#.*/, "") ?? []);
  for (const code of languageCodes) {
    const { facts, menus, announcement } = seedShells(paths)[code];
    const { officeHours, answerWithinOfficeHours: _, ...contact } = wholeSite.contact;
    const { opens, closes } = officeHours;
    expect(facts).toMatchObject({ contact: { ...contact, officeHours: { opens, closes } } });
    for (const name of [
      "name",
      "offices",
      "socialLinks",
      "apps",
      "statistics",
      "clientLogos",
    ] as const)
      expect(facts[name], name).toEqual(wholeSite[name]);
    const keys = (items: readonly { children?: unknown[] | undefined }[]) =>
      items.map(({ children }) => children?.length);
    expect(keys(menus.menu)).toEqual(keys(navigation.menu));
    expect(menus.footer.map(({ children }) => children?.length)).toEqual([
      navigation.footer.length,
      navigation.legal.length,
    ]);
    expect(announcement).toBeUndefined();
  }
});

test("uploaded logos and pictures of offices are shown as they are now, each logo once; one that is gone is left out", () => {
  const photo = (id: string) => ({ photo: id, width: 400, height: 100, widths: [400], alt: "" });
  const [one, gone] = ["1".repeat(32), "2".repeat(32)];
  const photoOf = (id: string) => (id === gone ? undefined : photo(id));
  const parts = seedParts().map((part) => ({
    ...part,
    values: {
      ...part.values,
      ...(part.kind === "office" && { drawing: `picture:${one}` }),
      ...(part.kind === "site-facts" && {
        companyLogo: `picture:${one}`,
        heroLogos: [one, "raylink", gone, one].map((logo, at) => ({
          ...{ id: `logo-${at}`, logo: logo === "raylink" ? logo : `picture:${logo}` },
        })),
      }),
    },
  }));
  const { facts } = shellOf("en", parts, { live: [], fixedPaths: [], now: 0, photoOf });
  expect(facts.clientLogos.hero).toEqual([photo(one), "raylink"]);
  expect(facts.offices.map(({ image }) => image)).toEqual([photo(one)]);
  expect(facts.logo).toEqual({ picture: photo(one) });
});

test("an announcement is shown from its start until before its end, on the office's clocks", () => {
  const at = (time: string) => Date.parse(`2026-12-01T${time}:00+03:00`);
  const said = { on: true, text: "We move", starts: "2026-12-01 09:00", ends: "2026-12-01 18:00" };
  expect(showAnnouncement(said, at("08:59"))).toBeUndefined();
  expect(showAnnouncement(said, at("09:00"))?.text).toBe("We move");
  expect(showAnnouncement(said, at("18:00"))).toBeUndefined();
  expect(showAnnouncement({ ...said, on: false }, at("12:00"))).toBeUndefined();
  expect(showAnnouncement({ on: true }, 0)).toBeUndefined();
});
