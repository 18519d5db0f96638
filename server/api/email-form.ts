import { newsletterAddress } from "#features/newsletter/newsletter-address.ts";
import { newsletterFields } from "#features/newsletter/newsletter-fields.ts";
import type { FormToReceive } from "#platform/submissions/form-to-receive.server.ts";
import type { LeadServices } from "../lead-services.ts";

/** The form of the newsletter. */
export const emailForm = ({
  keepEmail,
}: Pick<LeadServices, "keepEmail">): FormToReceive<{ Email: string }> => ({
  name: "email",
  address: newsletterAddress,
  page: "/",
  thanks: "/newsletter/thanks",
  schema: newsletterFields,
  controls: { email: "Email" },
  limits: ["captureMinute", "captureDay"],
  keep: keepEmail,
});
