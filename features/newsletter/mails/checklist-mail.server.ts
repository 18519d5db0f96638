import { siteIn } from "#platform/content/site-now.server.ts";
import { mailToVisitor } from "#platform/outbox/address-mail.server.ts";
import type { MailBlock } from "#platform/outbox/mail-content.server.ts";
import { mailWords } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { newsletterMailKinds } from "./mail-kinds.ts";
import { type Addressee, wayOut } from "./newsletter-mails.server.ts";

/** Three questions below each heading. */
const groups = [
  {
    heading: "scopeChecklist.goal",
    questions: ["scopeChecklist.goal1", "scopeChecklist.goal2", "scopeChecklist.goal3"],
  },
  {
    heading: "scopeChecklist.people",
    questions: ["scopeChecklist.people1", "scopeChecklist.people2", "scopeChecklist.people3"],
  },
  {
    heading: "scopeChecklist.today",
    questions: ["scopeChecklist.today1", "scopeChecklist.today2", "scopeChecklist.today3"],
  },
  {
    heading: "scopeChecklist.limits",
    questions: ["scopeChecklist.limits1", "scopeChecklist.limits2", "scopeChecklist.limits3"],
  },
] as const;

/**
 * The answer to who asked for the scope checklist, at once. The newsletter is another matter: its button is in the
 * same mail, for whoever wants it. `links`: absent for members, who have it already.
 */
export function checklistMail({
  id,
  email,
  language,
  links,
}: Addressee & { links?: { confirmUrl: string; unsubscribeUrl: string } }): NewMail {
  const t = mailWords(language);
  const siteName = { site: siteIn(language).name[language] };
  const newsletter: MailBlock[] = links
    ? [
        { type: "heading", text: t("scopeChecklist.news") },
        { type: "text", text: t("scopeChecklist.newsText") },
        { type: "button", label: t("newsletterConfirmation.button"), url: links.confirmUrl },
      ]
    : [];
  return mailToVisitor({
    kind: newsletterMailKinds.checklist,
    recipient: email,
    language,
    subject: t("scopeChecklist.subject"),
    title: t("scopeChecklist.title"),
    blocks: [
      { type: "text", text: t("scopeChecklist.greeting") },
      { type: "text", text: t("scopeChecklist.text", siteName) },
      ...groups.flatMap(({ heading, questions }): MailBlock[] => [
        { type: "heading", text: t(heading) },
        { type: "list", items: questions.map((question) => t(question)) },
      ]),
      { type: "text", text: t("scopeChecklist.answer") },
      ...newsletter,
    ],
    why: t("scopeChecklist.why", siteName),
    ...(links && wayOut(links.unsubscribeUrl, language)),
    aboutId: id,
  });
}
