import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

const folders: string[] = [];

/** A folder of its own, removed when the test file is through. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-test-"));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
