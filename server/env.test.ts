import { describe, expect, test } from "vitest";
import { readSettings } from "./env.ts";

const mails = { SMTP_URL: "smtp://mail.example.com", MAIL_TO: "office@example.com" };
const withSender = (MAIL_FROM: string) => readSettings({ ...mails, MAIL_FROM });

describe("MAIL_FROM", () => {
  test.each([
    "web@example.com",
    "<web@example.com>",
    "Company <web@example.com>",
    "Company, Inc. <web@example.com>",
    '"Company, Inc." <web@example.com>',
    '"Company: web" <web@example.com>',
    "web@example.com <web@example.com>",
    "O'Neil & Söhne (GmbH) <web@localhost>",
  ])("%s is one sender", (sender) => {
    expect(withSender(sender).mailFrom).toBe(sender);
  });

  test.each([
    "web@example.com, office@example.com",
    "Web <web@example.com>, Office <office@example.com>",
    "web@example.com, Office <office@example.com>",
    "web@example.com;office@example.com",
    "web@example.com office@example.com",
    "Company <web@example.com",
    '"Company <web@example.com>',
    "Company <web@example.com> office@example.com",
    "Company <web @example.com>",
    "Company: web <web@example.com>",
    "mailto:web@example.com",
    "@example.com",
    "web@@example.com",
    "web@example..com",
    "Company <web@example.com.>",
    "Company\nBcc: <web@example.com>",
  ])("%j is refused by name", (sender) => {
    expect(() => withSender(sender)).toThrow(/^MAIL_FROM is wrong: expected one sender, /);
  });
});

test.each([
  ["PORT", " 8080 ", { port: 8080 }],
  [
    "DATABASE_URL",
    " postgres://website@localhost/website\n",
    { databaseUrl: "postgres://website@localhost/website" },
  ],
  ["LOG_LEVEL", "warn ", { logLevel: "warn" }],
  ["DATA_DIR", " /var/lib/website", { dataDir: "/var/lib/website" }],
  ["SMTP_URL", "  ", { smtpUrl: undefined }],
  ["AUTH_SECRET", ` ${"s".repeat(32)}\n`, { authSecret: ` ${"s".repeat(32)}\n` }],
])("spaces around %s=%j do not count; a secret is taken as it is", (name, value, read) => {
  expect(readSettings({ [name]: value })).toMatchObject(read);
});

test.each([
  ["SITE_ORIGIN", '"https://www.example.com"'],
  ["PORT", "'8080'"],
  ["DATA_DIR", '"/var/lib/website"'],
  ["BUILD_DIR", '"build"'],
  ["MAIL_TO", "'office@example.com, web@example.com'"],
  ["NEWS_FEED_TR", '""'],
])("quotes around %s=%s are named", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    `${name} is wrong: expected a value without quotes`,
  );
});

describe.each(["DATA_DIR", "BUILD_DIR"])("%s", (name) => {
  test.each(["~/data", "~", "$HOME/data", "file:///var/lib/website"])(
    "%s would be a new folder of that name",
    (folder) => {
      expect(() => readSettings({ [name]: folder })).toThrow(
        `${name} is wrong: expected a folder by its path`,
      );
    },
  );
});

test.each([
  ["SITE_ORIGIN", "https:user@www.example.com"],
  ["SITE_ORIGIN", "https://*.example.com"],
  ["SITE_ORIGIN", "https://www.example..com"],
  ["API_HOST", "https:user@api.example.com"],
  ["API_HOST", "https://$API_NAME"],
  ["MAIL_TO", "office@example.com, web@.example.com"],
  ["MAIL_TO", "mailto:office@example.com"],
  ["DATABASE_URL", "postgres://website:5%@localhost/website"],
  ["DATABASE_URL", "postgres://website:5%zero@localhost/website"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is wrong: expected `);
});

test("BANK_ACCOUNT_EUR with the bank's name in the place of the BIC says what stands where", () => {
  const account = "DE02 1203 0000 0000 2020 51, Deutsche Kreditbank";
  expect(() => readSettings({ BANK_ACCOUNT_EUR: account })).toThrow(
    "BANK_ACCOUNT_EUR is wrong: expected an IBAN, a comma, the BIC or nothing, a comma and the bank's name, such as DE02 1203 0000 0000 2020 51, BYLADEM1001, Deutsche Kreditbank; of these the IBAN alone is needed.",
  );
});

test("METRICS_PORT on the site's own port is named, and not that another program has the port", () => {
  const refused =
    "METRICS_PORT is wrong: the site itself listens on 4000 (PORT): take another one, such as 9464.";
  expect(() => readSettings({ PORT: "4000", METRICS_PORT: "4000" })).toThrow(refused);
  const everywhere = { PORT: "4000", HOST: "0.0.0.0", METRICS_PORT: "4000" };
  expect(() => readSettings({ ...everywhere, METRICS_HOST: "10.0.0.1" })).toThrow(refused);
  for (const good of [
    { PORT: "0", METRICS_PORT: "0" },
    { PORT: "4000", METRICS_PORT: "4001" },
    { PORT: "4000", HOST: "10.0.0.2", METRICS_PORT: "4000", METRICS_HOST: "10.0.0.1" },
  ])
    expect(readSettings(good)).toMatchObject({ metricsPort: Number(good.METRICS_PORT) });
});
