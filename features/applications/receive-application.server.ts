import { v7 as newRowId } from "uuid";
import { day, minute } from "#platform/http/rate-limits.server.ts";
import { queueWithinLimits } from "#platform/outbox/mail-limits.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { FormToReceive } from "#platform/submissions/form-to-receive.server.ts";
import { makeReference } from "#platform/submissions/make-reference.server.ts";
import type { Submission } from "#platform/submissions/receive-submission.server.ts";
import { applicationAddress } from "./application-address.ts";
import { applicationControls, mostFileBytes } from "./application-fields.ts";
import { type ApplicationForm, applicationSchema } from "./application-schema.ts";
import type { Application } from "./application-tables.server.ts";
import { checkFile } from "./check-file.server.ts";
import type { FileKind } from "./file-kinds.ts";
import { applicationMails } from "./mails/application-mails.server.ts";

const applicationLimits = [
  {
    name: "applicationMinute",
    points: 3,
    seconds: minute,
    reason: "each one is read by somebody, and its file lies in the store",
  },
  {
    name: "applicationDay",
    points: 10,
    seconds: day,
    reason: "nobody applies for more positions in a day",
  },
] as const;

/** The page of a position; what else is sent leads to their list. */
const pageOf = ({ Page = "" }: Record<string, string>) =>
  /^\/career\/[a-z0-9-]{1,80}$/.test(Page) ? Page : "/career";

/** The form below a position: an application with its file and its two mails, in one transaction. */
export const applicationForm = (origin: string): FormToReceive<ApplicationForm> => ({
  name: "application",
  address: applicationAddress,
  page: pageOf,
  thanks: "/application/thanks",
  schema: applicationSchema,
  controls: applicationControls,
  hidden: { position: "Position", page: "Page" },
  file: { control: "file", field: "File", most: mostFileBytes, check: checkFile },
  longest: "Message",
  limits: applicationLimits,
  async keep(trx, submission, at) {
    const application = await storeApplication(trx, submission, at);
    if (submission.spam) return application;
    for (const mail of applicationMails(application, origin))
      await queueWithinLimits(trx, mail, at);
    return application;
  },
});

/** Letters of a file's name: longer ones say nothing more. */
const longestName = 200;
const shortName = (name: string) =>
  Array.from(name.replace(/[\p{Cc}\p{Cs}]/gu, ""))
    .slice(0, longestName)
    .join("");

async function storeApplication(
  trx: Trx,
  { form, file, language, spam }: Submission<ApplicationForm>,
  at: number,
): Promise<Application> {
  if (!file) throw new Error("an application without a file");
  for (;;) {
    const application: Application = {
      id: newRowId(),
      reference: makeReference(),
      position: form.Position,
      name: form.NameSurname,
      email: form.Email,
      phone: form.Phone,
      message: form.Message,
      language,
      spam: spam ? 1 : 0,
      created_at: at,
      file_name: shortName(file.name),
      file_type: file.mediaType as FileKind,
      file_size: file.bytes.byteLength,
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("job_application")
      .values(application)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) continue;
    await trx
      .insertInto("job_application_file")
      .values({ application_id: application.id, bytes: Buffer.from(file.bytes) })
      .execute();
    return application;
  }
}
