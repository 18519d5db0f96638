import { isIP } from "node:net";
import * as v from "valibot";
import { type LanguageCode, languageCodes } from "#features/i18n/languages.ts";
import { defaultFeeds } from "#features/news/feed-sources.ts";

/** The only file that reads the environment; docs/settings.md explains every variable. */

/** Names of this very machine, as `URL` writes them. */
export const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];
const unset = (value: string | undefined) => (value === "" ? undefined : value);

const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(schema);
const wholeNumber = (expected: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
const address = (expected: string, ...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      expected,
    ),
  );
/** `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`. */
function isRange(range: string): boolean {
  const [address = "", bits, ...rest] = range.split("/");
  const longest = isIP(address) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return isIP(address) !== 0 && fits && rest.length === 0;
}
const bareAddress = v.check<string, string>(
  (value) => new URL(value).pathname === "/" && !/[?#]|\/\/.*@/.test(value),
  "an address without path, query or user, such as https://www.example.com",
);

const listenAddress = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]+$/, "an address to listen on, such as 127.0.0.1"),
);
const oneLineAddress = (expected: string) =>
  v.pipe(v.string(), v.regex(/^[^\r\n]*@[^\r\n]+$/, expected));

/** One feed address a language: NEWS_FEED_TR and so on. */
const feedName = (code: LanguageCode) => `NEWS_FEED_${code.toUpperCase()}`;
const feedAddress = optional(
  address(
    "the address of a feed, such as https://example.com/rss.xml, or nothing to switch it off",
    "http:",
    "https:",
  ),
);

const schema = v.object({
  PORT: v.optional(wholeNumber("a port number from 0 to 65535", 0, 65_535), "3000"),
  HOST: optional(listenAddress),
  SITE_ORIGIN: optional(
    v.pipe(
      address("the site's address, such as https://www.example.com", "http:", "https:"),
      bareAddress,
      v.transform((value) => new URL(value).origin),
    ),
  ),
  DATA_DIR: v.optional(v.string(), "./data"),
  DATABASE_URL: optional(
    address("postgres://user:password@host/database", "postgres:", "postgresql:"),
  ),
  SMTP_URL: optional(address("smtp://user:password@host:587 or smtps://…", "smtp:", "smtps:")),
  MAIL_FROM: optional(oneLineAddress("a sender, such as Company <web@example.com>")),
  MAIL_TO: optional(oneLineAddress("one or more addresses, separated by commas")),
  API_HOST: optional(
    v.pipe(
      address("the address of the API server, such as https://api.example.com", "http:", "https:"),
      v.transform((value) => value.replace(/\/+$/, "")),
    ),
  ),
  AUTH_SECRET: optional(v.pipe(v.string(), v.minLength(32, "at least 32 characters"))),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) =>
        value
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.check(
        (ranges) => ranges.every(isRange),
        "addresses or CIDR ranges, separated by commas, such as 127.0.0.1,10.0.0.0/8",
      ),
    ),
    "",
  ),
  MIN_FILL_SECONDS: v.optional(wholeNumber("whole seconds from 0 to 60", 0, 60), "2"),
  NEWS_PROXY: optional(
    address(
      "the beginning of an address that a feed's address is appended to, such as https://proxy.example.com/get?url=",
      "http:",
      "https:",
    ),
  ),
  NEWS_ALLOW_PRIVATE: v.optional(v.picklist(["0", "1"], "0 or 1"), "0"),
  ...Object.fromEntries(languageCodes.map((code) => [feedName(code), feedAddress])),
  METRICS_PORT: optional(wholeNumber("a port number from 0 to 65535", 0, 65_535)),
  METRICS_HOST: v.optional(listenAddress, "127.0.0.1"),
  SELF_TEST_HOUR: optional(
    v.union(
      [v.literal("off"), wholeNumber("", 0, 23)],
      "an hour of the office's day from 0 to 23, or off",
    ),
  ),
  SELF_TEST_URL: optional(
    v.pipe(
      address("where the site is asked, such as http://127.0.0.1:3000", "http:", "https:"),
      bareAddress,
    ),
  ),
  SELF_TEST_TO: optional(oneLineAddress("one address, such as self-test@example.com")),
  ALARM_TO: optional(oneLineAddress("one or more addresses, separated by commas")),
  ALARM_SMTP_URL: optional(
    address("smtp://user:password@host:587 or smtps://…", "smtp:", "smtps:"),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(["silent", "error", "warn", "info", "debug"], "silent, error, warn, info or debug"),
    "info",
  ),
});

/** A setting that cannot be used; the message is the one line that the operator reads. */
export class WrongSetting extends Error {
  override name = "WrongSetting";
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads and checks the settings.
 * @throws WrongSetting naming the variable and what it expects
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(
    Object.keys(schema.entries).map((name) => [name, unset(environment[name])]),
  );
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
  const origin = read.SITE_ORIGIN ?? `http://localhost:${read.PORT}`;
  const loopback = loopbackHosts.includes(new URL(origin).hostname);
  return {
    port: read.PORT,
    host: read.HOST ?? (loopback ? "127.0.0.1" : "0.0.0.0"),
    origin,
    loopback,
    https: origin.startsWith("https:"),
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailTo: read.MAIL_TO,
    apiHost: read.API_HOST,
    authSecret: read.AUTH_SECRET,
    trustProxy: read.TRUST_PROXY,
    minFillSeconds: read.MIN_FILL_SECONDS,
    newsFeeds: readFeeds(environment),
    newsProxy: read.NEWS_PROXY,
    newsAllowPrivate: read.NEWS_ALLOW_PRIVATE === "1",
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    selfTestHour: hourOf(read.SELF_TEST_HOUR, !loopback && !read.API_HOST),
    selfTestUrl: read.SELF_TEST_URL,
    selfTestTo: read.SELF_TEST_TO,
    alarmTo: read.ALARM_TO ?? read.MAIL_TO,
    alarmSmtpUrl: read.ALARM_SMTP_URL ?? read.SMTP_URL,
    logLevel: read.LOG_LEVEL,
  };
}

/** The site's own hour of the day; a machine that is tried out, or keeps no messages, tests nothing by itself. */
function hourOf(given: number | "off" | undefined, isReal: boolean): number | undefined {
  if (given === "off") return undefined;
  return given ?? (isReal ? 7 : undefined);
}

/** Here nothing and empty differ: unset means our default, empty means that the language has no news. */
function readFeeds(environment: NodeJS.ProcessEnv): Record<LanguageCode, string | null> {
  const feeds = languageCodes.map((code) => {
    const given = environment[feedName(code)]?.trim();
    return [code, given === undefined ? defaultFeeds[code] : given || null];
  });
  return Object.fromEntries(feeds);
}
