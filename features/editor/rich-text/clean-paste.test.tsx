import { DOMParser as DocumentParser } from "prosemirror-model";
import { expect, test, vi } from "vitest";
import { writeRichText } from "#platform/fields/write-rich-text.ts";
import { cleanPaste } from "./clean-paste.ts";
import { schema } from "./rich-text-schema.ts";
import { textOf } from "./text-and-document.ts";

function pasted(html: string): string {
  const place = document.createElement("div");
  place.innerHTML = cleanPaste(html).html;
  return writeRichText(textOf(DocumentParser.fromSchema(schema).parse(place))).markdown;
}

const wordItem = (sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;

test.each([
  ["a page", "<h1>Head</h1><p>One <b>two</b> <i>three</i></p>", "### Head\n\nOne **two** *three*"],
  [
    "Word",
    `<html><head><style>p { color: red }</style></head><body><p class=MsoNormal><span style='font-weight:bold'>Bold</span>, <span lang=TR style="font-style: italic">slanted</span><o:p></o:p></p>${wordItem("·", "first")}${wordItem("·", "second")}${wordItem("1.", "counted")}</body></html>`,
    "**Bold**, *slanted*\n\n- first\n- second\n\n1. counted",
  ],
  [
    "Word, which says with each word what it would be in a script from right to left",
    `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b>, <b><span style='mso-bidi-font-weight: normal'>bold</span></b>, <i style='mso-bidi-font-style:normal'>slanted</i>, <span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>neither</span>, <span style='color:red;font-weight:bold'>bold</span></p>`,
    "**Bold**, **bold**, *slanted*, neither, **bold**",
  ],
  [
    "a document of Google's",
    `<b style="font-weight:normal" id="docs-internal-guid"><p><span style="font-weight:700">Bold</span><span style="font-weight:400"> and not</span></p></b>`,
    "**Bold** and not",
  ],
  [
    "what could do harm",
    `<script>alert(1)</script><p onclick="x()">a <a href="javascript:alert(1)">b</a> <a href="https://example.org/">c</a><img src=x onerror=alert(1)></p><hr><span style="display:none">hidden</span>`,
    "a b [c](https://example.org/)",
  ],
  [
    "a table",
    "<table><caption>Words</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><p>c</p><p><b>d</b></p></td></tr></tbody></table>",
    "Words\n\n| a | b |\n| --- | --- |\n| c **d** |  |",
  ],
  [
    "a table with joined cells",
    "<table><tr><td colspan=2>a</td><td>b</td></tr><tr><td rowspan=2>c</td><td>d</td><td>e</td></tr></table>",
    "| a |  | b |\n| --- | --- | --- |\n| c | d | e |",
  ],
  [
    "a table that is none",
    "<table><tr><td>a</td></tr><tr><td><table><tr><td>b</td></tr></table></td></tr></table>",
    "a\n\nb",
  ],
  ["a figure set high", "<p>20 m<sup>2</sup>, the 4<sup>th</sup></p>", "20 m², the 4th"],
  [
    "a detour by Google",
    `<p><a href="https://www.google.com/url?q=https://example.org/a%3Fb%3Dc&amp;sa=D">a</a> <a href="https://www.google.com/url?q=javascript:b">b</a></p>`,
    "[a](https://example.org/a?b=c) [b](https://www.google.com/url?q=javascript:b)",
  ],
  ["words of their own", "a style = b &lt;p style=x&gt;", "a style = b \\<p style=x>"],
])("%s is pasted as what a text can hold", (_, html, markdown) => {
  expect(pasted(html)).toBe(markdown);
});

test("no style is read: the policy of the page would refuse it aloud", () => {
  const read = vi.spyOn(DOMParser.prototype, "parseFromString");
  const word =
    "<head><STYLE><!-- p > b { color: red } --></STYLE ></head><p style = 'color:red'>a</p>";
  expect(pasted(word)).toBe("a");
  const document: Document = read.mock.results[0]?.value;
  expect(document.querySelector("style, [style]")).toBe(null);
  read.mockRestore();
});

test("what a text cannot hold is counted", () => {
  const { lost } = cleanPaste(
    `<table><tr><td>a<img src="a.png"></td></tr></table><table><tr><td>a<td>b</table><p><s>b</s> <del>c</del></p>`,
  );
  expect(lost).toEqual({ tables: 1, pictures: 1, strikes: 2 });
  expect(cleanPaste("<p>a</p>").lost).toEqual({ tables: 0, pictures: 0, strikes: 0 });
});
