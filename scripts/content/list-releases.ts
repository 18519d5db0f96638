import { newestRelease, readReleases } from "#features/publishing/release-store.server.ts";
import type { Given } from "../subcommand.ts";
import { withStore } from "./with-store.ts";

const shown = 20;

export async function listReleases({ values: { json } }: Given): Promise<void> {
  const releases = await withStore(({ read }) => readReleases(read, shown));
  if (json) return console.log(JSON.stringify(releases));
  const undone = new Set(releases.map(({ undoes }) => undoes));
  for (const { id, madeAt, changes, undoes } of releases) {
    const entries = [...new Set(changes.map(({ entry }) => entry))].join(", ");
    const about = [
      ...(undoes === null ? [] : [`undoes ${undoes}`]),
      ...(undone.has(id) ? ["undone"] : []),
    ];
    const note = about.length > 0 ? ` (${about.join(", ")})` : "";
    console.log(`${String(id).padStart(5)}  ${new Date(madeAt).toISOString()}  ${entries}${note}`);
  }
  if (releases.length === 0) console.log("Nothing was published yet.");
}

/** What waits, and which build shows which release. */
export async function tellStatus({ values: { json } }: Given): Promise<void> {
  const status = await withStore(async ({ read }) => ({
    newest: await newestRelease(read),
    builds: await read.selectFrom("release_pointer").selectAll().execute(),
    jobs: await read
      .selectFrom("publish_job")
      .select(["id", "kind", "state", "asked_at", "lease_until", "outcome"])
      .orderBy("asked_at", "desc")
      .limit(5)
      .execute(),
  }));
  if (json) return console.log(JSON.stringify(status));
  console.log(`Newest release: ${status.newest || "none"}`);
  for (const { build, origin, release, told_release, told_problem } of status.builds) {
    console.log(`build ${build} for ${origin} shows ${release}`);
    const told = told_release === null ? "nothing yet" : `of ${told_release}`;
    if (told_release !== null || told_problem !== null)
      console.log(`  its web hook was told ${told}${told_problem ? `: ${told_problem}` : ""}`);
  }
  for (const { kind, state, asked_at, lease_until } of status.jobs) {
    const isHeld = state === "waiting" && Number(lease_until ?? 0) > Date.now();
    console.log(
      `${kind.padEnd(8)} ${isHeld ? "at work" : state}  asked ${new Date(Number(asked_at)).toISOString()}`,
    );
  }
}
