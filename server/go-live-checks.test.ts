import { expect, test } from "vitest";
import type { Store } from "#platform/store/store.server.ts";
import { readSettings } from "./env.ts";
import { siteChecks } from "./go-live-checks.ts";

test.each([
  ["https://www.company.com", "", "red"],
  ["https://www.company.com", "127.0.0.1", "green"],
  ["https://www.company.com", "10.0.0.0/8, ::1", "green"],
  ["https://www.company.com", "127.0.0.1, 0.0.0.0/0", "amber"],
  ["https://www.company.com", "::/0", "amber"],
  ["http://localhost:3000", "", "green"],
])("the proxy in front of %s, trusted as %j, is %s", async (SITE_ORIGIN, TRUST_PROXY, grade) => {
  const settings = readSettings({ SITE_ORIGIN, TRUST_PROXY });
  const check = siteChecks.find(({ name }) => name === "proxy");
  const seen = await check?.look({ settings, store: {} as Store, now: 0, shown: "en" });
  expect(seen?.grade).toBe(grade);
});
