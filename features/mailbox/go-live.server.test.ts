import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { mailCheck } from "./go-live.server.ts";

const now = Date.UTC(2026, 10, 28);
const minute = 60_000;

async function gradeOf(...mails: ["waiting" | "sent" | "failed", number][]) {
  const database = await openDatabase({ dataDir: temporaryFolder() });
  await migrate(database.db);
  const store = createStore(database);
  onTestFinished(() => store.close());
  const plain = { subject: "", body_text: "", body_html: "", headers: "{}", recipient_key: "" };
  const whose = { kind: "contact", audience: "company", recipient: "", language: "tr" } as const;
  for (const [at, [state, age]] of mails.entries()) {
    const created_at = now - age;
    const when = { attempts: 1, next_attempt_at: created_at, lease_until: 0, created_at };
    const id = { id: `mail-${at}`, message_id: `<${at}@example.com>`, about_id: "message" };
    await store.write((trx) =>
      trx
        .insertInto("mail")
        .values({ ...id, ...plain, ...whose, ...when, state })
        .execute(),
    );
  }
  const settings = { smtpUrl: "smtp://mail.example.com" };
  return (await mailCheck.look({ settings, store, now, shown: "en" })).grade;
}

test("outgoing mail is green once one has left, and amber again while one has waited for an hour", async () => {
  expect(await gradeOf()).toBe("amber");
  expect(await gradeOf(["waiting", 90 * minute])).toBe("amber");
  expect(await gradeOf(["sent", 900 * minute])).toBe("green");
  expect(await gradeOf(["sent", 900 * minute], ["waiting", 5 * minute])).toBe("green");
  expect(await gradeOf(["sent", 900 * minute], ["waiting", 61 * minute])).toBe("amber");
});
