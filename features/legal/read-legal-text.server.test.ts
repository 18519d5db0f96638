import { expect, test } from "vitest";
import { readLegalText } from "./read-legal-text.server.ts";

const begin = "---\nupdated: 2026-11-20\n---\n\n# Privacy\n";

test("a text is read into its parts", () => {
  const text = readLegalText(
    `${begin}\nHello *you*.\n\n## Who {#controller}\n\n- one\n\n### More\n\n## Rights {#your-rights}\n\nAll.\n`,
  );
  expect(text).toEqual({
    updated: "2026-11-20",
    heading: "Privacy",
    introduction: "<p>Hello <em>you</em>.</p>",
    sections: [
      { id: "controller", heading: "Who", html: "<ul>\n<li>one</li>\n</ul>\n<h3>More</h3>" },
      { id: "your-rights", heading: "Rights", html: "<p>All.</p>" },
    ],
  });
});

test("a section without an anchor and a text without a date are refused", () => {
  expect(() => readLegalText(`${begin}\n## Rights\n\nAll.\n`)).toThrow("## Rights");
  expect(() => readLegalText("# Privacy\n")).toThrow("updated");
});
