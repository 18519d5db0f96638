import { expect, test } from "vitest";
import type { Inline } from "#platform/fields/rich-text.ts";
import { keepTogether } from "./keep-together.server.ts";

test.each([
  ["§ 25 Abs. 2 Nr. 2 TDDDG", "§_25_Abs._2 Nr._2_TDDDG"],
  ["Art. 6 Abs. 1 Buchst. f DSGVO", "Art._6_Abs._1 Buchst._f_DSGVO"],
  ["Art. 28 GDPR, Art. 28 DSGVO, § 7 Abs. 2", "Art._28_GDPR, Art._28_DSGVO, §_7_Abs._2"],
  ["Art. 6(1)(f) GDPR, 11 KVKK", "Art._[6(1)(f)]_GDPR, 11_KVKK"],
  ["Art. 6(1)(f), article 5(2)(c)", "Art._[6(1)(f)], article_[5(2)(c)]"],
  ["KVKK m. 5/2-f, GDPR m. 6; 2002/58/AT", "KVKK_m._[5/2-f], GDPR_m._6; [2002/58/AT]"],
  ["6698 sayılı Kanun", "6698_sayılı Kanun"],
  ["EN 301 549, section 5, Act No. 6698", "EN_301_549, section_5, Act No._6698"],
  [
    "Fabrika Ltd. Şti., Cad. No: 1, 26130 Tepebaşı",
    "Fabrika Ltd._Şti., Cad. No:_1, 26130_Tepebaşı",
  ],
  ["Fabrika Veri A.Ş., IP adresini, IPadres", "Fabrika Veri_A.Ş., IP_adresini, IPadres"],
  ["24 saat, 30 gün, 320 piksel", "24_saat, 30_gün, 320_piksel"],
  ["24 hours, 30 days, 320 pixels", "24_hours, 30_days, 320_pixels"],
  ["24 Stunden, 30 Tagen, 320 Pixeln", "24_Stunden, 30_Tagen, 320_Pixeln"],
  ["Kanunun 7. maddesindeki", "Kanunun 7._maddesindeki"],
  [
    "Ihre IP- oder E-Mail-Adresse, eine IP-Adresse",
    "Ihre [IP-] oder [E-Mail-Adresse], eine [IP-Adresse]",
  ],
  ["Ihre E-Mail-Adresse, e-postayla, axe-core", "Ihre [E-Mail-Adresse], [e-postayla], [axe-core]"],
  ["zwischen 09:00–18:00 Uhr", "zwischen [09:00–18:00] Uhr"],
  [
    "An article itself. sistem. 7 kez, 4.5:1, “a/b”",
    "An article itself. sistem. 7 kez, 4.5:1, “a/b”",
  ],
])("%s", (text, kept) => {
  const write = (part: Inline): string => {
    if (typeof part === "string") return part;
    return "inside" in part && part.is === "whole" ? `[${part.inside.join("")}]` : "";
  };
  const [read] = keepTogether([{ is: "p", inside: [text] }]);
  const inside = read?.is === "p" ? read.inside : [];
  expect(inside.map(write).join("").replaceAll("\u00a0", "_")).toBe(kept);
});

test("also within a list, a link and strong words; a name in code stays as it is", () => {
  const code = { is: "code", text: "axe-core" } as const;
  const inside = [{ is: "strong", inside: ["Art. 1"] } as const, code];
  const list = { is: "list", items: [[{ is: "p", inside }]] } as const;
  const kept = [{ is: "strong", inside: ["Art.\u00a01"] }, code];
  expect(keepTogether([list])).toEqual([{ is: "list", items: [[{ is: "p", inside: kept }]] }]);
});
