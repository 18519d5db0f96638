import { useMessages, useTranslations } from "use-intl";

/** What an entry of the log says was done: `message.view` in the page's language. */
export function ActionName({ action }: { action: string }) {
  const t = useTranslations("admin");
  const { actions } = useMessages().admin as { actions: Record<string, Record<string, unknown>> };
  const [area = "", verb = ""] = action.split(".");
  // One that has no words yet is shown as it is, rather than as a missing word.
  if (!actions[area]?.[verb]) return <code>{action}</code>;
  return t(`actions.${area}.${verb}` as "actions.message.view");
}
