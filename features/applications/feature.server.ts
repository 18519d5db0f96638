import { administratorOf } from "#platform/audit/keep-record.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { createApplicationList } from "./admin/show-applications.server.ts";
import { applicationData } from "./application-tables.server.ts";
import { applicationCalls } from "./calls.ts";
import { eraseOldApplications } from "./erase-applications.server.ts";
import { applicationMailKinds } from "./mails/mail-kinds.ts";
import { sampleApplicationMails } from "./mails/sample-mails.server.ts";
import { applicationForm } from "./receive-application.server.ts";

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    applications: AuditedAs<typeof applicationCalls>;
  }
}

interface Settings {
  origin: string;
  mailTo: string | undefined;
}

/** An application for a position, from the form to the day it is erased. */
export const applicationsFeature: Feature<Settings> = {
  name: "applications",
  calls: applicationCalls,
  data: applicationData,
  mailKinds: applicationMailKinds,
  sampleMails: sampleApplicationMails,
  create({ settings, store, now, receiveForm }) {
    const { origin, mailTo = "" } = settings;
    const applications = createApplicationList({ store, now, company: mailTo });
    return {
      calls: serveCalls(applicationCalls, {
        "POST /api/applications": receiveForm(applicationForm(origin)),
        "GET /api/admin/applications": ({ by, query }) =>
          applications.list(administratorOf(by), query),
        "GET /api/admin/application": async ({ by, query: { id } }) =>
          found(await applications.one(administratorOf(by), id)),
        "GET /api/admin/application/file": async ({ c, by, query: { id } }) => {
          const { name, bytes } = found(await applications.file(administratorOf(by), id));
          return attachment(c, name, bytes);
        },
        "POST /api/admin/application/delete": async ({ by, body: { id } }) => {
          if (await applications.remove(administratorOf(by), id)) return {};
          throw new Problem("not_found");
        },
      }),
      tidy: () => eraseOldApplications(store, now()),
    };
  },
};

function found<One>(one: One | undefined): One {
  if (one === undefined) throw new Problem("not_found");
  return one;
}
