/**
 * The built-in mailbox. `npm run mail` lists the outbox; `npm run mail -- <id or reference>` shows a mail as
 * its receiver reads it; with `--html` it prints the HTML part (`npm run --silent mail -- <id> --html > mail.html`).
 */
import { existsSync } from "node:fs";
import process from "node:process";
import type { Kysely } from "kysely";
import { countMails, findLatestMails, findMails } from "#features/mail/find-mails.server.ts";
import { listMails, showMail } from "#features/mail/show-mail.server.ts";
import { openDatabase } from "#server/database/open-database.ts";
import type { Tables } from "#server/database/tables.ts";
import { settingsOrStop } from "./settings-or-stop.ts";

/** How many the list shows; older ones are found by reference. */
const listed = 100;

const settings = settingsOrStop();
const from = settings.mailFrom ?? "(MAIL_FROM is not set)";
const companyRecipients = settings.mailTo ?? "(MAIL_TO is not set)";
const [wanted, format] = process.argv.slice(2);

if (settings.databaseUrl || existsSync(settings.dataDir)) await readOutbox();
else console.log(`Nothing was ever stored in ${settings.dataDir}.`);

async function readOutbox(): Promise<void> {
  const { db, limitsPool } = await openDatabase(settings);
  try {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === "mail")) console.log("Nothing was ever stored here.");
    else if (wanted) await show(db, wanted);
    else await list(db);
  } finally {
    await db.destroy();
    await limitsPool?.end();
  }
}

async function list(outbox: Kysely<Tables>): Promise<void> {
  const mails = await findLatestMails(outbox, listed);
  if (mails.length > 0) console.log(`${listMails(mails, { from, companyRecipients })}\n`);
  const { waiting, sent, failed } = await countMails(outbox);
  console.log(`${waiting} waiting, ${sent} sent, ${failed} failed`);
  if (waiting > 0 && !settings.smtpUrl)
    console.log("SMTP_URL is not set here, so waiting mails stay in the outbox.");
}

async function show(outbox: Kysely<Tables>, idOrReference: string): Promise<void> {
  const about = await findByReference(outbox, idOrReference.toUpperCase());
  const mails = await findMails(outbox, idOrReference.toLowerCase(), about);
  const shown = mails.map((mail) =>
    format === "--html" ? mail.body_html : showMail(mail, { from, companyRecipients }),
  );
  if (shown.length > 0) return console.log(shown.join(`\n${"=".repeat(72)}\n\n`));
  console.error(`No mail has the id or the reference ${idOrReference}.`);
  process.exitCode = 1;
}

async function findByReference(outbox: Kysely<Tables>, reference: string): Promise<string[]> {
  const of = (table: "contact_message" | "email_capture") =>
    outbox.selectFrom(table).select("id").where("reference", "=", reference).execute();
  const found = await Promise.all([of("contact_message"), of("email_capture")]);
  return found.flat().map(({ id }) => id);
}
