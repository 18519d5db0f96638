import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAdminPath } from "../../app/admin/admin-path.ts";
import { createFirstStyles } from "../../features/publishing/first-styles.server.ts";
import { barePath } from "../../platform/language/localized-path.ts";

/**
 * Puts the styles of the first paint into every built page. The back office keeps its links: its screens are not kept
 * by the browser.
 * @param client the folder of the built pages, which are changed in place
 */
export async function inlineFirstStyles(client: string): Promise<void> {
  const withFirstStyles = createFirstStyles((address) => readFileSync(client + address, "utf8"));
  for (const file of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith("index.html")) continue;
    const address = `/${file.replace(/\/?index\.html$/, "")}`;
    if (isAdminPath(barePath(address))) continue;
    const page = path.join(client, file);
    writeFileSync(page, await withFirstStyles(readFileSync(page, "utf8")));
  }
}
