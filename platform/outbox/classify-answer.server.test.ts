import { expect, test } from "vitest";
import { classifyAnswer } from "./classify-answer.server.ts";

test.each([
  [{ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }, "refused"],
  [{ code: "EMESSAGE", command: "DATA", responseCode: 554 }, "refused"],
  [{ code: "EMESSAGE", command: "DATA", responseCode: 500 }, "refused"],
  [{ code: "EENVELOPE", command: "API", responseCode: 550 }, "deferred"],
  [{ code: "EENVELOPE", command: "RCPT TO", responseCode: 450 }, "deferred"],
  [{ code: "EMESSAGE", command: "DATA", responseCode: 452 }, "deferred"],
  [{ code: "EMESSAGE", command: "DATA", responseCode: 503 }, "deferred"],
  [{ code: "EENVELOPE", command: "RCPT TO", responseCode: 421 }, "server-down"],
  [{ code: "EENVELOPE", command: "RCPT TO", responseCode: 530 }, "server-down"],
  [{ code: "EENVELOPE", command: "MAIL FROM", responseCode: 553 }, "server-down"],
  [{ code: "EENVELOPE", command: "MAIL FROM", responseCode: 452 }, "server-down"],
  [{ code: "EPROTOCOL", command: "CONN", responseCode: 554 }, "server-down"],
  [{ code: "EPROTOCOL", command: "EHLO", responseCode: 550 }, "server-down"],
  [{ code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }, "server-down"],
  [{ code: "ECONNECTION", command: "CONN" }, "server-down"],
  [{ code: "ECONNECTION", command: "CONN", responseCode: 550 }, "server-down"],
  [{ code: "ETIMEDOUT", command: "CONN" }, "server-down"],
  [{ code: "EDNS", command: "CONN" }, "server-down"],
  [{ code: "ETLS" }, "server-down"],
  [{ code: "EABORT" }, "server-down"],
  [{ code: "EMESSAGE", command: "MAIL FROM" }, "deferred"],
  [{ code: "EENVELOPE", command: "API" }, "deferred"],
  [{}, "deferred"],
] as const)("%o is %s", (error, outcome) => {
  expect(classifyAnswer({ message: "", ...error })).toBe(outcome);
});
