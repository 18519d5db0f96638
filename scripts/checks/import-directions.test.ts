import { expect, test } from "vitest";
import { whyNot } from "./import-directions.ts";
import { importsOf } from "./source-files.ts";

const refused: [string, string][] = [
  ["ui/button/button.tsx", "#platform/rules/email-rule.ts"],
  ["features/messages/page/contact-form.tsx", "#app/pages.ts"],
  ["features/messages/submit.server.ts", "#server/env.ts"],
  ["features/messages/page/contact-form.tsx", "#platform/outbox/queue-mail.server.ts"],
  ["features/messages/contact-form.tsx", "./submit-contact.server.ts"],
  ["features/messages/submit.server.ts", "./contact-form.tsx"],
  ["features/messages/submit.server.ts", "hono"],
  ["app/root.tsx", "#server/app.ts"],
  ["server/app.ts", "../app/pages.ts"],
  ["server/app.ts", "#ui/menu/menu.tsx"],
  ["server/database/migrations/004-back-office.ts", "#platform/rules/fold-letters.ts"],
  ["server/database/migrations/004-back-office.ts", "../tables.ts"],
  ["features/orders/shop-facts.ts", "#content/site.json"],
];
test.each(refused)("%s may not import %s", (file, specifier) => {
  expect(whyNot(file, specifier, false)).toBeTypeOf("string");
});

const allowed: [string, string][] = [
  ["ui/menu/menu.tsx", "#ui/pictures/icons.tsx"],
  ["features/messages/page/contact-form.tsx", "#ui/button/spinner.tsx"],
  ["features/messages/page/contact-form.tsx", "#platform/language/use-language.ts"],
  ["features/messages/outbox.server.test.ts", "#platform/store/store.server.ts"],
  ["app/root.tsx", "#features/layout/header.tsx"],
  ["server/database/migrations/004-back-office.ts", "./004-search-text.ts"],
  ["server/app.ts", "hono"],
  ["server/run-site.ts", "#platform/outbox/outbox-worker.server.ts"],
];
test.each(allowed)("%s may import %s", (file, specifier) => {
  expect(whyNot(file, specifier, false)).toBeUndefined();
});

test("imports are found in every form that the formatter writes", () => {
  const source = [
    'import "./a.css";',
    'import type { B } from "#ui/b.ts";',
    "import {",
    "  c,",
    '} from "./c.ts";',
    'export { d } from "./d.ts";',
    'const e = () => import("./e.tsx");',
    'const text = "no import from here";',
  ].join("\n");
  expect(importsOf(source)).toEqual([
    { specifier: "./a.css", typeOnly: false },
    { specifier: "#ui/b.ts", typeOnly: true },
    { specifier: "./c.ts", typeOnly: false },
    { specifier: "./d.ts", typeOnly: false },
    { specifier: "./e.tsx", typeOnly: false },
  ]);
});
