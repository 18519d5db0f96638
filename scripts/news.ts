/** How the news feeds are doing: `npm run news`. Reads what the server wrote, and asks no feed itself. */
import { existsSync } from "node:fs";
import { languageCodes } from "#features/i18n/languages.ts";
import { describeFeeds } from "#features/news/describe-feeds.server.ts";
import { readNewsCopy } from "#features/news/news-store.server.ts";
import { openDatabase } from "#server/database/open-database.ts";
import type { Settings } from "#server/env.ts";
import { settingsOrStop } from "./settings-or-stop.ts";

const settings = settingsOrStop();
if (settings.databaseUrl || existsSync(settings.dataDir)) await report(settings);
else console.log(`Nothing was ever stored in ${settings.dataDir}: start the server first.`);

async function report(settings: Settings): Promise<void> {
  const { db, limitsPool } = await openDatabase(settings);
  try {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === "news_feed"))
      return console.log("Nothing was ever stored here: start the server first.");
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
