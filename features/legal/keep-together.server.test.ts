import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.server.ts";

test.each([
  ["§ 25 Abs. 2 Nr. 2 TDDDG", "§_25 Abs._2 Nr._2 TDDDG"],
  ["Art. 6 Abs. 1 Buchst. f DSGVO", "Art._6 Abs._1 Buchst._f DSGVO"],
  ["Art. 6(1)(f), article 5(2)(c)", "Art._[6(1)(f)], article_[5(2)(c)]"],
  ["KVKK m. 5/2-f; 2002/58/AT", "KVKK m._[5/2-f]; [2002/58/AT]"],
  ["EN 301 549, section 5, Act No. 6698", "EN_301_549, section_5, Act No._6698"],
  [
    "Fabrika Ltd. Şti., Cad. No: 1, 26130 Tepebaşı",
    "Fabrika Ltd._Şti., Cad. No:_1, 26130_Tepebaşı",
  ],
  ["Kanunun 7. maddesindeki", "Kanunun 7._maddesindeki"],
  [
    "Ihre IP- oder E-Mail-Adresse, eine IP-Adresse",
    "Ihre [IP-] oder [E-Mail-Adresse], eine [IP-Adresse]",
  ],
  ["Ihre E-Mail-Adresse, e-postayla, axe-core", "Ihre [E-Mail-Adresse], [e-postayla], [axe-core]"],
  ["zwischen 09:00–18:00 Uhr", "zwischen [09:00–18:00] Uhr"],
  [
    "An article itself. sistem. 7 gün, 4.5:1, “a/b”",
    "An article itself. sistem. 7 gün, 4.5:1, “a/b”",
  ],
])("%s", (text, kept) => {
  const read = keepTogether(text)
    .replaceAll("\u00a0", "_")
    .replaceAll('<span class="whitespace-nowrap">', "[")
    .replaceAll("</span>", "]");
  expect(read).toBe(kept);
});

test("tags stay as they are", () => {
  const link = '<a href="/x?m. 5/2-f" title="E-Mail §&#167; 5">';
  expect(keepTogether(`${link}Art. 1</a>`)).toBe(`${link}Art.\u00a01</a>`);
});
