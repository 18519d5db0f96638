import { expect, test } from "vitest";
import { pageThatSays } from "./page-that-says.server.ts";

const pages: Record<string, string> = {
  one: '<p>Adres</p><script>{"form.name":"Ad"}</script>',
  two: "<label>Ad</label><p>Toplam: <!-- -->3</p>",
  three: "<a>Terms &amp; conditions, the company&#x27;s</a>",
};
const find = (...texts: string[]) =>
  pageThatSays(texts, Object.keys(pages), async (name) => pages[name]);

test("a page says a text as whole words, where a visitor reads it", async () => {
  expect(await find("Ad")).toBe("two");
  expect(await find("Toplam: {count, plural, other {#}}")).toBe("two");
  expect(await find("Terms & conditions, the company's")).toBe("three");
  expect(await find("Nowhere", "Adres")).toBe("one");
  expect(await find("{count}")).toBeUndefined();
  expect(await find("Nowhere")).toBeUndefined();
});
