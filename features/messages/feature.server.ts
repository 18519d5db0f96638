import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { adminHandlers } from "./admin/answer-admin.server.ts";
import { announceOldSpam } from "./announce-spam.server.ts";
import { messageCalls } from "./calls.ts";
import { messageFigures } from "./count-messages.server.ts";
import { eraseOldSpam } from "./erase-spam.server.ts";
import { messageMailKinds } from "./mails/mail-kinds.ts";
import { sampleMessageMails } from "./mails/sample-mails.server.ts";
import { messageData } from "./message-tables.server.ts";
import { contactForm } from "./receive-contact.server.ts";
import { enquiryForm } from "./receive-enquiry.server.ts";
import { createSearchIndexing } from "./search-indexing.server.ts";

interface Settings {
  origin: string;
  mailTo: string | undefined;
  selfTestTo: string | undefined;
}

declare module "#platform/feature.server.ts" {
  interface Ports {
    /** How many messages there are, and how fast they are answered. */
    messages: ReturnType<typeof messageFigures>;
  }
}

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    messages: AuditedAs<typeof messageCalls>;
  }
}

/** A contact message, from the form to the answer. */
export const messagesFeature: Feature<Settings> = {
  name: "messages",
  calls: messageCalls,
  data: messageData,
  mailKinds: messageMailKinds,
  sampleMails: sampleMessageMails,
  create(platform) {
    const { settings, store, log, receiveForm, ports } = platform;
    const { origin, selfTestTo = "", mailTo = "" } = settings;
    const db = store.longReads;
    const people = async () => (await ports.accounts?.colleagues(["sales"])) ?? [];
    const indexing = createSearchIndexing({ store, log });
    return {
      calls: serveCalls(messageCalls, {
        "POST /api/v1/Site/ContactForm/Create": receiveForm(
          contactForm({ origin, selfTestTo, log }),
        ),
        "POST /api/partners": receiveForm(enquiryForm("partner", { origin, selfTestTo, log })),
        "POST /api/projects": receiveForm(enquiryForm("project", { origin, selfTestTo, log })),
        ...adminHandlers({ ...platform, origin, company: mailTo, people }),
      }),
      port: messageFigures(db),
      async tidy() {
        const now = platform.now();
        await eraseOldSpam(store, now);
        await announceOldSpam(store, origin, now);
      },
      start: indexing.start,
      stop: indexing.stop,
    };
  },
};
