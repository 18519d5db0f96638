import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { type SampleMailParts, samplePerson } from "#platform/outbox/sample-mails.ts";
import {
  accountExistsMail,
  emailNoticeMail,
  inviteMail,
  newBrowserMail,
  newEmailMail,
  newRolesMail,
  passwordChangedMail,
  resetMail,
  signUpMail,
} from "./account-mails.server.ts";

const hour = 60 * 60 * 1000;

export function sampleAccountMails({ language, origin, now }: SampleMailParts): NewMail[] {
  const { id: userId, email } = samplePerson;
  const reader = { userId, email, language, origin };
  return [
    signUpMail(reader, userId),
    accountExistsMail(reader),
    resetMail(reader, userId, hour),
    inviteMail(reader, userId),
    newRolesMail(reader),
    newEmailMail(reader, userId),
    emailNoticeMail(reader, now),
    passwordChangedMail(reader, now),
    newBrowserMail(reader, "Firefox, Windows", now),
    newBrowserMail(reader, "", now),
  ];
}
