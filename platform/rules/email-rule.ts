/** Of the whole address, in characters (RFC 5321, 4.5.3.1.3 less the angle brackets). */
const emailMaxLength = 254;
/** Before the at sign (RFC 5321, 4.5.3.1.1). */
const emailLocalMaxLength = 64;

/**
 * The HTML standard's "valid email address", the very pattern a browser uses for `type="email"`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** True for an address that we accept; the same function decides in the browser and on the server. */
export function isEmail(address: string): boolean {
  return (
    address.length <= emailMaxLength &&
    address.indexOf("@") <= emailLocalMaxLength &&
    htmlEmail.test(address)
  );
}
