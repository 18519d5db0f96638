import { expect, test } from "vitest";
import type { PageText } from "./page-text.ts";
import { startAfterPaint } from "./start-after-paint.ts";

const started = (code: string, head = "") =>
  wholePage(
    startAfterPaint({ head, body: `</head><script type="module" async="">${code}</script>` }),
  );
const wholePage = ({ head, body }: PageText) => head + body;

test("modules are imported after the first paint, in their order", () => {
  const page = started(
    'import "/m.js";\nimport * as route0 from "/r.js";\nwindow.x = {"r":route0};\nimport("/e.js");',
  );
  expect(page).toContain("first-contentful-paint");
  expect(page).toContain(
    'await import("/m.js");\nconst route0 = await import("/r.js");\nwindow.x = {"r":route0};\nimport("/e.js");\ngo();</script>',
  );
});

test("modules and words wait, fonts and style do not", () => {
  const page = started(
    'import "/m.js";',
    [
      '<link rel="preload" as="font" href="/f.woff2"/>',
      '<link rel="preload" as="fetch" href="/w.json"/>',
      '<link rel="modulepreload" href="/m.js"/>',
      '<link rel="stylesheet" href="/s.css"/>',
    ].join(""),
  );
  expect(page).toContain('<link rel="preload" as="font"');
  expect(page).toContain('<link rel="" data-later="preload" data-as="fetch" href="/w.json"/>');
  expect(page).toContain('<link rel="" data-later="modulepreload" href="/m.js"/>');
  expect(page).toContain('<link rel="stylesheet"');
});

test("the whole sheet is fetched, and held until the page gets something new", () => {
  const page = started('import "/m.js";');
  expect(page.indexOf("new MutationObserver")).toBeLessThan(page.indexOf('import("/m.js")'));
  const held = page.indexOf('sheet.media = "not all"');
  expect(held).toBeGreaterThan(page.indexOf("first-contentful-paint"));
  expect(page.indexOf("link.rel = link.dataset.later")).toBeGreaterThan(held);
});

test("a start script of a shape that we do not know fails the build", () => {
  expect(() => startAfterPaint({ head: "", body: "<script>1</script>" })).toThrow(
    "no script that starts it",
  );
  expect(() => started('import { a } from "/m.js";')).toThrow("Not a form of import");
});

test("the files of every page are evaluated ahead of it, each in a turn of its own, libraries first", () => {
  const page = started(
    'import "/m.js";',
    [
      '<link rel="modulepreload" href="/assets/site-a_-1B2c3.js"/>',
      '<link rel="modulepreload" href="/assets/site-map-B2c3D4e5.js"/>',
      '<link rel="modulepreload" href="/assets/vendor-C3d4E5f6.js"/>',
    ].join(""),
  );
  const turn = "await turn();";
  expect(page).toContain(
    `await import("/assets/vendor-C3d4E5f6.js");\n${turn}\nawait import("/assets/site-a_-1B2c3.js");\n${turn}\nawait import("/m.js");`,
  );
});
