import { expect, test } from "vitest";
import { settingNames } from "./env.ts";
import { findMisspelt } from "./misspelt-settings.ts";

test.each([
  ["SMTP_ULR", "SMTP_URL"],
  ["SMPT_URL", "SMTP_URL"],
  ["smtp_url", "SMTP_URL"],
  ["SITE_ORIGN", "SITE_ORIGIN"],
  ["SITE_ORIGINS", "SITE_ORIGIN"],
  ["MAIL-FROM", "MAIL_FROM"],
  ["DATABASEURL", "DATABASE_URL"],
])("%s is meant to be %s", (name, meant) => {
  expect(findMisspelt({ [name]: "x" }, settingNames)).toEqual([`${name} (${meant})`]);
});

test("settings themselves, names of other programs and what is two slips away are left alone", () => {
  const others = ["PATH", "HOSTS", "POST", "HOSTNAME", "SMTP_URI_2", "MAIL", "DATABASE_URL_TEST"];
  const all = Object.fromEntries([...settingNames, ...others].map((name) => [name, "x"]));
  expect(findMisspelt(all, settingNames)).toEqual([]);
});
