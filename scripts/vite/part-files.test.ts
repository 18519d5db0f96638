import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { partFiles } from "./part-files.ts";

const table = `
  post: part(() => import("./templates/page-page.tsx")),
  page: part(() => import("./templates/page-page.tsx")),
  job: part(
    () => import("./templates/job-page.tsx"),
  ),
`;

/** What the plugin makes of a module. */
function transformed(environment: string): string | undefined {
  const { transform } = partFiles() as Plugin & {
    transform(this: unknown, code: string, id: string): string | undefined;
  };
  const id = `${process.cwd()}/features/pages/page-parts.ts`;
  return transform.call({ environment: { name: environment } }, table, id);
}

test("where pages are rendered each part knows its module, two of the same module both", () => {
  const names = Array.from(transformed("ssr")?.matchAll(/, "(.+?)"/g) ?? [], ([, name]) => name);
  const page = "features/pages/templates/page-page.tsx";
  expect(names).toEqual([page, page, "features/pages/templates/job-page.tsx"]);
});

test("the browser is spared the names", () => {
  expect(transformed("client")).toBeUndefined();
});
