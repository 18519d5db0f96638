import { accountMailKinds } from "#features/accounts/mails/mail-kinds.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { MailKind } from "#platform/outbox/mail-kinds.ts";

/** All that the site sends: what its features say, and those that are not set to work by themselves yet. */
export const mailKindsOf = (features: readonly Pick<Feature, "mailKinds">[]): readonly MailKind[] =>
  [...[accountMailKinds], ...features.map(({ mailKinds = {} }) => mailKinds)].flatMap((kinds) =>
    Object.values<MailKind>(kinds),
  );
