import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const manifestName = /^manifest-[0-9a-f]{8}\.js$/;
const manifestText = /^(window\.__reactRouterManifest=)(\{[\s\S]*\})(;?)\s*$/;

/**
 * Leaves out of React Router's table of routes what no page of ours reads, a third of what each visitor would get:
 * `imports`, which links that prefetch would need (react-router 8.4, lib/dom/ssr/links.js) and none of ours does,
 * flags that say no, and the style sheet of all pages, which the root names.
 */
export function slimRouteManifest(client: string): void {
  const assets = path.join(client, "assets");
  for (const name of readdirSync(assets).filter((file) => manifestName.test(file))) {
    const file = path.join(assets, name);
    writeFileSync(file, withoutUnread(readFileSync(file, "utf8")));
  }
}

interface RouteEntry {
  css?: string[];
  [name: string]: unknown;
}

/** @throws when the table has another shape than the one that we know */
export function withoutUnread(source: string): string {
  const [, start, table, end] = manifestText.exec(source) ?? [];
  if (!table) throw new Error("React Router's manifest has a shape that we do not know.");
  const manifest: { routes: Record<string, RouteEntry> } = JSON.parse(table);
  const { root, ...routes } = manifest.routes;
  for (const route of Object.values(routes)) {
    delete route.imports;
    route.css = route.css?.filter((sheet) => !root?.css?.includes(sheet));
    if (route.css?.length === 0) delete route.css;
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name];
  }
  return `${start}${JSON.stringify(manifest)}${end}`;
}
