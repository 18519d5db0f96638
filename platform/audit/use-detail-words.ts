import { useFormatter, useMessages, useTranslations } from "use-intl";
import type { LanguageCode } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { AuditDetails } from "./audit-details.ts";

type Value = AuditDetails[string] | undefined;

/** Puts what an entry of the log tells into words; empty where there is nothing to add to the action. */
export function useDetailWords(): (action: string, details: AuditDetails) => string {
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  const format = useFormatter();
  const { audit } = useMessages().admin as { audit: { parts: Record<string, unknown> } };
  const status = (value: Value) => t(`status.${value as "new"}`);
  const day = (instant: number) => format.dateTime(new Date(instant), { dateStyle: "medium" });

  /** `Admin, sales` in words. */
  const roleNames = (value: Value) =>
    String(value ?? "")
      .split(", ")
      .map((role) => (role ? t(`people.role.${role as "sales"}`) : "–"))
      .join(", ");

  /** Of a message that was let in: the mails that were held back. */
  const told = (mails: Value) =>
    mails ? `, ${t("message.sentLate", { count: Number(mails) })}` : "";

  /** Actions whose details are one thing. */
  const whole: Record<string, (details: AuditDetails) => string> = {
    "message.status": ({ from, to, mails }) => `${status(from)} → ${status(to)}${told(mails)}`,
    "message.assign": ({ to }) => (to ? String(to) : t("message.nobody")),
    "message.spam": ({ spam, mails }) =>
      spam ? t("status.spam") : `${t("message.notSpam")}${told(mails)}`,
    "message.reply": ({ subject }) => String(subject),
    "people.roles": ({ from, to }) => `${roleNames(from)} → ${roleNames(to)}`,
    "people.invite": ({ roles }) => roleNames(roles),
    "news.hide": ({ on }) => t(on ? "news.hidden" : "audit.visible"),
    "news.pin": ({ on }) => t(on ? "news.pinned" : "audit.unpinned"),
    // The copy of a mail; nobody knows a mail by its number.
    "mail.resend": () => "",
  };

  /** What was looked at: a filter. How much it showed, and whatever else a feature tells, has words below `audit.parts`. */
  const parts: Record<string, (value: Value, action: string) => string> = {
    status: (value) => `${t("filters.status")}: ${status(value)}`,
    language: (value) => `${t("filters.language")}: ${languageName(value as LanguageCode)}`,
    assignee: (value) => `${t("filters.assignee")}: ${value ?? t("message.nobody")}`,
    from: (value) => `${t("filters.from")}: ${day(Date.parse(String(value)))}`,
    // The first instant that is left out: the day before is the last one that was shown.
    to: (value) => `${t("filters.to")}: ${day(Date.parse(String(value)) - 1)}`,
    search: (value) => `${t("filters.search")}: ${value}`,
    state: (value, action) =>
      `${t("filters.state")}: ${
        action.startsWith("mail.")
          ? t(`mailState.${value as "sent"}`)
          : t(`emails.states.${value as "confirmed"}`)
      }`,
  };

  /** A part that has no words yet is shown as it is, rather than as a missing word. */
  const part = (name: string, value: Value) => {
    if (!audit.parts[name]) return `${name}: ${value ?? "–"}`;
    // The words say what a number, or "true" and "false", mean.
    const given = typeof value === "number" ? value : String(value);
    return t(`audit.parts.${name}` as "audit.parts.messages", { value: given as number });
  };

  return (action, details) => {
    const say = whole[action];
    if (say) return say(details);
    const told = Object.entries(details).map(
      ([name, value]) => parts[name]?.(value, action) ?? part(name, value),
    );
    return told.join(" · ");
  };
}
