// Before the first paint: whether somebody may be signed in (may-be-signed-in.ts), so that the account's pages show
// either the way in or the account, and not one after the other.
document.documentElement.toggleAttribute("data-signed-in", document.cookie.includes("signed-in=1"));
