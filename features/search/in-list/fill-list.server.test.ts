import { expect, test } from "vitest";
import { fillList } from "./fill-list.server.ts";

const html = [
  '<form method="get" data-list-search="" class="x"><input type="search" name="q" value=""/></form>',
  '<p data-list-none="" hidden="" class="y">None</p>',
  '<ul><li class="a" data-words="fatura ve odeme">1</li><li data-words="parola">2</li></ul>',
].join("");

const fill = (search: string) => fillList("/help/center", search)?.(html);

test("what does not fit is hidden, and what was looked for stays in the field", () => {
  expect(fill("?q=Ödeme")).toBe(
    html
      .replace('value=""', 'value="Ödeme"')
      .replace('<li data-words="parola">', '<li hidden data-words="parola">'),
  );
  expect(fill('?q="><script>')).toContain('value="&quot;&gt;&lt;script&gt;"');
});

test("where nothing fits, that is said", () => {
  expect(fill("?q=nothing")).toContain('<p data-list-none="" class="y">None</p>');
});

test("nothing looked for, and pages without such a list, stay as they are", () => {
  expect([fill(""), fill("?q=+"), fill("?other=1")]).toEqual([undefined, undefined, undefined]);
  expect(fillList("/", "?q=a")?.("<p>page</p>")).toBe("<p>page</p>");
  expect(fill(`?q=${"a".repeat(15_000)}`)).toContain(`value="${"a".repeat(100)}"`);
});
