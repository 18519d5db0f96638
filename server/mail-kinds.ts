import type { Feature } from "#platform/feature.server.ts";
import type { MailKind } from "#platform/outbox/mail-kinds.ts";

/** All that the site sends: what its features say. */
export const mailKindsOf = (features: readonly Pick<Feature, "mailKinds">[]): readonly MailKind[] =>
  features.flatMap(({ mailKinds = {} }) => Object.values<MailKind>(mailKinds));
