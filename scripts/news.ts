/** How the news feeds are doing: `npm run news`. Reads what the server wrote, and asks no feed itself. */

import { describeFeeds } from "#features/news/describe-feeds.server.ts";
import { readNewsCopy } from "#features/news/news-store.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { runCommand } from "./command.ts";
import { openExisting } from "./open-existing.ts";

await runCommand(
  { usage: "npm run news", about: "Tells how the news feeds are doing; asks none of them itself." },
  () => report(readSettings()),
);

async function report(settings: Settings): Promise<void> {
  const { db, limitsPool } = await openExisting(settings);
  try {
    const reports = [];
    for (const language of languageCodes)
      reports.push({
        language,
        address: settings.newsFeeds[language],
        copy: await readNewsCopy(db, language),
      });
    console.log(describeFeeds(reports, Date.now()));
  } finally {
    await db.destroy();
    await limitsPool?.end();
  }
}
