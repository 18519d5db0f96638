import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installApart } from "../../scripts/install-apart.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** What the checker says of one place, as far as we read it. https://github.com/validator/validator/wiki/Output-%C2%BB-JSON */
interface Complaint {
  type: "error" | "info" | "non-document-error";
  url: string;
  message: string;
  extract?: string;
}

/** Whether there is a Java to run the checker, which is a program of Java. */
export const hasJava = spawnSync("java", ["-version"]).status === 0;

/**
 * What the Nu Html Checker calls an error, with one page as an example of each.
 * @param pages address → HTML
 */
export function checkMarkup(pages: ReadonlyMap<string, string>): string[] {
  const checker = installApart("html-checker", path.join(import.meta.dirname, "package"));
  const folder = path.join(temporaryFolder(), "pages");
  mkdirSync(folder);
  const addresses = [...pages.keys()];
  for (const [index, address] of addresses.entries())
    writeFileSync(path.join(folder, `${index}.html`), pages.get(address) ?? "");
  const jar = path.join(checker, "node_modules/vnu-jar/build/dist/vnu.jar");
  // A page of a long drawing is nested deeper than Java's usual stack.
  const options = ["-Xss16m", "-jar", jar, "--format", "json", "--exit-zero-always"];
  const { stderr } = spawnSync("java", [...options, "--errors-only", folder], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  const { messages } = JSON.parse(stderr) as { messages: Complaint[] };
  const found = new Map<string, string>();
  for (const { url, message, extract = "" } of messages) {
    const address = addresses[Number.parseInt(path.basename(url), 10)];
    if (!found.has(message)) found.set(message, `${address}: ${message} ${extract.trim()}`);
  }
  return [...found.values()];
}
