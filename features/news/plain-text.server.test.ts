import { expect, test } from "vitest";
import { picturesIn, plainText, tidyText } from "./plain-text.server.ts";

test.each([
  ["<p>Item <b>Title</b></p>", "Item Title"],
  ["one<br>two<p>three", "one two three"],
  ["1930ft<sup>2</sup>", "1930ft2"],
  ["AT&amp;T &nbsp; &#x0024;5 &Uuml;ber", "AT&T $5 Über"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["?page=1&copy=2;mode=x & done", "?page=1&copy=2;mode=x & done"],
  ["How to use &lt;div&gt;", "How to use <div>"],
  ["&lt;p&gt;escaped twice&lt;/p&gt;", "escaped twice"],
  ["a<script>alert(1)</script><style>b{}</style><!-- c -->d", "a d"],
  ["<img alt='a > b' src=q>y", "y"],
  ["\u202eevil\u202c \u0007bell\ufeff", "evil bell"],
  ["don\u0092t", "don’t"],
  ["half \ud83d", "half \ufffd"],
  ["", ""],
])("%j reads %j", (markup, text) => {
  expect(plainText(markup, 300)).toBe(text);
});

test("a long text is cut at a word", () => {
  expect(plainText("Yapay zekâ her yerde", 12)).toBe("Yapay zekâ…");
  expect(tidyText("x".repeat(50), 10)).toBe(`${"x".repeat(9)}…`);
  expect([...plainText("😀".repeat(50), 10)]).toHaveLength(10);
});

test("pictures in their order", () => {
  expect(
    picturesIn('<img src="a.jpg"><p><img width=1 src="b.gif"><img src="c.jpg?x&amp;y">'),
  ).toEqual(["a.jpg", "c.jpg?x&y"]);
});
