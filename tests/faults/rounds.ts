import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { queueJob } from "#features/publishing/jobs.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { postFile } from "../support/posts.ts";
import type { ServerProcess } from "../support/start-process.ts";

const names = ["first", "second", "third"];
const addresses = ["", "/en", "/de"].flatMap((prefix) => [
  ...names.map((name) => `${prefix}/blog/${name}`),
  ...names.map((name) => `${prefix}/blog/${name}.data`),
  `${prefix}/blog/feed.xml`,
]);

/**
 * Asks for three posts in three languages to go live, all of which name the round.
 * @param of a word that the bundle of the tests obeys (render-bundle.js), in the title of the first
 * @returns the job's id
 */
export async function publishRound(store: Store, round: number, of = ""): Promise<string> {
  const files = names.map((name, index) =>
    postFile(name, `${name} ${index === 0 ? of : ""} round ${round}.`),
  );
  await importEntries(store, files, { by: "test", now: Date.now() });
  return queueJob(store, "publish", await newestChanges(store.read), Date.now());
}

/** Which rounds the addresses show; one where the release is whole, "none" where there is none. */
export async function roundsShown({ url }: Pick<ServerProcess, "url">): Promise<string[]> {
  const shown = new Set<string>();
  for (const address of addresses) {
    const answer = await fetch(url + address, { redirect: "manual" });
    const text = answer.status === 200 ? await answer.text() : "";
    for (const [, round = "none"] of text.matchAll(/round (\d+)\./g)) shown.add(round);
    if (text === "") shown.add("none");
  }
  return [...shown];
}
