import { findWrongContent } from "#platform/content/wrong-content.server.ts";

/** Ends the process where a file of content/ is wrong: one line each, with file, key and what is expected. */
export function stopAtWrongContent(): void {
  const problems = findWrongContent();
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exit(1);
}
