/**
 * What a fact of the company is called in words, by its place in content/site.json (`company.taxNumber`); a setting or a
 * title stays as it is. `t` knows all words of the back office.
 */
export function factName(
  t: {
    (key: "admin.goLive.facts.legalName"): string;
    has(key: "admin.goLive.facts.legalName"): boolean;
  },
  name: string,
): string {
  const key = `admin.goLive.facts.${name.replaceAll(".", "-")}` as "admin.goLive.facts.legalName";
  return t.has(key) ? t(key) : name;
}
