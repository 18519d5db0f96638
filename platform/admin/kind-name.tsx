import { useMessages, useTranslations } from "use-intl";

/** What a mail is: `contact-visitor` in the page's language. */
export function KindName({ kind }: { kind: string }) {
  const t = useTranslations("admin");
  const { mails } = useMessages().admin as { mails: { kinds: Record<string, unknown> } };
  // One that has no words yet is shown as it is, rather than as a missing word.
  if (!Object.hasOwn(mails.kinds, kind)) return <code>{kind}</code>;
  return t(`mails.kinds.${kind as "self-test"}`);
}
