import process from "node:process";
import { putIntoBin } from "#features/content-board/bin/put-into-bin.server.ts";
import { takeOutOfBin } from "#features/content-board/bin/take-out-of-bin.server.ts";
import type { KeptFromBin, KeptInBin } from "#features/content-board/calls.ts";
import { officeTime } from "#features/publishing/office-instant.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import { stop } from "../stop.ts";
import type { Given } from "../subcommand.ts";
import { stopAtUnknown } from "./publish-content.ts";
import { withStore } from "./with-store.ts";

const { timeZone } = wholeSite.contact.officeHours;
const how = () => ({ now: Date.now(), shown: defaultLanguage.code });

/** Throws entries away, all or none. */
export async function binContent({ words, values: { json } }: Given): Promise<void> {
  await withStore(async (store) => {
    await stopAtUnknown(store, words);
    const kept = await putIntoBin(store, words, how());
    if (kept.length > 0) process.exitCode = 1;
    if (json) return console.log(JSON.stringify({ kept }));
    for (const one of kept) console.error(`${one.entry}: ${whyKept(one)}`);
    if (kept.length > 0) console.error("Nothing was put into the bin.");
    else
      console.log(`${words.join(", ")}: in the bin for 30 days. Back: npm run content -- restore`);
  });
}

/** Takes entries out of the bin, all or none. */
export async function restoreContent({ words, values: { json } }: Given): Promise<void> {
  await withStore(async (store) => {
    const kept = await takeOutOfBin(store, words, how()).catch((error: unknown): KeptInBin[] => {
      if (!(error instanceof Problem)) throw error;
      return stop(`Not all of ${words.join(", ")} lie in the bin: npm run content -- list`);
    });
    if (kept.length > 0) process.exitCode = 1;
    if (json) return console.log(JSON.stringify({ kept }));
    for (const { entry, address, by } of kept)
      console.error(
        `${entry}: its address ${address} belongs to ${by.entry} now: give that one another`,
      );
    if (kept.length > 0) console.error("Nothing was taken out of the bin.");
    else console.log(`${words.join(", ")}: drafts again.`);
  });
}

function whyKept({ why, due, names }: KeptFromBin): string {
  switch (why) {
    case "live":
      return "is live: npm run content -- unpublish";
    case "needed":
      return "belongs to the site itself: it can be changed, and not deleted";
    case "scheduled":
      return `goes live ${officeTime(Date.parse(due ?? ""), timeZone)} (${timeZone}): npm run content -- unschedule`;
    case "publishing":
      return "is being published";
    case "named":
      return `is led to by ${names.map(({ entry, isLive }) => (isLive ? `${entry} (live)` : entry)).join(", ")}`;
  }
}
