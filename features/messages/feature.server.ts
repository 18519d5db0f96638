import type { Feature } from "#platform/feature.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { messageCalls } from "./calls.ts";
import { messageMailKinds } from "./mails/mail-kinds.ts";
import { contactForm } from "./receive-contact.server.ts";

interface Settings {
  origin: string;
  selfTestTo?: string | undefined;
}

/** A contact message, from the form to the answer. */
export const messagesFeature: Feature<Settings> = {
  name: "messages",
  calls: messageCalls,
  data: [],
  mailKinds: messageMailKinds,
  create({ settings: { origin, selfTestTo = "" }, log, receiveForm }) {
    return {
      calls: serveCalls(messageCalls, {
        "POST /api/v1/Site/ContactForm/Create": receiveForm(
          contactForm({ origin, selfTestTo, log }),
        ),
      }),
    };
  },
};
