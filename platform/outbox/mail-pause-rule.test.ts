import { expect, test } from "vitest";
import { type EarlierMail, mailPauses, takeMailTurn } from "./mail-pause-rule.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse("2026-06-12T11:00:00Z");
/** Mails asked for by `askedBy`, so many minutes ago. */
const sent = (askedBy: string | null, ...minutesAgo: number[]): EarlierMail[] =>
  minutesAgo.map((ago) => ({ at: now - ago * minute, askedBy }));
const isOver = (known: EarlierMail[], askedBy = "owner") =>
  takeMailTurn(known, askedBy, now).isOver;

test.each([
  ["the first", [], true],
  ["the second within a minute", sent("owner", 0.9), false],
  ["the second after a minute", sent("owner", 1), true],
  ["the third after nine minutes", sent("owner", 30, 9), false],
  ["the third after ten", sent("owner", 30, 10), true],
  ["the fourth after five hours", sent("owner", 600, 500, 300), false],
  ["the fourth after six", sent("owner", 600, 500, 360), true],
  ["what is a day old", sent("owner", 1440, 1441, 1442), true],
  ["the third, when the others are a day old", sent("owner", 1440, 1441, 2), true],
])("for one visitor, %s", (_, known, expected) => {
  expect(isOver(known)).toBe(expected);
});

test("a stranger who asks as often as possible delays nobody else", () => {
  expect(isOver(sent("stranger", 25, 11, 0))).toBe(true);
  expect(isOver(sent("stranger", 25, 11, 0), "stranger")).toBe(false);
});

test("whoever asked a moment before the newest mail, and waited for its turn, gets one too", () => {
  // Transactions that wait for one row are not let in by the instants they began at.
  expect(isOver(sent("stranger", -0.0001))).toBe(true);
  expect(isOver(sent("owner", -0.0001))).toBe(false);
});

test("many strangers delay the owner by six hours at most", () => {
  const four = ["a", "b", "c", "d"].flatMap((one) => sent(one, 1));
  expect(isOver(four)).toBe(false);
  expect(isOver([...four, ...sent(null, 359, 359)])).toBe(false);
  const six = ["a", "b", null, "d", "e", "f"].flatMap((one) => sent(one, 360));
  expect(isOver(six)).toBe(true);
});

test("from however many machines, an address gets at most ten mails a day", () => {
  const mails: EarlierMail[] = [];
  for (let at = 0; at < 3 * 24 * hour; at += 5 * minute) {
    const askedBy = `machine ${at}`;
    if (takeMailTurn(mails, askedBy, at).isOver) mails.push({ at, askedBy });
  }
  const perDay = mails.map(({ at }) =>
    mails.filter((one) => one.at >= at && one.at < at + 24 * hour),
  );
  expect(Math.max(...perDay.map((day) => day.length))).toBeLessThanOrEqual(10);
});

test("who has asked before is known, and nobody else", () => {
  const again = (askedBy: string) => takeMailTurn(sent("owner", 5), askedBy, now).isAgain;
  expect(again("owner")).toBe(true);
  expect(again("stranger")).toBe(false);
});

test("the pause that all share is told, too", () => {
  const five = ["a", "b", "c", "d", "e"].flatMap((one) => sent(one, 400));
  expect(takeMailTurn(five, "owner", now).nextPause).toBe(6 * hour);
});

test("the next pause is told, so that a link lives until another one may follow", () => {
  expect(takeMailTurn([], "owner", now).nextPause).toBe(minute);
  expect(takeMailTurn(sent("owner", 30, 20), "owner", now).nextPause).toBe(6 * hour);
});

test("a clock that was set back holds no mail back", () => {
  expect(isOver([{ at: now + hour, askedBy: "owner" }])).toBe(true);
  expect(isOver([{ at: now + mailPauses.clockSkew, askedBy: "owner" }])).toBe(false);
});
