/**
 * Whether asking the server who is signed in is worth a call: it leaves this cookie beside the token, which no script
 * can read. So the pages call nobody, and set no cookie, for visitors without an account.
 * signed-in.head.js asks the same before the first paint.
 */
export const mayBeSignedIn = (): boolean => document.cookie.includes("signed-in=1");
