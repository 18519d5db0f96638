import type { SendOutcome } from "./mail-tables.server.ts";

export interface SendResult {
  outcome: SendOutcome;
  /** The mail server's words, or what went wrong on the way to it. */
  answer: string;
  /** Of an accepted mail to several: the addresses that the mail server did not take it for. */
  notTaken?: readonly NotTaken[];
}

/** One address that a mail was not taken for, and why. */
export interface NotTaken {
  address: string;
  outcome: SendOutcome;
  answer: string;
}

/** What nodemailer tells of a failure: its own code, the SMTP command and the server's reply code. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  message: string;
}

/** Asks for a login, or says that ours is wrong: nothing that another mail would fare better with. RFC 4954, 6. */
const loginCodes = [530, 534, 535, 538];

/** Codes of nodemailer for a conversation that did not reach the mail, or broke off. */
const connectionCodes = [
  "ECONNECTION",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EPROTOCOL",
  "EAUTH",
  "ENOAUTH",
  "EOAUTH2",
  "EPROXY",
  "EABORT",
];

/**
 * Whose fault a failed try was. Only a reply of 5xx to RCPT TO or DATA is about this very mail and for
 * good (503 is not: the conversation was out of step); one of 4xx there is about this mail for now.
 * Everything before (greeting, login, MAIL FROM) and every broken connection is the mail server's
 * or our own setting's. What we cannot tell is tried again.
 */
export function classifyAnswer(error: SmtpError): SendOutcome {
  const { code = "", command = "", responseCode = 0 } = error;
  if (responseCode === 421 || loginCodes.includes(responseCode)) return "server-down";
  if (connectionCodes.includes(code)) return "server-down";
  if (command === "MAIL FROM" && responseCode > 0) return "server-down";
  const aboutThisMail = command === "RCPT TO" || command === "DATA";
  const forGood = responseCode >= 500 && responseCode !== 503;
  return aboutThisMail && forGood ? "refused" : "deferred";
}
