/** A comma, a colon and a sign within quotes are part of a name. */
export const withoutQuoted = (value: string) => value.replaceAll(/"[^"\r\n]*"/g, "").trim();

/** The addresses of a list such as `a@example.com, "B, Office" <b@example.com>`, without what their names have in quotes. */
export const addressesOf = (value: string) =>
  withoutQuoted(value)
    .split(",")
    .map((part) => part.trim());

/** `Office <office@example.com>`: the address alone. */
export const withoutName = (address: string) => /<([^<>]*)>$/.exec(address)?.[1] ?? address;
