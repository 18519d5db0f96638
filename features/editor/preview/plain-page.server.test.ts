import { expect, test } from "vitest";
import { plainPage } from "./plain-page.server.ts";

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="en" data-bs-theme="light"><head>${head}</head><body class="x">${body}</body></html>`;
const around = { address: "/blog/first", theme: "light", bar: "<aside>Bar</aside>" } as const;

test("scripts go, and what only they would ask for; styles stay", () => {
  const styles = `<style>.a{color:red}</style><link rel="" data-later="stylesheet" href="/a.css"/><noscript><link rel="stylesheet" href="/a.css"/></noscript>`;
  const script = `<script>if (1 < 2) go("<b>")</script><script type="module" async="" src="/a.js"></script>`;
  const early = `<link rel="" data-later="modulepreload" href="/a.js"/><link data-later="preload" data-as="fetch" href="/en.json"/>`;
  const html = plainPage(page(`<p>1 &lt; 2</p>${script}`, styles + script + early), around);
  expect(html).toBe(page("<aside>Bar</aside><p>1 &lt; 2</p>", styles));
});

test("links to the page itself stay on it, others lead where they led, none into another window", () => {
  const links = `<a class="x" href="/blog/first">a</a><a href="/blog/first#b">b</a><a href="/blog/first-one">c</a><a href="https://example.com" target="_blank">d</a>`;
  const shown = `<a class="x" href="">a</a><a href="#b">b</a><a href="/blog/first-one">c</a><a href="https://example.com">d</a>`;
  expect(plainPage(page(links), around)).toBe(page(`<aside>Bar</aside>${shown}`));
});

test("the theme that is asked for is shown", () => {
  expect(plainPage(page(""), { ...around, theme: "dark" })).toContain('data-bs-theme="dark"');
});
