import type { Feature } from "#platform/feature.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { messageCalls } from "./calls.ts";
import { messageFigures } from "./count-messages.server.ts";
import { messageMailKinds } from "./mails/mail-kinds.ts";
import { contactForm } from "./receive-contact.server.ts";

interface Settings {
  origin: string;
  selfTestTo?: string | undefined;
}

declare module "#platform/feature.server.ts" {
  interface Ports {
    /** How many messages there are, and how fast they are answered. */
    messages: ReturnType<typeof messageFigures>;
  }
}

/** A contact message, from the form to the answer. */
export const messagesFeature: Feature<Settings> = {
  name: "messages",
  calls: messageCalls,
  data: [],
  mailKinds: messageMailKinds,
  create({ settings: { origin, selfTestTo = "" }, store, log, receiveForm }) {
    return {
      calls: serveCalls(messageCalls, {
        "POST /api/v1/Site/ContactForm/Create": receiveForm(
          contactForm({ origin, selfTestTo, log }),
        ),
      }),
      port: messageFigures(store.longReads),
    };
  },
};
