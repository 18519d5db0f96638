/** What the driver takes for `verify-full`, with a warning of many lines at each start. */
const checkedToo = ["prefer", "require", "verify-ca"];

/**
 * The address of a PostgreSQL as its driver is told it: what it does with a `sslmode` is said by its name. The client
 * programs of PostgreSQL, which make backups, get the address as it is, since to them the modes are different ones.
 */
export function driverAddress(databaseUrl: string): string {
  return databaseUrl.replace(/([?&]sslmode=)([a-z-]+)(?=&|$)/, (said, name, mode) =>
    checkedToo.includes(mode) && !/[?&]uselibpqcompat=true(&|$)/.test(databaseUrl)
      ? `${name}verify-full`
      : said,
  );
}
