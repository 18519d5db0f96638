/**
 * The built-in mailbox. `npm run mail` lists the outbox; `npm run mail -- <id or reference>` shows a mail as
 * its receiver reads it; with `--html` it prints the HTML part (`npm run --silent mail -- <id> --html > mail.html`).
 */
import process from "node:process";
import type { Kysely } from "kysely";
import { countMails, findLatestMails, findMails } from "#platform/outbox/find-mails.server.ts";
import { listMails, showMail } from "#platform/outbox/show-mail.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { runCommand } from "./command.ts";
import { openExisting } from "./open-existing.ts";

/** What people were told a reference of, by mail. */
const tablesWithReferences = [
  "contact_message",
  "email_capture",
  "job_application",
  "shop_order",
  "withdrawal",
] as const;

/** How many the list shows; older ones are found by reference. */
const listed = 100;

await runCommand(
  {
    usage: "npm run mail [-- <id or reference> [--html]]",
    about: "Lists the mails of the outbox, or shows those of one message.",
    options: { html: { type: "boolean", about: "prints the HTML part of a mail" } },
    words: { least: 0, most: 1 },
  },
  async ({ words: [wanted], values: { html = false } }) => {
    await readOutbox({ settings: readSettings(), wanted, html });
  },
);

interface Asked {
  settings: Settings;
  wanted: string | undefined;
  html: boolean;
}

/** What stands in the head of a mail that was not sent yet. */
function addressesOf({ mailFrom, mailTo }: Settings) {
  return {
    from: mailFrom ?? "(MAIL_FROM is not set)",
    companyRecipients: mailTo ?? "(MAIL_TO is not set)",
  };
}

async function readOutbox({ settings, wanted, html }: Asked): Promise<void> {
  const { db, limitsPool } = await openExisting(settings);
  try {
    if (wanted) await show(db, wanted, { settings, html });
    else await list(db, settings);
  } finally {
    await db.destroy();
    await limitsPool?.end();
  }
}

async function list(outbox: Kysely<Tables>, settings: Settings): Promise<void> {
  const mails = await findLatestMails(outbox, listed);
  if (mails.length > 0) console.log(`${listMails(mails, addressesOf(settings))}\n`);
  const { waiting, sent, failed } = await countMails(outbox);
  console.log(`${waiting} waiting, ${sent} sent, ${failed} failed`);
  if (waiting > 0 && !settings.smtpUrl)
    console.log("SMTP_URL is not set here, so waiting mails stay in the outbox.");
}

async function show(
  outbox: Kysely<Tables>,
  idOrReference: string,
  { settings, html }: Omit<Asked, "wanted">,
): Promise<void> {
  const about = await findByReference(outbox, idOrReference.toUpperCase());
  const mails = await findMails(outbox, idOrReference.toLowerCase(), about);
  const shown = mails.map((mail) =>
    html ? mail.body_html : showMail(mail, addressesOf(settings)),
  );
  if (shown.length > 0) return console.log(shown.join(`\n${"=".repeat(72)}\n\n`));
  console.error(`No mail has the id or the reference ${idOrReference}.`);
  process.exitCode = 1;
}

async function findByReference(outbox: Kysely<Tables>, reference: string): Promise<string[]> {
  const of = (table: (typeof tablesWithReferences)[number]) =>
    outbox.selectFrom(table).select("id").where("reference", "=", reference).execute();
  const found = await Promise.all(tablesWithReferences.map(of));
  return found.flat().map(({ id }) => id);
}
