import { expect, test } from "vitest";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import { CommitUnknown, StoreUnavailable } from "#platform/store/store-unavailable.server.ts";
import { explainFailure } from "./explain-failure.ts";

const cause = new Error("Connection terminated");

test.each([
  [new WrongSetting("PORT is wrong."), /^PORT is wrong\.$/],
  [
    new StoreUnavailable("x", { cause }),
    /^The database cannot be written to \(Connection terminated\)\. What is live is as it was: make room/,
  ],
  [new CommitUnknown("x", { cause }), /^The database was lost .*\(Connection terminated\): look /],
  [Object.assign(new Error("x"), { code: "SQLITE_CORRUPT" }), /^DATA_DIR: .*SQLITE_CORRUPT/],
])("%s is said in one line", (error, line) => {
  expect(explainFailure(error)).toMatch(line);
});

test("of what nobody foresaw a stack trace is left", () => {
  expect(explainFailure(new TypeError("x"))).toBeUndefined();
});
