import { isIP } from "node:net";
import * as v from "valibot";
import { addressesOf, withoutQuoted } from "#platform/rules/mail-addresses.ts";

/** What a setting may hold. Each complains with what it expects, the end of "PORT is wrong: expected …" (env.ts). */

export const wholeNumber = (expected: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );

export const port = wholeNumber("a port number from 0 to 65535", 0, 65_535);

/** Only a shell fills in `~` and `$HOME`: here they would be the names of new and empty folders. */
export const folder = v.pipe(
  v.string(),
  v.regex(
    /^(?![~$]|file:)/,
    "a folder by its path, such as /var/lib/website, without ~, $ or file:",
  ),
);

/** An address with one of these protocols, written as `URL` writes them (`smtp:`). */
const address = (expected: string, ...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      expected,
    ),
  );

/** A machine's name or number as `URL` writes it, which takes `*` and two dots in a row, too. */
const machine = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/;

export const webAddress = (expected: string) =>
  v.pipe(
    address(expected, "http:", "https:"),
    v.check((value) => machine.test(new URL(value).hostname), expected),
  );

/** Of a sign that is written as it is, the driver makes something else than the client programs that make backups. */
const isEncoded = (value: string) =>
  ["username", "password", "pathname"].every(
    (part) => !/%(?![\da-f]{2})/i.test(new URL(value)[part as "username"]),
  );

export const postgresAddress = v.pipe(
  address("postgres://user:password@host/database", "postgres:", "postgresql:"),
  v.check(isEncoded, "an address whose special characters are percent-encoded: % itself is %25"),
);

const aMailServer = "smtp://user:password@host:587 or smtps://…";

export const mailServer = v.pipe(
  address(aMailServer, "smtp:", "smtps:"),
  v.check((value) => new URL(value).hostname !== "", aMailServer),
);

/** For an address that is one already: nobody's name or password is in it. */
export const isWithoutUser = (value: string) =>
  new URL(value).username === "" && new URL(value).password === "";

/** For an address that is one already: it is that of a whole site. */
export const bareAddress = v.check<string, string>(
  (value) => new URL(value).pathname === "/" && !/[?#]/.test(value) && isWithoutUser(value),
  "an address without path, query or user, such as https://www.example.com",
);

export const listenAddress = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]+$/, "an address to listen on, such as 127.0.0.1"),
);

/** Whether each part between two dots of an address's machine is one. */
const hasMachine = (address: string) => !/@(?:.*\.)?\.|\.>?$/.test(address);

const shape = /^(?:[^<>":;\r\n]*<[^\s<>@,:;]+@[^\s<>@,]+>|[^\s<>@,:;]+@[^\s<>@,:;]+)$/;

/** `web@example.com` or `Company <web@example.com>`. A colon would begin a group; of quotes none is left alone. */
const isOneAddress = (value: string) => shape.test(value) && hasMachine(value);

/** The one that mails come from. Its name may hold a comma without quotes: a company's does (`Company, Inc.`). */
export const sender = (expected: string) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const [, name = "", address = ""] = /^([^<]*)(<.*)$/.exec(withoutQuoted(value)) ?? [];
      if (address === "") return isOneAddress(withoutQuoted(value));
      const areTwo = name.includes("@") && name.includes(",");
      return !areTwo && isOneAddress(name.replaceAll(",", "") + address);
    }, expected),
  );

/** One e-mail address. */
export const oneMailAddress = (expected: string) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const [address = "", ...more] = addressesOf(value);
      return isOneAddress(address) && more.length === 0;
    }, expected),
  );

/** One or more e-mail addresses, separated by commas. */
export const mailAddresses = v.pipe(
  v.string(),
  v.check(
    (value) => addressesOf(value).every((part) => isOneAddress(part)),
    "one or more addresses, separated by commas",
  ),
);

/** Machines and networks, separated by commas. */
export const addressRanges = v.pipe(
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
);

/** `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`. */
function isRange(range: string): boolean {
  const [ip = "", bits, ...rest] = range.split("/");
  const longest = isIP(ip) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return isIP(ip) !== 0 && fits && rest.length === 0;
}
