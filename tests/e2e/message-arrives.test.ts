import { test as base } from "./fixtures.ts";
import { expectMessagesToArrive } from "./message-arrives.ts";

// Not `override`, which would hold for every file that is tested after this one.
const settings: Record<string, string> = { MIN_FILL_SECONDS: "2" };
const test = base.extend("settings", { scope: "file" }, settings);

expectMessagesToArrive(test, "SQLite");
