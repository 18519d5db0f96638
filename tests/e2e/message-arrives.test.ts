import { test } from "./fixtures.ts";
import { expectMessagesToArrive } from "./message-arrives.ts";

test.override("settings", { MIN_FILL_SECONDS: "2" });

expectMessagesToArrive(test, "SQLite");
