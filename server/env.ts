import * as v from "valibot";
import feeds from "#content/news/feeds.json" with { type: "json" };
import { type Currency, currencies } from "#features/catalogue/product-choices.ts";
import { isBankAccount } from "#features/orders/read-bank-account.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { isLoopback } from "#platform/rules/loopback.ts";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import { findMisspelt } from "./misspelt-settings.ts";
import {
  addressRanges,
  bareAddress,
  folder,
  isWithoutUser,
  listenAddress,
  mailAddresses,
  mailServer,
  oneMailAddress,
  port,
  postgresAddress,
  sender,
  webAddress,
  wholeNumber,
} from "./setting-values.ts";

/** The only file that reads the environment; docs/settings.md explains every variable. */

/** An empty value counts as unset (docs/settings.md). */
const unset = (value: string | undefined) => (value === "" ? undefined : value);

/**
 * Values without the spaces around them, which no setting means. A secret stays as it is: another program may have
 * the same one, and one that were read otherwise than yesterday would sign everybody out.
 * @throws WrongSetting for a value in quotes: an engine of containers hands on those of its file
 */
function readValues(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const values = settingNames.map((name) => {
    const value = environment[name];
    if (value === undefined || name.endsWith("_SECRET")) return [name, value];
    const meant = value.trim();
    if (/^(["']).*\1$/.test(meant))
      throw new WrongSetting(`${name} is wrong: expected a value without quotes around it.`);
    return [name, meant];
  });
  return Object.fromEntries(values);
}

/** One feed address a language: NEWS_FEED_TR and so on. */
const feedName = (code: LanguageCode) => `NEWS_FEED_${code.toUpperCase()}`;
const feedAddress = v.optional(
  webAddress(
    "the address of a feed, such as https://example.com/rss.xml, or nothing to switch it off",
  ),
);

/** One account a currency: BANK_ACCOUNT_EUR and so on. */
const accountName = (code: Currency) => `BANK_ACCOUNT_${code}`;
const bankAccount = v.optional(
  v.pipe(
    v.string(),
    v.check(
      isBankAccount,
      "an IBAN, a comma, the BIC or nothing, a comma and the bank's name, such as DE02 1203 0000 0000 2020 51, BYLADEM1001, Deutsche Kreditbank; of these the IBAN alone is needed",
    ),
  ),
);

const secret = v.optional(v.pipe(v.string(), v.minLength(32, "at least 32 characters")));

/** Where something is sent; it is signed with the secret of that name. */
const hook = (what: string, secretName: string) =>
  v.optional(
    v.pipe(
      webAddress(what),
      v.check(
        isWithoutUser,
        `an address without user and password: what is sent is signed with ${secretName}`,
      ),
    ),
  );

const hourOrOff = "an hour of the office's day from 0 to 23, or off";

const schema = v.object({
  PORT: v.optional(port, "3000"),
  HOST: v.optional(listenAddress),
  SITE_ORIGIN: v.optional(
    v.pipe(
      webAddress("the site's address, such as https://www.example.com"),
      bareAddress,
      v.transform((value) => new URL(value).origin),
    ),
  ),
  BUILD_DIR: v.optional(folder),
  DATA_DIR: v.optional(folder, "./data"),
  DATABASE_URL: v.optional(postgresAddress),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(sender("one sender, such as Company <web@example.com>")),
  MAIL_TO: v.optional(mailAddresses),
  API_HOST: v.optional(
    v.pipe(
      webAddress("the address of the API server, such as https://api.example.com"),
      // The address of a call is appended to it, and no user goes along.
      v.check(
        (value) => !/[?#]/.test(value) && isWithoutUser(value),
        "an address without query or user, such as https://api.example.com",
      ),
      v.transform((value) => value.replace(/\/+$/, "")),
    ),
  ),
  AUTH_SECRET: secret,
  TRUST_PROXY: v.optional(addressRanges, ""),
  MIN_FILL_SECONDS: v.optional(wholeNumber("whole seconds from 0 to 60", 0, 60), "2"),
  ...Object.fromEntries(currencies.map((code) => [accountName(code), bankAccount])),
  NEWS_PROXY: v.optional(
    webAddress(
      "the beginning of an address that a feed's address is appended to, such as https://proxy.example.com/get?url=",
    ),
  ),
  NEWS_ALLOW_PRIVATE: v.optional(v.picklist(["0", "1"], "0 or 1"), "0"),
  ...Object.fromEntries(languageCodes.map((code) => [feedName(code), feedAddress])),
  PUBLISH_HOOK_URL: hook(
    "where changes are told, such as https://cdn.example.com/purge",
    "PUBLISH_HOOK_SECRET",
  ),
  PUBLISH_HOOK_SECRET: secret,
  TRANSLATION_HOOK_URL: hook(
    "where texts are translated, such as https://translate.example.com/texts",
    "TRANSLATION_HOOK_SECRET",
  ),
  TRANSLATION_HOOK_SECRET: secret,
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(listenAddress, "127.0.0.1"),
  SELF_TEST_HOUR: v.optional(v.union([v.literal("off"), wholeNumber(hourOrOff, 0, 23)], hourOrOff)),
  SELF_TEST_URL: v.optional(
    v.pipe(webAddress("where the site is asked, such as http://127.0.0.1:3000"), bareAddress),
  ),
  SELF_TEST_TO: v.optional(oneMailAddress("one address, such as self-test@example.com")),
  ALARM_TO: v.optional(mailAddresses),
  ALARM_SMTP_URL: v.optional(mailServer),
  LOG_LEVEL: v.optional(
    v.picklist(["silent", "error", "warn", "info", "debug"], "silent, error, warn, info or debug"),
    "info",
  ),
});

/** The names of all settings; `.env.example` and docs/settings.md have the same. */
export const settingNames = Object.keys(schema.entries);

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads and checks the settings.
 * @throws WrongSetting naming the variable and what it expects
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const values = readValues(environment);
  const given = Object.fromEntries(settingNames.map((name) => [name, unset(values[name])]));
  const result = v.safeParse(schema, given, { abortPipeEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw new WrongSetting(`${v.getDotPath(issue)} is wrong: expected ${issue.message}.`);
  }
  const read = result.output;
  if (read.SMTP_URL) {
    for (const name of ["MAIL_FROM", "MAIL_TO"] as const) {
      if (!read[name])
        throw new WrongSetting(`${name} is missing: SMTP_URL is set, so an address is needed.`);
    }
  }
  const { PUBLISH_HOOK_URL: hookUrl, PUBLISH_HOOK_SECRET: hookSecret = "" } = read;
  if (hookUrl && !hookSecret)
    throw new WrongSetting(
      "PUBLISH_HOOK_SECRET is missing: PUBLISH_HOOK_URL is set, so what is sent there is signed.",
    );
  const origin = read.SITE_ORIGIN ?? `http://localhost:${read.PORT}`;
  if (read.API_HOST && new URL(read.API_HOST).origin === origin)
    throw new WrongSetting(
      "API_HOST is wrong: it is this site's own address (SITE_ORIGIN): leave it out, and this server keeps the messages itself.",
    );
  if (read.API_HOST && typeof read.SELF_TEST_HOUR === "number")
    throw new WrongSetting(
      "SELF_TEST_HOUR is wrong: the messages are kept at API_HOST, and the self-test is done there: leave it out.",
    );
  const host = read.HOST ?? (isLoopback(origin) ? "127.0.0.1" : "0.0.0.0");
  if (read.METRICS_PORT === read.PORT && read.PORT !== 0 && areOne(host, read.METRICS_HOST))
    throw new WrongSetting(
      `METRICS_PORT is wrong: the site itself listens on ${read.PORT} (PORT): take another one, such as 9464.`,
    );
  return {
    port: read.PORT,
    host,
    origin,
    loopback: isLoopback(origin),
    https: origin.startsWith("https:"),
    buildDir: read.BUILD_DIR,
    isOriginGiven: read.SITE_ORIGIN !== undefined,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailTo: read.MAIL_TO,
    apiHost: read.API_HOST,
    authSecret: read.AUTH_SECRET,
    trustProxy: read.TRUST_PROXY,
    minFillSeconds: read.MIN_FILL_SECONDS,
    bankAccounts: readAccounts(values),
    newsFeeds: readFeeds(values),
    newsProxy: read.NEWS_PROXY,
    newsAllowPrivate: read.NEWS_ALLOW_PRIVATE === "1",
    publishHook: hookUrl ? { url: hookUrl, secret: hookSecret } : undefined,
    translationHook: read.TRANSLATION_HOOK_URL
      ? { url: read.TRANSLATION_HOOK_URL, secret: read.TRANSLATION_HOOK_SECRET }
      : undefined,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    selfTestHour: hourOf(read.SELF_TEST_HOUR, !isLoopback(origin) && !read.API_HOST),
    selfTestUrl: read.SELF_TEST_URL,
    selfTestTo: read.SELF_TEST_TO,
    alarmTo: read.ALARM_TO ?? read.MAIL_TO,
    alarmSmtpUrl: read.ALARM_SMTP_URL ?? read.SMTP_URL,
    logLevel: read.LOG_LEVEL,
    misspelt: findMisspelt(environment, settingNames),
  };
}

/** Whether who listens at one address takes its port from who listens at the other. */
const areOne = (...hosts: [string, string]) =>
  hosts[0] === hosts[1] || hosts.some((host) => host === "0.0.0.0" || host === "::");

/** The site's own hour of the day; a machine that is tried out, or keeps no messages, tests nothing by itself. */
function hourOf(given: number | "off" | undefined, isReal: boolean): number | undefined {
  if (given === "off") return undefined;
  return given ?? (isReal ? 7 : undefined);
}

/** Checked by then. */
function readAccounts(values: NodeJS.ProcessEnv): Record<Currency, string | undefined> {
  const accounts = currencies.map((code) => [code, unset(values[accountName(code)])]);
  return Object.fromEntries(accounts);
}

/** The feeds that are read where the settings name none; a language may have none. */
const defaultFeeds: Partial<Record<LanguageCode, string>> = feeds;

/** Here nothing and empty differ: unset means our default, empty means that the language has no news. */
function readFeeds(values: NodeJS.ProcessEnv): Record<LanguageCode, string | null> {
  const feeds = languageCodes.map((code) => {
    const given = values[feedName(code)];
    return [code, given === undefined ? (defaultFeeds[code] ?? null) : given || null];
  });
  return Object.fromEntries(feeds);
}
