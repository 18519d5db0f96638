import { siteIn } from "#platform/content/site-now.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { linkToSite, mailToVisitor } from "#platform/outbox/address-mail.server.ts";
import type { MailBlock } from "#platform/outbox/mail-content.server.ts";
import type { MailKind } from "#platform/outbox/mail-kinds.ts";
import { type MailWord, mailWords, officeTime } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { accountMailKinds } from "./mail-kinds.ts";

/** Whom an account mail is for. Nothing that somebody typed is in it, apart from the address that it goes to. */
export interface AccountReader {
  userId: string;
  email: string;
  language: LanguageCode;
  /** Of the site, such as `https://www.example.com`. */
  origin: string;
}

type Section =
  | "Confirm"
  | "Exists"
  | "Reset"
  | "Email"
  | "EmailNotice"
  | "Password"
  | "SignIn"
  | "Invite"
  | "Roles";
type Said = Exclude<MailWord, "zoneName" | "when">;

const word = (section: Section, name: string) => `account${section}.${name}` as Said;
const pageOf = ({ origin, language }: AccountReader, path: string) =>
  origin + localizedPath(path, language);

/** What the mails have in common; `blocks` come between the greeting and the end. */
function accountMail(
  reader: AccountReader,
  {
    kind,
    section,
    blocks,
    why,
  }: { kind: MailKind; section: Section; blocks: MailBlock[]; why?: Said },
): NewMail {
  const { language, origin } = reader;
  const t = mailWords(language);
  return mailToVisitor({
    kind,
    recipient: reader.email,
    language,
    subject: t(word(section, "subject")),
    title: t(word(section, "title")),
    blocks: [{ type: "text", text: t("account.greeting") }, ...blocks],
    why: t(why ?? "account.why", { site: siteIn(language).name[language] }),
    link: linkToSite(origin, language),
    aboutId: reader.userId,
  });
}

/** Text, button, what the link can do, and what to do for whom it is not meant. */
function request(
  reader: AccountReader,
  section: Section,
  url: string,
  values: Record<string, string | number> = {},
): MailBlock[] {
  const t = mailWords(reader.language);
  return [
    {
      type: "text",
      text: t(word(section, "text"), { site: siteIn(reader.language).name[reader.language] }),
    },
    { type: "button", label: t(word(section, "button")), url },
    { type: "text", text: t(word(section, "note"), values) },
    { type: "text", text: t(word(section, "ignore")) },
  ];
}

const linkTo = (reader: AccountReader, path: string, token: string) =>
  `${pageOf(reader, path)}?token=${token}`;

/** After signing up: is the address really theirs? */
export function signUpMail(reader: AccountReader, token: string): NewMail {
  const blocks = request(reader, "Confirm", linkTo(reader, "/auth/confirm-email", token));
  const why = "accountConfirm.why";
  return accountMail(reader, { kind: accountMailKinds.confirm, section: "Confirm", blocks, why });
}

/** After somebody tried to sign up with an address that has an account. */
export function accountExistsMail(reader: AccountReader): NewMail {
  const blocks = request(reader, "Exists", pageOf(reader, "/auth/forgot-password"));
  return accountMail(reader, { kind: accountMailKinds.exists, section: "Exists", blocks });
}

const hour = 60 * 60 * 1000;

/** After somebody said that the password is forgotten; the link works for `lifetime`, ms. */
export function resetMail(reader: AccountReader, token: string, lifetime: number): NewMail {
  const url = linkTo(reader, "/auth/reset-password", token);
  const hours = Math.floor(lifetime / hour);
  const blocks = request(reader, "Reset", url, { hours });
  return accountMail(reader, { kind: accountMailKinds.reset, section: "Reset", blocks });
}

/** To somebody who is to work in the back office and has no password here yet. */
export function inviteMail(reader: AccountReader, token: string): NewMail {
  const blocks = request(reader, "Invite", linkTo(reader, "/auth/reset-password", token));
  const why = "accountInvite.why";
  return accountMail(reader, { kind: accountMailKinds.invite, section: "Invite", blocks, why });
}

/** To somebody with an account who may work in the back office from now on. */
export function newRolesMail(reader: AccountReader): NewMail {
  const blocks = request(reader, "Roles", pageOf(reader, "/admin"));
  return accountMail(reader, { kind: accountMailKinds.roles, section: "Roles", blocks });
}

/** To the new address of somebody who moves. */
export function newEmailMail(reader: AccountReader, token: string): NewMail {
  const blocks = request(reader, "Email", linkTo(reader, "/auth/confirm-email", token));
  const why = "accountEmail.why";
  return accountMail(reader, { kind: accountMailKinds.newEmail, section: "Email", blocks, why });
}

/** What happened, and the way out for whom it did not do. */
function notice(reader: AccountReader, section: "EmailNotice" | "Password", at: number) {
  const t = mailWords(reader.language);
  const values = {
    site: siteIn(reader.language).name[reader.language],
    when: officeTime(at, reader.language),
  };
  return [
    { type: "text", text: t(word(section, "text"), values) },
    ...wayOut(reader, section),
  ] satisfies MailBlock[];
}

function wayOut(reader: AccountReader, section: Section): MailBlock[] {
  const t = mailWords(reader.language);
  const url = pageOf(reader, "/auth/forgot-password");
  return [
    { type: "text", text: t("account.notYou") },
    { type: "button", label: t(word(section, "button")), url },
  ];
}

/** To the old address of somebody who moves; `at` in milliseconds. */
export function emailNoticeMail(reader: AccountReader, at: number): NewMail {
  const blocks = notice(reader, "EmailNotice", at);
  return accountMail(reader, {
    kind: accountMailKinds.emailNotice,
    section: "EmailNotice",
    blocks,
  });
}

/** To whoever has got a new password, in case it was somebody else; `at` in milliseconds. */
export function passwordChangedMail(reader: AccountReader, at: number): NewMail {
  const blocks = notice(reader, "Password", at);
  return accountMail(reader, { kind: accountMailKinds.password, section: "Password", blocks });
}

/** `browser` in words of ours (`Firefox, Windows`), never the header that the browser sent. */
export function newBrowserMail(reader: AccountReader, browser: string, at: number): NewMail {
  const t = mailWords(reader.language);
  const blocks: MailBlock[] = [
    {
      type: "text",
      text: t("accountSignIn.text", { site: siteIn(reader.language).name[reader.language] }),
    },
    {
      type: "facts",
      rows: [
        { label: t("accountSignIn.when"), value: officeTime(at, reader.language) },
        { label: t("accountSignIn.browser"), value: browser || t("accountSignIn.unknown") },
      ],
    },
    { type: "text", text: t("accountSignIn.ignore") },
    ...wayOut(reader, "SignIn"),
  ];
  return accountMail(reader, { kind: accountMailKinds.signIn, section: "SignIn", blocks });
}
